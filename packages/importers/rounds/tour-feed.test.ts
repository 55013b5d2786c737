import { describe, expect, it } from 'vitest';
import { parseJson, readRounds } from './index.ts';

const roundsOf = (text: string) => readRounds(text, parseJson(text))?.rounds ?? [];

describe('tour feeds', () => {
  const row = (shot_id: number, text: string, changes = {}) => ({
    shot_id,
    distance: 3600,
    left: 3600,
    cup: false,
    from: 'OFW',
    to: 'ERF',
    shottext: text,
    ...changes,
  });
  const feed = (strokes: number, shots: readonly object[]) =>
    JSON.stringify({
      tournament: 'Open',
      course: 'Links',
      round: 1,
      holes: [{ hole: 1, par: 4, distance_yd: 400 }],
      players: [{ id: '7', rounds: [], holes: [{ hole: 1, par: 4, strokes, shots }] }],
    });
  const holeOf = (text: string) => roundsOf(text)[0]?.holes[0];

  it('give a penalty to the stroke that caused it, and start the next one where the ball was dropped (DATA-24)', () => {
    const hole = holeOf(
      feed(4, [
        row(1, 'Shot 1', { from: 'OTB', to: 'OWA' }),
        row(2, 'Shot 2 Penalty', { from: 'OUK', to: 'OUK', left: 0 }),
        row(2, 'Drop in left rough', { from: 'OUK', to: 'ELR', left: 7200 }),
        row(3, 'Shot 3', { from: 'ORO', to: 'OGR', left: 60 }),
        row(4, 'Shot 4', { from: 'OGR', to: 'hole', cup: true, left: 0 }),
      ]),
    );
    expect(hole?.shots?.map((shot) => [shot.lie, shot.toPin, shot.penalty?.strokes])).toEqual([
      ['tee', 400, 1],
      ['rough', 200, undefined],
      ['green', 60 / 36, undefined],
    ]);
  });

  it('take one row for two penalty strokes (DATA-24)', () => {
    const hole = holeOf(
      feed(4, [
        row(1, 'Shot 1', { from: 'OTB' }),
        row(1, 'Penalty'),
        row(2, 'Shot 2', { to: 'hole', cup: true, left: 0 }),
      ]),
    );
    expect(hole?.shots?.[0]?.penalty?.strokes).toBe(2);
  });

  it('call the last round that anybody played the final round, number 0 (DASH-29)', () => {
    const rounds = [1, 2, 3].map((round_number) => ({ round_number, tee_time: '2026-05-01T08:00:00' }));
    const ofRound = (round: number) => {
      const json = JSON.parse(feed(3, two)) as { players: readonly object[] };
      return JSON.stringify({ ...json, round, players: json.players.map((player) => ({ ...player, rounds })) });
    };
    expect([1, 2, 3].map((round) => roundsOf(ofRound(round))[0]?.roundNumber)).toEqual([1, 2, 0]);
  });

  const two = [
    row(1, 'Shot 1', { from: 'OTB', to: 'ELF' }),
    row(2, 'Shot 2', { to: 'OGR', left: 60 }),
    row(3, 'Shot 3', { from: 'OGR', to: 'hole', cup: true, left: 0 }),
  ];

  it('read rows by their numbers, in whatever order and however often they come (DATA-24)', () => {
    const hole = holeOf(feed(3, two));
    expect(hole?.shots).toHaveLength(3);
    expect(holeOf(feed(3, [...two].reverse()))).toEqual(hole);
    expect(
      holeOf(
        feed(
          3,
          two.flatMap((shot) => [shot, shot]),
        ),
      ),
    ).toEqual(hole);
  });

  it('tell a stroke to a penalty area from a penalty (DATA-24)', () => {
    const [drive, ...rest] = two;
    const hole = holeOf(feed(3, [{ ...drive, shottext: 'Shot 1 281 yds to penalty area' }, ...rest]));
    expect(hole?.shots).toHaveLength(3);
  });

  it('read numbers that are text, and take null for unknown (DATA-24)', () => {
    const [drive, ...rest] = two;
    const texts = two.map((shot) => ({
      ...shot,
      shot_id: String(shot.shot_id),
      left: String(shot.left),
      cup: String(shot.cup),
    }));
    expect(holeOf(feed(3, texts))).toEqual(holeOf(feed(3, two)));
    const nulls = { ...drive, from: null, to: null, left: null, distance: null, shottext: null };
    expect(holeOf(feed(3, [nulls, ...rest]))?.shots?.[0]).toEqual({ lie: 'tee', toPin: 400, end: { lie: 'other' } });
  });

  it('leave out rows that are more than the score (DATA-24)', () => {
    expect(holeOf(feed(2, two))).toEqual({ hole: 1, par: 4, yards: 400, score: 2 });
  });

  const feedOf = (players: readonly object[]) =>
    roundsOf(JSON.stringify({ tournament: 'Open', course: 'Links', round: 1, holes: [{ hole: 1, par: 3 }], players }));
  const holes = (count: number) =>
    Array.from({ length: count }, (_unused, index) => ({ hole: index + 1, par: 4, strokes: 4, shots: [] }));

  it.each([
    [5, 'inProgress'],
    [9, 'completed'],
    [10, 'inProgress'],
    [13, 'inProgress'],
    [18, 'completed'],
  ] as const)('of %i holes are %s, so that half a round is never a best one (DATA-33)', (count, status) => {
    const [round] = feedOf([{ id: 7, holes: holes(count) }]);
    expect([round?.holes.length, round?.status]).toEqual([count, status]);
  });

  it('count a hole that is listed twice once, and take the par of the card where a hole has none (DATA-23)', () => {
    const twice = [{ hole: 1, par: null, strokes: -1 }, ...holes(3).slice(1), { hole: 1, par: null, strokes: 5 }];
    const [round] = feedOf([{ id: '7', holes: twice }]);
    expect(round?.holes.map((hole) => [hole.hole, hole.par, hole.score])).toEqual([
      [1, 3, 5],
      [2, 4, 4],
      [3, 4, 4],
    ]);
  });

  it('take a player listed twice alike once, and refuse two players with one id (ERR-O5)', () => {
    const player = { id: '7', holes: holes(9) };
    expect(feedOf([player, player])).toHaveLength(1);
    expect(() => feedOf([player, { id: '7', holes: holes(18) }])).toThrow('$.players[1].id: is 7, as $.players[0].id');
  });

  it('leave a sentinel score out, and so the round unfinished (DATA-23)', () => {
    expect(holeOf(feed(999, []))?.score).toBeUndefined();
    expect(roundsOf(feed(-1, []))[0]?.status).toBe('inProgress');
  });
});
