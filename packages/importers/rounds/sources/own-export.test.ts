import { type CsvCell, csvTable } from '@strokebook/golf/format';
import { type Hole, type RoundDocument, summarizeRound, yards } from '@strokebook/golf/model';
import { expect, it } from 'vitest';
import { holeOf, roundOf } from '../../../golf/testing/builders.ts';
import { roundExport } from '../../../server/db/account-tables/rounds.ts';
import { holeColumns, holesOf, shotColumns, shotsOf } from '../../../server/features/own-data/round-tables.ts';
import { readRoundFiles } from '../read-round-files.ts';

const place = { lat: 36.5621, lon: -121.9398 };
const detailed: Hole = {
  hole: 1,
  par: 4,
  yards: yards(405.5),
  strokeIndex: 7,
  score: 5,
  putts: 2,
  fairway: 'left',
  penalties: 1,
  inferred: ['putts', 'penalties'],
  tee: place,
  pin: { lat: 36.5623, lon: -121.9381 },
  pinSide: 'left',
  pinDepth: 'front',
  dogleg: 'right',
  shots: [
    {
      lie: 'tee',
      toPin: yards(405.5),
      club: 'driver',
      distance: yards(231.25),
      penalty: { strokes: 1, reason: 'penaltyArea' },
      position: place,
      end: { lie: 'penaltyArea', toPin: yards(171), position: place },
    },
    { lie: 'rough', toPin: yards(178), toGreenEdge: yards(160), end: { lie: 'green', toPin: yards(7.2) } },
    { lie: 'green', toPin: yards(7.2), club: 'putter' },
    { lie: 'green', toPin: yards(1 / 3), isConceded: true, end: { lie: 'holed' } },
  ],
};
const nine = Array.from({ length: 9 }, (_unused, index) => index + 1);
const documents: readonly RoundDocument[] = [
  roundOf({
    roundId: 'whole',
    course: { courseId: 'c1', name: '=Pine, "Hollow"', tee: { name: 'Blue', rating: 71.3, slope: 128 } },
    tournament: { tournamentId: 't1', name: 'Open' },
    roundNumber: 0,
    isSimulator: true,
    playingConditions: -1,
    player: { playerId: 'p1', name: 'Ada Berg' },
    notes: '+2 after nine\nrain',
    holes: roundOf().holes.map((hole, index) => (index === 0 ? detailed : hole)),
  }),
  // Nine holes played twice, with strokes each time.
  roundOf({
    roundId: 'twice',
    holes: [...nine, ...nine].map((hole, index) =>
      holeOf({ hole, score: 2, shots: [{ lie: 'tee', toPin: yards(300 + index) }, { lie: 'green' }] }),
    ),
  }),
  roundOf({
    roundId: 'early',
    stoppedAfter: 2,
    holes: [holeOf({ hole: 10 }), { hole: 11, par: 5, isPickedUp: true }, { hole: 12, par: 3 }],
  }),
  roundOf({
    roundId: 'typed',
    status: 'inProgress',
    holes: [holeOf({ hole: 2, score: 1, isScoreTyped: true, shots: [{ lie: 'tee' }, { lie: 'rough' }] })],
  }),
];

it("the product's own export gives the documents that it was made of, as tables and as JSON (IMPORT-16, IMPORT-19)", async () => {
  const rows = documents.map((document) => ({ ...summarizeRound(document), document }));
  const rounds = rows.map((row) => roundExport.cellsOf(row as unknown as Parameters<typeof roundExport.cellsOf>[0]));
  async function* source() {
    for (const document of documents) yield { roundId: document.roundId, playedOn: document.playedOn, document };
  }
  const holes: (readonly CsvCell[])[] = [];
  for await (const row of holesOf(source())) holes.push(holeColumns.cellsOf(row));
  const shots: (readonly CsvCell[])[] = [];
  for await (const row of shotsOf(source())) shots.push(shotColumns.cellsOf(row));
  const tables = readRoundFiles([
    { name: 'shots.csv', content: csvTable([shotColumns.heads, ...shots]) },
    { name: 'rounds.csv', content: csvTable([roundExport.heads, ...rounds]) },
    { name: 'holes.csv', content: csvTable([holeColumns.heads, ...holes]) },
  ]);
  expect(tables.flatMap(({ files }) => files.flatMap(({ problem }) => problem ?? []))).toEqual([]);
  expect(tables.flatMap((group) => group.documents)).toEqual(documents);

  const json = JSON.stringify({
    format: 'strokebook.export/1',
    rounds: documents.map((round) => ({ revision: 3, round })),
  });
  expect(readRoundFiles([{ name: 'export.json', content: json }]).flatMap((group) => group.documents)).toEqual(
    documents,
  );
});
