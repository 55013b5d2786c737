import type { Int } from '../model/index.ts';
import { answersOf, HOLES, type Qualifier, type TeeGroup } from './qualifier.ts';

/** Players of a group; more wait for each other on every tee. */
const MAX_IN_GROUP = 5;
const MINUTES_OF_DAY = 24 * 60;

/** How groups are made: their size, and times from a tee or one time on several holes. */
export type TeePlan = {
  /** Players in the order of the standing, the best last; those of the last round; or as they are listed. */
  readonly order: 'standing' | 'lastRound' | 'listed';
  readonly size: Int;
  /** '09:00' */
  readonly start: string;
  /** Minutes between groups; null for a shotgun start, where all begin at once on holes of their own. */
  readonly interval: Int | null;
};

const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** '09:20' after a number of minutes. */
function timeAfter(start: string, minutes: Int): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number);
  const all = (hours * 60 + rest + minutes) % MINUTES_OF_DAY;
  return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What is wrong with the groups of a round; null for nothing (TEAM-32). */
export function teeSheetProblem(qualifier: Qualifier, round: Int, groups: readonly TeeGroup[]): string | null {
  const { entrants, rounds } = answersOf(qualifier);
  if (rounds[round] === undefined) return `There is no round ${round + 1}.`;
  const ids = groups.flatMap(({ entrantIds }) => entrantIds);
  if (ids.some((id) => !entrants.some(({ entrantId }) => entrantId === id)))
    return 'This player is not in the qualifier.';
  if (new Set(ids).size < ids.length) return 'A player is in two groups.';
  const tooMany = groups.findIndex(({ entrantIds }) => entrantIds.length > MAX_IN_GROUP);
  if (tooMany >= 0) return `Group ${tooMany + 1} has more than ${MAX_IN_GROUP} players.`;
  const wrong = groups.find(({ time }) => !isTime(time));
  if (wrong !== undefined) return `'${wrong.time}' is no time: write it as 09:20.`;
  if (groups.some(({ hole }) => hole < 0 || hole >= HOLES)) return `A group begins on hole 1 to ${HOLES}.`;
  return null;
}

/** What groups are made from: players as they are listed, the best first, and those of the last round's sheet. */
type Field = {
  readonly listed: readonly string[];
  readonly standing: readonly string[];
  readonly last: readonly TeeGroup[] | null;
};

/** Groups of a round, made from the standing, from the last round's or from the list (TEAM-32). */
export function plannedGroups(
  { listed, standing, last }: Field,
  { order, size, start, interval }: TeePlan,
): readonly TeeGroup[] {
  const known = (ids: readonly string[]) => ids.filter((id) => listed.includes(id));
  const split = (ids: readonly string[]) => {
    const count = Math.ceil(ids.length / size);
    // Groups of nearly the same size: nobody plays alone beside a full group.
    return Array.from({ length: count }, (_, index) =>
      ids.slice(Math.ceil((index * ids.length) / count), Math.ceil(((index + 1) * ids.length) / count)),
    );
  };
  const parts =
    order === 'lastRound' && last !== null
      ? [
          ...last.map(({ entrantIds }) => known(entrantIds)),
          ...split(listed.filter((id) => !last.some(({ entrantIds }) => entrantIds.includes(id)))),
        ].filter((ids) => ids.length > 0)
      : split(order === 'standing' ? known(standing).toReversed() : listed);
  return parts.map((entrantIds, index) => ({
    time: interval === null ? start : timeAfter(start, index * interval),
    hole: interval === null ? index % HOLES : 0,
    entrantIds,
  }));
}

/** The groups with a player at another place: before the player who is there, or last. */
export function movedTo(
  groups: readonly TeeGroup[],
  entrantId: string,
  to: { readonly group: Int; readonly index: Int },
): readonly TeeGroup[] {
  if (groups[to.group] === undefined) return groups;
  return groups.map((group, at) => {
    const others = group.entrantIds.filter((id) => id !== entrantId);
    return { ...group, entrantIds: at === to.group ? others.toSpliced(to.index, 0, entrantId) : others };
  });
}

/** The groups with a player one place earlier or later, over the edge of a group into the next one. */
export function nudged(groups: readonly TeeGroup[], entrantId: string, step: 1 | -1): readonly TeeGroup[] {
  const group = groups.findIndex(({ entrantIds }) => entrantIds.includes(entrantId));
  const { entrantIds = [] } = groups[group] ?? {};
  const index = entrantIds.indexOf(entrantId) + step;
  if (index >= 0 && index < entrantIds.length) return movedTo(groups, entrantId, { group, index });
  const next = groups[group + step];
  if (next === undefined) return groups;
  return movedTo(groups, entrantId, { group: group + step, index: step === 1 ? 0 : next.entrantIds.length });
}
