import { dayNumber } from '../calendar/index.ts';
import { hasPlace } from '../form/index.ts';
import { formFlag, teamFlags } from './team-flag.ts';
import type { TeamGain } from './team-gains.ts';
import type { TeamPart } from './team-parts.ts';
import type { TeamRow } from './team-room.ts';
import type { GainSort, TodaySort } from './sort-columns.ts';

/** The number that a column sorts by; null for a player without a figure, or too few rounds for a place: never ranked. */
type KeyOf = (row: TeamRow) => number | null;

/** In each column what a coach looks for is first: the lower form, the latest round, the most rounds, the worst flag. */
const todayKeys: Readonly<Record<Exclude<TodaySort, 'name'>, KeyOf>> = {
  form: ({ form: { figure } }) => (hasPlace(figure) ? figure.strokes : null),
  last: ({ lastRound }) => (lastRound === null ? null : -dayNumber(lastRound.playedOn)),
  recent: ({ recentCount, daysSinceRound }) => (daysSinceRound === null ? null : -recentCount),
  flag: (row) => {
    const flag = formFlag(row.flag);
    return flag === null ? null : teamFlags.indexOf(flag);
  },
};

/**
 * Rows by a column of 'Today', in reverse with `isReversed`. Players without a figure are at the end either way, and
 * equal ones keep their order (TEAM-05).
 */
export const sortToday = <Row extends TeamRow>(rows: readonly Row[], sort: TodaySort, isReversed: boolean) =>
  sort === 'name'
    ? byName(rows, isReversed).toSorted(withRoundsFirst)
    : byKey(sort === 'form' ? rows.toSorted(withFigureFirst) : rows, todayKeys[sort], isReversed);

/** Rows by a column of strokes gained, the largest first, or by the differential, the lowest first. */
export function sortGains<Row extends TeamRow>(rows: readonly Row[], sort: GainSort, isReversed: boolean) {
  if (sort === 'name') return byName(rows, isReversed);
  if (sort === 'differential') return byKey(rows, ({ differential }) => differential?.value ?? null, isReversed);
  return byKey(rows, (row) => negated(gainOf(row, sort)?.strokes), isReversed);
}

/** A player's difference in a part of the game; undefined if it was not logged. */
export const gainOf = ({ gains }: TeamRow, wanted: TeamPart): TeamGain | undefined =>
  gains.find(({ part }) => part === wanted);

const negated = (value: number | undefined): number | null => (value === undefined ? null : -value);

/** Rows come by name. */
const byName = <Row>(rows: readonly Row[], isReversed: boolean): readonly Row[] =>
  isReversed ? rows.toReversed() : rows;

/** Of those without a place who has one or two rounds before who has none, and who never played at the end. */
const withFigureFirst = (a: TeamRow, b: TeamRow): number =>
  Number(a.form.figure === null) - Number(b.form.figure === null) || withRoundsFirst(a, b);

const withRoundsFirst = (a: TeamRow, b: TeamRow): number =>
  Number(a.daysSinceRound === null) - Number(b.daysSinceRound === null);

/** The column by which 'Today' is sorted where nobody chose one: by name where nobody has a form (TEAM-05). */
export const defaultTodaySort = (rows: readonly TeamRow[]): TodaySort =>
  rows.some(({ form }) => form.figure !== null) ? 'form' : 'name';

function byKey<Row extends TeamRow>(rows: readonly Row[], keyOf: KeyOf, isReversed: boolean): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  const direction = isReversed ? -1 : 1;
  const ranked = keyed.filter(({ key }) => key !== null);
  return [
    ...ranked.sort((a, b) => direction * ((a.key as number) - (b.key as number))),
    ...keyed.filter(({ key }) => key === null),
  ].map(({ row }) => row);
}
