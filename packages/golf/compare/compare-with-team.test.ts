import { describe, expect, it } from 'vitest';
import { accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { type RoundType, summarizeRound } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { tallyRound } from '../stats/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { compareFilterOf, compareToday } from '../testing/compare.ts';
import { compareWithTeam, type TeamCareer } from './compare-with-team.ts';
import { compareSelections } from './comparison.ts';
import type { TeamRounds } from './team-rounds.ts';

type Given = { readonly count?: number; readonly year?: number; readonly type?: RoundType };

/** A player whose rounds have about so many strokes more than 72; every other round is two better. */
function playerOf(id: number, over: number, { count = 10, year = 2026, type = 'practice' }: Given = {}): TeamCareer {
  const career: Career = Array.from({ length: count }, (_unused, index) => {
    const more = over + (index % 2 === 0 ? 1 : -1);
    const round = roundOf({
      ...{ roundId: `r${index}`, type, playedOn: calendarDay(`${year}-05-${String(index + 1).padStart(2, '0')}`) },
      holes: Array.from({ length: 18 }, (_hole, hole) => holeOf({ hole: hole + 1, score: hole < more ? 5 : 4 })),
    });
    return { summary: summarizeRound(round), tally: tallyRound(round) };
  });
  return { accountId: accountIdOf(id), career };
}

const everyRound: TeamRounds = { holeCount: 18, period: 'last12Months', kind: 'all' };
const compare = (player: TeamCareer, team: readonly TeamCareer[], rounds: Partial<TeamRounds> = {}) =>
  compareWithTeam(player, team, { ...everyRound, ...rounds }, compareToday);
const scoreOf = ({ comparison }: ReturnType<typeof compare>) =>
  comparison.categories.flatMap(({ metrics }) => metrics).find(({ metricId }) => metricId === 'scoring.score');

describe('a player beside the rest of the team', () => {
  it('is held against the mean of the teammates, who count the same however many rounds they log (TEAM-07)', () => {
    const player = playerOf(1, 4);
    const score = scoreOf(compare(player, [player, playerOf(2, 2, { count: 20 }), playerOf(3, 8, { count: 6 })]));
    expect([score?.left.raw, score?.right.raw, score?.difference?.value]).toEqual([76, 77, -1]);
  });

  it('is never one of the teammates, and each figure says of how many players and rounds it is (TEAM-07)', () => {
    const player = playerOf(1, 9);
    const team = [player, playerOf(2, 2, { count: 7 }), playerOf(3, 2, { count: 6 })];
    const withPlayer = compare(player, team);
    expect(withPlayer).toEqual(compare(player, team.slice(1)));
    expect(withPlayer.mates.map(({ accountId, roundCount }) => [accountId, roundCount])).toEqual([
      [2, 7],
      [3, 6],
    ]);
    expect(scoreOf(withPlayer)?.right.additionalContext).toBe('2 players, 13 rounds');
    expect(withPlayer.comparison.right).toMatchObject({ roundCount: 13, holeCount: 13 * 18, golfRoundIds: [] });
  });

  it('leaves out teammates with fewer than five rounds, and has no figure without any other (TEAM-07)', () => {
    const player = playerOf(1, 4);
    const some = compare(player, [playerOf(2, 20, { count: 4 }), playerOf(3, 2, { count: 5 })]);
    expect(some.mates.map(({ isCounted }) => isCounted)).toEqual([false, true]);
    expect(scoreOf(some)?.right).toMatchObject({ raw: 74.2, additionalContext: '1 player, 5 rounds' });
    const none = compare(player, [playerOf(2, 20, { count: 4 })]);
    expect(none.comparison.right.isEmpty).toBe(true);
    expect([scoreOf(none)?.right.formattedValue, scoreOf(none)?.difference]).toEqual(['-', null]);
  });

  it('has the figures of Compare Stats where there is a single teammate (TEAM-07)', () => {
    const [player, mate] = [playerOf(1, 4), playerOf(2, 2)];
    const filterOf = (accountId: number) =>
      compareFilterOf({
        player: { accountId: accountIdOf(accountId), firstName: '', lastName: '' },
        years: ['last12Months'],
      });
    const { categories, mostDifferent } = compareSelections(
      { career: player.career, filter: filterOf(1) },
      { career: mate.career, filter: filterOf(2) },
      18,
      compareToday,
    );
    const { comparison } = compare(player, [mate]);
    expect(comparison.mostDifferent).toEqual(mostDifferent);
    const differences = (list: typeof categories) =>
      list.flatMap(({ metrics }) =>
        metrics.map(({ metricId, difference }) => [metricId, difference?.value, difference?.interval]),
      );
    expect(differences(comparison.categories)).toEqual(differences(categories));
  });

  it('is surely different only by the spread of the rounds of all, with an interval (TEAM-07)', () => {
    const team = [playerOf(2, 2), playerOf(3, 6), playerOf(4, 2), playerOf(5, 6)];
    const worse = scoreOf(compare(playerOf(1, 9), team))?.difference;
    expect([worse?.certainty, worse?.better, worse?.value]).toEqual(['clear', 'right', 5]);
    expect(scoreOf(compare(playerOf(1, 4), team))?.difference?.certainty).toBe('cannotTell');
    // Four teammates with the spread of the player narrow the interval.
    const width = ({ interval }: NonNullable<typeof worse>) => (interval === null ? 0 : interval.high - interval.low);
    const one = scoreOf(compare(playerOf(1, 9), [playerOf(2, 4)]))?.difference;
    expect(width(worse as NonNullable<typeof worse>)).toBeLessThan(width(one as NonNullable<typeof worse>));
  });

  it('is of the last 12 months or of all rounds, and of competitions if that is wanted (TEAM-07)', () => {
    const old = playerOf(2, 2, { year: 2024 });
    const player = playerOf(1, 4, { type: 'tournament' });
    expect(compare(player, [old]).mates[0]?.roundCount).toBe(0);
    expect(compare(player, [old], { period: 'all' }).mates[0]?.roundCount).toBe(10);
    const inCompetitions = compare(player, [old, playerOf(3, 2, { type: 'qualifier' })], {
      period: 'all',
      kind: 'competitions',
    });
    expect([inCompetitions.comparison.left.roundCount, ...inCompetitions.mates.map((mate) => mate.roundCount)]).toEqual(
      [10, 0, 10],
    );
  });
});
