import { describe, expect, it } from 'vitest';
import { type CsvTable, csvTableOf, headsOf } from '../csv-table.ts';
import type { FoundRound } from '../found-round.ts';
import { cardOf, scoreOf, truthRounds } from '../testing/round-truth.ts';
import { golfmetricsFile, golfPadFiles } from '../testing/table-files.ts';
import { golfPadTableOf, roundsOfGolfPad } from './golf-pad.ts';
import { isGolfmetrics, roundsOfGolfmetrics } from './golfmetrics.ts';

const truth = truthRounds(3, 50);
const tableOf = (text: string): CsvTable => csvTableOf(text) as CsvTable;

describe('the tables of Golf Pad', () => {
  const files = golfPadFiles(truth);
  const read = (tables: readonly ('rounds' | 'holes' | 'shots')[], from = files) =>
    roundsOfGolfPad(Object.fromEntries(tables.map((table) => [table, tableOf(from[table])])));
  const inOrder = (rounds: readonly FoundRound[]) => rounds.toSorted((a, b) => a.playedOn.localeCompare(b.playedOn));

  it('are known by their heads (IMPORT-08)', () => {
    expect((['rounds', 'holes', 'shots'] as const).map((table) => golfPadTableOf(headsOf(files[table])))).toEqual([
      'rounds',
      'holes',
      'shots',
    ]);
  });

  it('give the rounds of the owner alone, with holes and all strokes of each (IMPORT-06, IMPORT-08)', () => {
    const rounds = inOrder(read(['rounds', 'holes', 'shots']));
    expect(rounds.map(({ playedOn, course, total }) => [playedOn, course.name, total])).toEqual(
      truth.map((own) => [own.playedOn, own.course.name, scoreOf(own)]),
    );
    for (const [index, round] of rounds.entries()) {
      const own = truth[index] as (typeof truth)[number];
      expect(round.holes.map(({ hole, score, putts }) => ({ hole, score, putts }))).toEqual(cardOf(own));
      expect(round.notes).toEqual([]);
      expect(
        round.holes.map(({ par, shots = [] }) => [
          par,
          shots.map(({ lie, club, penalty }) => [lie, club, penalty?.strokes ?? 0]),
        ]),
      ).toEqual(own.holes.map(({ par, shots }) => [par, shots.map(({ lie, club, penalty }) => [lie, club, penalty])]));
      expect(round.holes[0]?.shots?.[0]?.toPin).toBeCloseTo(own.holes[0]?.shots[0]?.toPin ?? 0, 1);
      expect(round.course.tee).toEqual(own.tee);
    }
  });

  it('are read alone: the rounds of the free version, or holes without rounds (IMPORT-08)', () => {
    expect(inOrder(read(['rounds'])).map(({ total, holes }) => [total, holes.length])).toEqual(
      truth.map((own) => [scoreOf(own), 0]),
    );
    expect(inOrder(read(['holes'])).map((round) => round.holes.map(({ score }) => score))).toEqual(
      truth.map(({ holes }) => holes.map(({ score }) => score)),
    );
  });

  const heads = 'player name,date,start time,course name,scoring format,gross score,gross score over par';
  const row = (player: string, date: string, gross: number, over: number) =>
    `${player},${date},10:10,Pine Hollow,Strokes,${gross},${over}`;
  const ofRows = (...rows: readonly string[]) => roundsOfGolfPad({ rounds: tableOf([heads, ...rows].join('\n')) });
  const namesOf = (rounds: readonly FoundRound[]) => rounds.map(({ player, total }) => [player, total]);

  it('of several players with as many rounds name each, so that the person says whose they are (IMPORT-06, IMPORT-08)', () => {
    const [zed, ann, own] = [
      ['Zed', 99, 27],
      ['Ann', 91, 19],
      ['Ada', 84, 12],
    ] as const;
    const rowOf = ([player, gross, over]: typeof zed | typeof ann | typeof own, date = '5/2/2026') =>
      row(player, date, gross, over);
    expect(namesOf(ofRows(rowOf(zed), rowOf(own)))).toEqual([
      ['Zed', 99],
      ['Ada', 84],
    ]);
    expect(namesOf(ofRows(rowOf(zed), rowOf(ann), rowOf(own)))).toEqual([
      ['Zed', 99],
      ['Ann', 91],
      ['Ada', 84],
    ]);
    // Who has more rounds is the owner, wherever a friend stands.
    expect(namesOf(ofRows(rowOf(zed), rowOf(own), rowOf(own, '5/9/2026')))).toEqual([
      [null, 84],
      [null, 84],
    ]);
    expect(namesOf(ofRows(rowOf(own)))).toEqual([[null, 84]]);
  });

  it('have as their owner the player whose holes the strokes add up on, where several have as many rounds (IMPORT-08)', () => {
    const [first] = truth as [(typeof truth)[number]];
    const own = golfPadFiles([first], 'Ada');
    const friend = golfPadFiles(
      [{ ...first, holes: first.holes.map((hole) => ({ ...hole, score: hole.score + 1 })) }],
      'Zed',
    );
    const [, ...ownRows] = [own.rounds, own.holes].map((text) => text.split('\r\n').slice(1, -2).join('\r\n'));
    const both = {
      rounds: `${friend.rounds.trimEnd()}\r\n${own.rounds.split('\r\n')[1]}`,
      holes: `${friend.holes.trimEnd()}\r\n${ownRows[0]}`,
    };
    const withStrokes = read(['rounds', 'holes', 'shots'], { ...own, ...both });
    expect(namesOf(withStrokes)).toEqual([[null, scoreOf(first)]]);
    expect(withStrokes[0]?.notes).toEqual([]);
    // Without strokes nobody can tell.
    expect(read(['rounds', 'holes'], { ...own, ...both }).map(({ player }) => player)).toEqual(['Zed', 'Ada']);
  });

  it('tell the par of a round without holes by its score over par (IMPORT-05, IMPORT-08)', () => {
    expect(
      ofRows(row('A', '5/2/2026', 84, 12), row('A', '5/9/2026', 41, 5), row('A', '5/16/2026', 70, -2)).map(
        ({ totalPar }) => totalPar,
      ),
    ).toEqual([72, 36, 72]);
  });

  it('with two rounds of one day on one course are told apart by their scores and start times (IMPORT-08)', () => {
    const [first, second] = truth.filter(({ holes }) => holes.length === 18).slice(0, 2) as [
      (typeof truth)[number],
      (typeof truth)[number],
    ];
    const later = { ...second, playedOn: first.playedOn, course: first.course, tee: first.tee, hour: 18 };
    const rounds = read(['rounds', 'holes'], golfPadFiles([later, { ...first, hour: 7 }]));
    expect(rounds.map(({ startTime, holes }) => [startTime?.slice(0, 2), holes.map(({ score }) => score)])).toEqual([
      ['07', first.holes.map(({ score }) => score)],
      ['18', second.holes.map(({ score }) => score)],
    ]);
  });
});

