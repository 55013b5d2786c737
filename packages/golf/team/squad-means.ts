import type { AccountId } from '../access/account-id.ts';
import { addDays, type CalendarDay, dayNumber, isInRange, lastRange } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { type TeamPart, teamParts } from './team-parts.ts';
import type { TeamPlayer } from './team-player.ts';

/**
 * The mean strokes gained of a squad as its players read it (TEAM-22). Who knows two means computes one player from them
 * if they differ by that player alone. So a mean covers at least five others, each counts the same however many rounds
 * they have, it is rounded, and it is replaced only by one that differs by nobody or by at least five others: by their
 * new rounds, by joining, leaving or moving to another squad.
 */
type SquadMean = {
  /** The day on which it was taken. */
  readonly since: CalendarDay;
  /** The players behind it, also those whose account was deleted since. */
  readonly size: Int;
  /** By part, the sum of the players' means, in thousandths of a stroke per round of 18. */
  readonly sums: MemberGains;
  /** By account, what a player has added to the sums. */
  readonly members: Readonly<Record<string, MemberGains>>;
};

/** Strokes gained of one player by part, in thousandths of a stroke per round of 18. */
type MemberGains = { readonly [Part in TeamPart]?: number };

type MeanPlayer = Pick<TeamPlayer, 'accountId' | 'squadIds' | 'rounds'>;

/** The means of a team by the id of a squad. */
export type SquadMeans = Readonly<Record<string, SquadMean>>;

/** Others behind a mean that a player reads: with four others they know, the fifth one is their secret still. */
export const MIN_MATES = 5;
/** Rounds from which a player counts: fewer say little of the player, and much of one round. */
export const MIN_MATE_ROUNDS = 5;
/** Players who have changed between two means that a reader may know both of; the reader can be one of them. */
const MIN_CHANGED = MIN_MATES + 1;

/** The Monday of a day's week. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -((((dayNumber(day) + 3) % 7) + 7) % 7));

/**
 * The means of the squads as they are today. No player is behind two of them, because two that share all but one player
 * tell that player: squads with a mean that stands come first, then the largest, and one that shares a player with an
 * earlier one has no mean.
 */
function squadMeans(players: readonly MeanPlayer[], today: CalendarDay, standing: SquadMeans): SquadMeans {
  const gains = new Map(players.map((player) => [player.accountId, gainsOf(player, today)]));
  const squadIds = [...new Set(players.flatMap((player) => player.squadIds))];
  const squads = squadIds
    .map((squadId) => ({ squadId, members: players.filter((player) => player.squadIds.includes(squadId)) }))
    .sort(
      (a, b) =>
        Number(b.squadId in standing) - Number(a.squadId in standing) ||
        b.members.length - a.members.length ||
        a.squadId - b.squadId,
    );
  const means: Record<string, SquadMean> = {};
  const taken = new Set<AccountId>();
  for (const { squadId, members } of squads) {
    if (members.some(({ accountId }) => taken.has(accountId))) continue;
    const mean = meanOf(
      members.map(({ accountId }) => [accountId, gains.get(accountId) ?? {}]),
      today,
    );
    if (mean === null) continue;
    means[squadId] = mean;
    for (const { accountId } of members) taken.add(accountId);
  }
  return means;
}

/**
 * One set of players for all parts, because 'All' is the sum of the others: of two sets it would tell their difference.
 * Those who log strokes, else those with scores alone. Null for fewer than six.
 */
function meanOf(members: readonly (readonly [AccountId, MemberGains])[], since: CalendarDay): SquadMean | null {
  for (const parts of [teamParts, ['total'] as const]) {
    const counted = members.filter(([, gains]) => parts.every((part) => gains[part] !== undefined));
    if (counted.length <= MIN_MATES) continue;
    const only = (gains: MemberGains): MemberGains => Object.fromEntries(parts.map((part) => [part, gains[part]]));
    const sumOf = (part: TeamPart) => counted.reduce((sum, [, gains]) => sum + (gains[part] ?? 0), 0);
    return {
      since,
      size: counted.length,
      sums: Object.fromEntries(parts.map((part) => [part, sumOf(part)])),
      members: Object.fromEntries(counted.map(([accountId, gains]) => [accountId, only(gains)])),
    };
  }
  return null;
}

