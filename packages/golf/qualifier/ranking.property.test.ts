import { calendarDay } from '../calendar/index.ts';
import { boardsOf } from './board.ts';
import type { Measure, QualifierCourse } from './qualifier.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersWith, knollwood, lakeshore, opened, pineHollow, withScores } from '../testing/qualifiers.ts';

const FIELDS = 1_000;
const afterwards = calendarDay('2026-12-01');
const courses: readonly (readonly QualifierCourse[])[] = [[pineHollow], [lakeshore, knollwood], [pineHollow]];

/** Scores of up to 12 players in up to three rounds, close enough that many are level; 'W' and '' among them. */
const field = fc.record({
  rows: fc.array(
    fc.array(
      fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: 70, max: 75 }) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      {
        minLength: 3,
        maxLength: 3,
      },
    ),
    { minLength: 1, maxLength: 12 },
  ),
  others: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  exempt: fc.integer({ min: 0, max: 2 }),
  places: fc.integer({ min: 2, max: 5 }),
  bestOf: fc.constantFrom(null, 1, 2),
  measure: fc.constantFrom<Measure>('toPar', 'overRating'),
});

type Row = { readonly id: string; readonly values: readonly (number | null)[]; readonly isExempt: boolean };

/** The total that counts, by hand: every choice of as many rounds as count, the lowest of them. */
function totalOf({ values }: Row, count: number): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < count || known.length === 0) return null;
  const choices = Array.from({ length: 2 ** known.length }, (_, mask) =>
    known.filter((__, index) => (mask >> index) % 2 === 1),
  );
  return Math.min(
    ...choices.filter(({ length }) => length === count).map((some) => some.reduce((sum, one) => sum + one, 0)),
  );
}

describe('the order of a qualifier', () => {
  it('is that of a slow count of who is better, with its ties, on 1,000 random fields (TEAM-08, TEAM-10)', () => {
    fc.assert(
      fc.property(field, ({ rows, others, exempt, places, bestOf, measure }) => {
        const names = rows.map((_, index) => `P${index}`);
        const answers = answersWith(names, {
          placesByScore: places,
          picks: 0,
          rule: { measure, bestOf },
          ties: ['lastRound'],
        });
        const qualifier = withScores(
          opened({
            ...answers,
            entrants: answers.entrants.map((one, index) => ({ ...one, exemption: index < exempt ? 'Winner' : null })),
            rounds: answers.rounds.map((round, index) => ({ ...round, courses: courses[index] ?? [] })),
          }),
          Object.fromEntries(
            rows.map((row, index) => [
              names[index],
              row.map((score, round) => (score === null ? 'W' : `${round === 1 && others[index] ? 'K' : ''}${score}`)),
            ]),
          ),
        );
        const field: readonly Row[] = rows.map((row, index) => ({
          id: names[index] ?? '',
          isExempt: index < exempt,
          values: row.map((score, round) => {
            const course = courses[round]?.[round === 1 && others[index] ? 1 : 0] ?? pineHollow;
            const base = measure === 'toPar' ? course.par : (course.rating ?? 0);
            return score === null ? null : Math.round((score - base) * 10);
          }),
        }));
        const begun = [0, 1, 2].filter((round) => field.some(({ values }) => values[round] !== null));
        const count = Math.min(bestOf ?? begun.length, begun.length);
        const lastRound = begun.at(-1) ?? 0;
        const total = (row: Row) => totalOf({ ...row, values: begun.map((round) => row.values[round] ?? null) }, count);
        const ranked = field.filter((row) => total(row) !== null);
        /** The last round decides nothing between players of whom one has none. */
        const isBetter = (one: Row, other: Row): boolean => {
          const [a, b] = [total(one) ?? 0, total(other) ?? 0];
          if (a !== b) return a < b;
          const level = ranked.filter((row) => total(row) === a);
          if (level.some(({ values }) => values[lastRound] === null)) return false;
          return (one.values[lastRound] ?? 0) < (other.values[lastRound] ?? 0);
        };
        const expected = Object.fromEntries(
          field.map((row) => [
            row.id,
            total(row) === null ? null : 1 + ranked.filter((other) => isBetter(other, row)).length,
          ]),
        );
        const nameOf = (id: string) => id;
        const { chosen } = boardsOf(qualifier, { nameOf, shortNameOf: nameOf }, afterwards);
        expect(Object.fromEntries(chosen.rows.map(({ entrantId, place }) => [entrantId, place]))).toEqual(expected);

        const open = places - field.filter(({ isExempt }) => isExempt).length;
        const rivals = ranked.filter(({ isExempt }) => !isExempt);
        const hasTiers = ranked.length >= 4 && open > 0 && rivals.length >= open && field.length > places;
        const last = rivals.toSorted((a, b) => (expected[a.id] ?? 0) - (expected[b.id] ?? 0))[open - 1];
        for (const { entrantId, tier } of chosen.rows) {
          const row = field.find(({ id }) => id === entrantId) as Row;
          if (!hasTiers || last === undefined || row.isExempt || expected[row.id] === null) continue;
          const behind = (total(row) ?? 0) - (total(last) ?? 0);
          const level = rivals.filter(({ id }) => expected[id] === expected[last.id]);
          const better = rivals.filter((other) => isBetter(other, last)).length;
          const isTied = better + level.length > open && level.includes(row);
          expect([entrantId, tier]).toEqual([
            entrantId,
            isTied || Math.abs(behind) < 20 || behind === 20 ? 'onLine' : behind < 0 ? 'in' : 'out',
          ]);
        }
      }),
      { numRuns: FIELDS },
    );
  });
});
