import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { ROUND_FORMAT, type RoundDocument, roundLimits } from '../model/index.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { indexReport } from './index-report.ts';
import { ratedRoundOf } from './rated-round.ts';

const firstDay = calendarDay('2026-03-01');
const rating = fc.integer({ min: 66, max: 76 });
const slope = fc.integer({ min: roundLimits.slope[0], max: roundLimits.slope[1] });
const records = fc
  .array(fc.record({ holes: anyHoles, tee: fc.option(fc.record({ rating, slope })) }), { maxLength: 30 })
  .map((rounds) =>
    rounds.map(
      ({ holes, tee }, place): RoundDocument => ({
        ...{ format: ROUND_FORMAT, roundId: `r${place}`, playedOn: addDays(firstDay, place), type: 'practice' },
        ...{ status: 'completed', holeCount: holes.length > 9 ? 18 : 9, holes },
        course: { name: 'Pine Hollow', ...(tee === null ? {} : { tee: { name: 'Blue', ...tee } }) },
      }),
    ),
  );

it('an index of rounds that were stored for it beside their documents is the index of the documents (INDEX-01)', () => {
  fc.assert(
    fc.property(records, (documents) => {
      const rated = documents.map(ratedRoundOf);
      const stored = JSON.parse(JSON.stringify(rated)) as typeof rated;
      expect(stored).toEqual(rated);
      expect(indexReport(stored)).toEqual(indexReport(rated));
    }),
  );
});
