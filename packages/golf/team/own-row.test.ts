import { describe, expect, it } from 'vitest';
import { gained, teamDay, teamPlayer, teamRound } from '../testing/team.ts';
import { ownRow } from './own-row.ts';
import { matesMeanOf, renewMeans } from './squad-means.ts';
import { teamRoom } from './team-room.ts';

/** A player with five rounds, with strokes or by score alone. */
const playerOf = (id: number, hasStrokes: boolean, count = 5) =>
  teamPlayer(
    id,
    Array.from({ length: count }, (_, daysAgo) =>
      teamRound(daysAgo, 74, {
        gains: hasStrokes ? gained([id, 0, 0, 0, id + (daysAgo % 2 === 0 ? 0.04 : -0.04)]) : null,
      }),
    ),
  );

const ownLine = (...players: readonly ReturnType<typeof playerOf>[]) => {
  const [own] = players;
  const [row] = teamRoom(players, teamDay).players;
  if (own === undefined || row === undefined) throw new Error('a team has players');
  return { of: ownRow(row, own, matesMeanOf(own, renewMeans({}, players, teamDay)), teamDay), row };
};

describe('the own line of a player', () => {
  it('has strokes gained on five others or more alone, who have five rounds each (TEAM-22, TEAM-O162)', () => {
    const mates = [2, 3, 4, 5].map((id) => playerOf(id, true));
    expect(ownLine(playerOf(1, true), ...mates).of.row.gains).toEqual([]);
    expect(ownLine(playerOf(1, true), ...mates, playerOf(6, false)).of.row.gains).toEqual([]);
    expect(ownLine(playerOf(1, true), ...mates, playerOf(6, true, 4)).of.row.gains).toEqual([]);
    const { gains } = ownLine(playerOf(1, true), ...mates, playerOf(6, true)).of.row;
    expect(gains.map(({ part, mateCount }) => [part, mateCount])).toEqual(
      ['offTheTee', 'approach', 'aroundTheGreen', 'putt', 'total'].map((part) => [part, 5]),
    );
  });

  it('holds them against the rounded mean of the others, each of whom counts the same, as sure as the own rounds are (TEAM-22, TEAM-O162)', () => {
    const mates = [2, 3, 4, 5].map((id) => playerOf(id, true));
    const [offTheTee, , , , total] = ownLine(playerOf(1, true), ...mates, playerOf(6, true, 40)).of.row.gains;
    expect(offTheTee).toMatchObject({ strokes: -3, roundCount: 5 });
    // Own rounds of 1.04 and 0.96 against a mean of 4.
    expect(total).toMatchObject({ strokes: -3, verdict: 'worse', certainty: 'clear' });
  });

  it('says for itself whether strokes were logged, whatever the others have (TEAM-22)', () => {
    expect(ownLine(playerOf(1, true), playerOf(2, false)).of).toMatchObject({ hasStrokes: true, meanSince: null });
    expect(ownLine(playerOf(1, false), playerOf(2, true)).of.hasStrokes).toBe(false);
  });

  it('is otherwise what the coach sees (TEAM-22)', () => {
    const { of, row } = ownLine(playerOf(1, true), playerOf(2, true));
    expect(of.row).toEqual({ ...row, gains: [] });
  });
});
