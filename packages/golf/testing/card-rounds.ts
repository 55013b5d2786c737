import fc from 'fast-check';
import type { CardRound } from '../compare/cards/card-figure.ts';
import { fairwayResults, type Hole, summarizeRound } from '../model/index.ts';
import { countedHolesOf, tallyRound } from '../stats/index.ts';
import { anyHole } from './arbitraries.ts';
import { roundOf } from './builders.ts';

const detail = fc.record({
  fairway: fc.option(fc.constantFrom(...fairwayResults)),
  club: fc.option(fc.constantFrom('driver' as const, 'wood3' as const)),
  length: fc.option(fc.integer({ min: 150, max: 330 })),
  isUnfinished: fc.boolean(),
  penalty: fc.constantFrom(0, 0, 0, 1, 2),
});

/** Adds what cards need beyond a hole's strokes: fairways, clubs, lengths, penalties, and sometimes no score. */
const detailedHole: fc.Arbitrary<Hole> = fc.tuple(anyHole, detail).map(([hole, added]) => {
  const [drive, ...rest] = hole.shots ?? [];
  const { score = 0, ...unscored } = hole;
  const strokes = drive === undefined ? 0 : added.penalty;
  return {
    ...unscored,
    ...(added.isUnfinished && score % 5 === 0 ? {} : { score: score + strokes }),
    ...(added.fairway !== null && hole.par > 3 ? { fairway: added.fairway } : {}),
    ...(drive === undefined
      ? {}
      : {
          shots: [
            {
              ...drive,
              ...(strokes === 0 ? {} : { penalty: { strokes } }),
              ...(added.club === null ? {} : { club: added.club }),
              ...(added.length === null ? {} : { distance: added.length as NonNullable<typeof drive.distance> }),
            },
            ...rest,
          ],
        }),
  };
});

/** Rounds for the cards of a comparison. */
export const anyCardRounds: fc.Arbitrary<readonly CardRound[]> = fc
  .array(fc.array(detailedHole, { minLength: 1, maxLength: 18 }), { maxLength: 5 })
  .map((rounds) =>
    rounds.map((holes, index) => {
      const round = roundOf({
        roundId: `r${index}`,
        holeCount: holes.length > 9 ? 18 : 9,
        holes: holes.map((hole, place) => ({ ...hole, hole: place + 1 })),
      });
      return { summary: summarizeRound(round), tally: tallyRound(round), holes: countedHolesOf(round) };
    }),
  );