describe("a coach's file of Golfmetrics", () => {
  const players = ['Ada Berg', 'Bea Else', 'Cam Cho'];
  const text = golfmetricsFile(truth, players);

  it('gives every round with its player, strokes and penalties, and no address (IMPORT-06, IMPORT-09)', () => {
    expect(isGolfmetrics(headsOf(text))).toBe(true);
    const rounds = roundsOfGolfmetrics(tableOf(text));
    expect(rounds.map(({ sourceId, player, total }) => [sourceId, player, total])).toEqual(
      truth.map((own, index) => [String(own.id), players[index % 3], scoreOf(own)]),
    );
    expect(JSON.stringify(rounds)).not.toContain('@');
    for (const [index, round] of rounds.entries()) {
      expect(
        round.holes.map(({ score, shots = [] }) => [
          score,
          shots.map(({ lie, penalty }) => [lie, penalty?.strokes ?? 0]),
        ]),
      ).toEqual(
        truth[index]?.holes.map(({ score, shots }) => [score, shots.map(({ lie, penalty }) => [lie, penalty])]),
      );
      expect(round.holes[0]?.shots?.at(-1)?.toPin).toBeCloseTo(truth[index]?.holes[0]?.shots.at(-1)?.toPin ?? 0, 3);
    }
  });

  it('has a ball that was picked up, and a recovery (IMPORT-09)', () => {
    const [heads = ''] = text.split('\r\n');
    const row = (stroke: number, rest: string) =>
      `1,a@example.org,A,A,2026-04-11,Example GC,1,74,1,1,${stroke},${stroke},${rest},0,0`;
    const [round] = roundsOfGolfmetrics(
      tableOf([heads, row(2, '2,151,1,,'), row(1, '0,412,,,'), row(3, '2,20,,1,')].join('\n')),
    );
    expect(round?.holes).toEqual([
      {
        hole: 1,
        yards: 412,
        isPickedUp: true,
        shots: [
          { lie: 'tee', toPin: 412 },
          { lie: 'recovery', toPin: 151 },
        ],
      },
    ]);
  });
});
