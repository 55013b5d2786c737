import { describe, expect, it } from 'vitest';
import { gained, teamDay, teamPlayer, teamRound } from '../testing/team.ts';
import { ownRow } from './own-row.ts';
import { teamRoom } from './team-room.ts';

/** A player with four rounds, with strokes or by score alone. */
const playerOf = (id: number, hasStrokes: boolean) =>
  teamPlayer(
    id,
    [1, 2, 3, 4].map((daysAgo) => teamRound(daysAgo, 74, { gains: hasStrokes ? gained([id, 0, 0, 0, id]) : null })),
  );

describe('the own line of a player', () => {
  it('has strokes gained on three others or more alone, because fewer would tell whose they are (TEAM-22)', () => {
    const ownLine = (...others: readonly boolean[]) => {
      const { players } = teamRoom(
        [playerOf(1, true), ...others.map((hasStrokes, index) => playerOf(index + 2, hasStrokes))],
        teamDay,
      );
      return players.slice(0, 1).map(ownRow)[0];
    };
    expect(ownLine(true, true)?.gains).toEqual([]);
    expect(ownLine(true, true, false)?.gains).toEqual([]);
    expect(ownLine(true, true, true)?.gains.map(({ part, mateCount }) => [part, mateCount])).toEqual([
      ['offTheTee', 3],
      ['approach', 3],
      ['aroundTheGreen', 3],
      ['putt', 3],
      ['total', 3],
    ]);
  });

  it('is otherwise what the coach sees (TEAM-22)', () => {
    const [row] = teamRoom([playerOf(1, true), playerOf(2, true)], teamDay).players;
    expect(row).toBeDefined();
    if (row !== undefined) expect(ownRow(row)).toEqual({ ...row, gains: [] });
  });
});