/** The parts of which a player has enough rounds in the last 12 months. */
function gainsOf({ rounds }: MeanPlayer, today: CalendarDay): MemberGains {
  const year = lastRange(12, 'Months', today);
  const counted = rounds.flatMap(({ gains, playedOn }) => (gains !== null && isInRange(playedOn, year) ? [gains] : []));
  return Object.fromEntries(
    teamParts.flatMap((part, index) => {
      const ofPart = counted.filter(({ counts }) => (counts[index] ?? 0) > 0);
      if (ofPart.length < MIN_MATE_ROUNDS) return [];
      const total = (values: readonly Float64Array[]) => values.reduce((sum, one) => sum + (one[index] ?? 0), 0);
      const holes = total(ofPart.map(({ counts }) => counts));
      return [[part, Math.round((total(ofPart.map(({ sums }) => sums)) / holes) * 18)]];
    }),
  );
}

/**
 * The means that players read from now on: of each squad the one of today if the players behind it and behind every mean
 * that stands are the same or differ by at least six, else the one that stands. One of more than 12 months ago goes.
 */
export function renewMeans(standing: SquadMeans, players: readonly MeanPlayer[], today: CalendarDay): SquadMeans {
  const year = lastRange(12, 'Months', today);
  const kept = Object.fromEntries(Object.entries(standing).filter(([, { since }]) => isInRange(since, year)));
  const renewed = Object.entries(squadMeans(players, today, kept)).filter(([, mean]) =>
    Object.values(kept).every((other) => isApart(other, mean)),
  );
  const changed = renewed.filter(([squadId, mean]) => !isSame(kept[squadId], mean));
  return { ...kept, ...Object.fromEntries(changed) };
}

/** Whether the difference of two means, in each part that both have, is of nobody or of enough players. */
const isApart = (one: SquadMean, other: SquadMean): boolean =>
  teamParts.every((part) => {
    if (one.sums[part] === undefined || other.sums[part] === undefined) return true;
    const changed = countChanged(one, other, part);
    return changed === 0 || changed >= MIN_CHANGED;
  });

const isSame = (one: SquadMean | undefined, other: SquadMean): boolean =>
  one !== undefined &&
  teamParts.every(
    (part) =>
      (one.sums[part] === undefined) === (other.sums[part] === undefined) && countChanged(one, other, part) === 0,
  );

/** Players who are behind one of two means of a part alone, or behind each with another figure. */
function countChanged(one: SquadMean, other: SquadMean, part: TeamPart): Int {
  const ids = new Set([...Object.keys(one.members), ...Object.keys(other.members)]);
  const changed = [...ids].filter((id) => one.members[id]?.[part] !== other.members[id]?.[part]).length;
  const deleted = [one, other].reduce((sum, { size, members }) => sum + size - Object.keys(members).length, 0);
  return changed + deleted;
}

/** What a player reads: the mean of the others, rounded, by part. */
export type MatesMean = {
  readonly since: CalendarDay;
  readonly mateCount: Int;
  /** Strokes per round of 18, rounded to tenths. */
  readonly strokes: ReadonlyMap<TeamPart, number>;
};

/**
 * The mean of the others that a player reads: of the squad behind whose mean they are, else of one they are in; of two the
 * older one, so that a new one changes nothing for whoever reads the other.
 */
export function matesMeanOf(
  { accountId, squadIds }: Pick<TeamPlayer, 'accountId' | 'squadIds'>,
  means: SquadMeans,
): MatesMean | null {
  const found = Object.entries(means).sort(([, a], [, b]) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
  const [, mean] =
    found.find(([, { members }]) => accountId in members) ??
    found.find(([squadId]) => squadIds.includes(Number(squadId))) ??
    [];
  if (mean === undefined) return null;
  const own = mean.members[accountId];
  const mateCount = own === undefined ? mean.size : mean.size - 1;
  return {
    since: mean.since,
    mateCount,
    strokes: new Map(
      teamParts.flatMap((part) => {
        const sum = mean.sums[part];
        return sum === undefined ? [] : [[part, tenths((sum - (own?.[part] ?? 0)) / mateCount / 1000)]];
      }),
    ),
  };
}

/** Never '-0', which JSON would send as 0. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
