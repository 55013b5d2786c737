import { describe, expect, it } from 'vitest';
import { normalDice } from '../testing/dice.ts';
import { gained, teamDay, teamPlayer, teamRound } from '../testing/team.ts';
import { gainOf, sortGains } from './sort-rows.ts';
import { squadView } from './squad-view.ts';
import { teamGains } from './team-gains.ts';
import type { TeamPlayer } from './team-player.ts';
import { teamRoom } from './team-room.ts';

/** A player whose rounds gain so many strokes in each part; the spread alternates around it. */
const playerOf = (id: number, strokes: readonly number[], count = 10, changes: Partial<TeamPlayer> = {}) =>
  teamPlayer(
    id,
    Array.from({ length: count }, (_, index) =>
      teamRound(index, 72, { gains: gained(strokes.map((one) => one + (index % 2 === 0 ? 0.5 : -0.5))) }),
    ),
    changes,
  );

describe('strokes gained in the team', () => {
  it('are the difference per round from the rounds of all others, with the count (TEAM-06)', () => {
    const [first] = teamGains(
      [playerOf(1, [2, 0, 0, 0, 2], 10), playerOf(2, [0, 0, 0, 0, 0], 10), playerOf(3, [1, 0, 0, 0, 1], 30)],
      teamDay,
    );
    expect(first?.[0]).toMatchObject({ part: 'offTheTee', roundCount: 10, verdict: 'better' });
    // The others' rounds together: 10 of 0 and 30 of 1.
    expect(first?.[0]?.strokes).toBeCloseTo(1.25, 9);
    expect(first?.[1]).toMatchObject({ part: 'approach', certainty: 'cannotTell', verdict: null });
  });

  it('count the 18-hole rounds of the last 12 months (TEAM-06)', () => {
    const old = teamRound(366, 72, { gains: gained([9]) });
    const [player, other] = [playerOf(1, [1]), playerOf(2, [0])];
    const withOld = teamGains([{ ...player, rounds: [...player.rounds, old] }, other], teamDay);
    expect(withOld).toEqual(teamGains([player, other], teamDay));
  });

  it('are colored only where likely real among all cells, and never on too few rounds (TEAM-06)', () => {
    const team = [playerOf(1, [-3], 10), playerOf(2, [-3], 4), ...[3, 4, 5].map((id) => playerOf(id, [0], 10))];
    const offTheTee = teamGains(team, teamDay).map(([gain]) => [gain?.certainty, gain?.verdict]);
    expect(offTheTee[0]).toEqual(['clear', 'worse']);
    expect(offTheTee[1]).toEqual(['tooFew', null]);
  });

  it('hold men against men and women against women; who is in no squad against all (TEAM-06)', () => {
    const of = (squad: number) => ({ squadIds: [squad] });
    const gains = teamGains(
      [
        playerOf(1, [3], 10, of(1)),
        playerOf(2, [3], 10, of(1)),
        playerOf(3, [0], 10, of(2)),
        playerOf(4, [0], 10, of(2)),
        playerOf(5, [1.5], 10, { squadIds: [] }),
      ],
      teamDay,
    );
    expect(gains.map(([gain]) => gain?.strokes.toFixed(1))).toEqual(['0.0', '0.0', '0.0', '0.0', '0.0']);
  });

  it('say nothing of players who log scores alone, and of a team of one (TEAM-06)', () => {
    const scoresOnly = teamPlayer(2, [teamRound(1, 72)]);
    const room = teamRoom([playerOf(1, [1]), scoresOnly, playerOf(3, [0])], teamDay);
    expect(room.players[1]?.gains).toEqual([]);
    expect(squadView(room, null).withoutStrokes.map(({ accountId }) => accountId)).toEqual([2]);
    expect(sortGains(room.players, 'offTheTee', false).map(({ accountId }) => accountId)).toEqual([1, 3, 2]);
    expect(sortGains(room.players, 'offTheTee', true).map(({ accountId }) => accountId)).toEqual([3, 1, 2]);
    expect(teamGains([playerOf(1, [1])], teamDay)).toEqual([[]]);
  });

  /** The share of teams of equal players in which any cell is colored. */
  const coloredShare = (teams: number): number => {
    const normal = normalDice(6);
    let colored = 0;
    for (let team = 0; team < teams; team += 1) {
      const players = Array.from({ length: 9 }, (_, id) =>
        teamPlayer(
          id,
          Array.from({ length: 6 + id }, (_round, index) =>
            teamRound(index, 72, { gains: gained([1, 2, 3, 4, 5].map(() => normal() * 1.5)) }),
          ),
        ),
      );
      if (teamGains(players, teamDay).some((gains) => gains.some(({ verdict }) => verdict !== null))) colored += 1;
    }
    return colored / teams;
  };

  it('have a colored cell in few teams of equal players (TEAM-06)', () => {
    expect(coloredShare(40)).toBeLessThan(0.15);
  });

  it('have a colored cell in at most one of twenty teams of equal players (TEAM-06)', { tags: ['full'] }, () => {
    // The standard error of 1,000 teams is 0.7 points.
    expect(coloredShare(1_000)).toBeLessThanOrEqual(0.064);
  });

  it('are found by their part (TEAM-06)', () => {
    const [row] = teamRoom([playerOf(1, [1, 0, 0, 2]), playerOf(2, [0])], teamDay).players;
    expect(row && gainOf(row, 'putt')?.strokes).toBeCloseTo(2, 9);
  });
});
