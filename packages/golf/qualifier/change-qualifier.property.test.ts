import { type QualifierChange, withOwnRounds } from './change-qualifier.ts';
import { answersOf, type Qualifier, qualifierStates, scoreSources } from './qualifier.ts';
import { sentenceOf } from './sentence.ts';
import { readTyped } from './typed-result.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersWith, knollwood, opened, ownRound, tryChange } from '../testing/qualifiers.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const name = fc.constantFrom(...names);
const some = fc.uniqueArray(name, { maxLength: 6 });
const reason = fc.constantFrom(null, '', ' ', 'Lightning', 'Injury');
const round = fc.integer({ min: 0, max: 3 });
const result = fc.constantFrom('74', '70', 'W', 'X', '').map((text) => readTyped(text, 72));

type Step = (qualifier: Qualifier) => Qualifier;
type Change = Omit<QualifierChange, 'by' | 'at'> & Record<string, unknown>;

/** What a change leaves: a refused one the qualifier as it was. */
const step =
  (change: Change): Step =>
  (qualifier) =>
    tryChange(qualifier, change as never).qualifier ?? qualifier;

const answers = fc
  .record({
    reason,
    places: fc.integer({ min: 0, max: 7 }),
    picks: fc.integer({ min: 0, max: 2 }),
    also: fc.boolean(),
    rounds: fc.integer({ min: 0, max: 3 }),
    who: some,
    measure: fc.constantFrom('toPar' as const, 'overRating' as const),
  })
  .map(
    ({ reason: why, places, picks, also, rounds, who, measure }): Step =>
      (qualifier) => {
        const before = answersOf(qualifier);
        const next = {
          ...before,
          placesByScore: places,
          picks,
          rule: { measure, bestOf: null },
          entrants:
            who.length < 2 ? before.entrants : before.entrants.filter(({ entrantId }) => who.includes(entrantId)),
          rounds: before.rounds
            .slice(0, rounds)
            .map((one) => ({ ...one, courses: also ? [...one.courses.slice(0, 1), knollwood] : one.courses })),
        };
        return step({ kind: 'answers', answers: next, reason: why })(qualifier);
      },
  );

const pars = Array.from({ length: 18 }, () => 4);
const hole = fc.integer({ min: 0, max: 17 });
const holeStrokes = fc.integer({ min: 2, max: 7 });
const wrongHole = fc.option(fc.record({ hole, strokes: holeStrokes }));
const phone = fc.constantFrom('one', 'two', 'three');

/** Random cards as a phone sends them: complete or not, and newer or older than those it sent before. */
const sent = fc.record({
  phoneId: phone,
  taps: fc.integer({ min: 1, max: 30 }),
  cards: fc.array(
    fc.record({
      ...{ entrantId: name, round, course: fc.constantFrom(0, 1), pars: fc.constant(pars) },
      strokes: fc.array(fc.option(holeStrokes, { freq: 8 }), { minLength: 18, maxLength: 18 }),
      isWithdrawn: fc.boolean(),
      answer: fc.option(fc.record({ isRight: fc.boolean(), hole: wrongHole })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** Each card that a phone has sent, with how new it is. */
const phoneCards = ({ cells }: Qualifier) =>
  cells.flatMap(({ entrantId, round: at, kept }) =>
    ['cards' as const, 'later' as const].flatMap((place) =>
      (kept?.[place] ?? []).map((card) => ({ key: `${entrantId} ${at} ${place} ${card.phoneId}`, card })),
    ),
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  answers,
  fc
    .record({
      reason,
      scores: fc.array(fc.record({ entrantId: name, round, course: fc.integer({ min: 0, max: 1 }), result }), {
        maxLength: 4,
      }),
    })
    .map((change) => step({ kind: 'scores', ...change })),
  fc
    .record({ entrantId: name, round, official: fc.constantFrom(...scoreSources) })
    .map((change) => step({ kind: 'decide', ...change })),
  fc
    .record({ entrantId: name, round, isRight: fc.boolean(), says: fc.constantFrom(null, 75), hole: wrongHole })
    .map((change) => step({ kind: 'answer', ...change })),
  sent.map((change) => step({ kind: 'keep', ...change })),
  fc
    .record({ entrantId: name, round, hole, strokes: fc.option(holeStrokes) })
    .map((entry) => step({ kind: 'holes', holes: [{ ...entry, course: 0, pars }] })),
  fc.constant(step({ kind: 'close' })),
  fc
    .record({
      reason,
      byScore: some,
      alternates: some,
      picks: fc.array(fc.record({ entrantId: name, reason: fc.constantFrom('', 'Form'), isTold: fc.boolean() }), {
        maxLength: 2,
      }),
    })
    .map(({ reason: why, ...squad }) =>
      step({ kind: 'squad', reason: why, squad: { ...squad, leftOut: [], words: [] } }),
    ),
  // The squad that the order gives, so that many sequences reach the end.
  reason.map(
    (why): Step =>
      (qualifier) => {
        const byScore = names
          .filter((id) => qualifier.cells.some((cell) => cell.entrantId === id))
          .slice(0, answersOf(qualifier).placesByScore);
        return step({
          kind: 'squad',
          reason: why,
          squad: { byScore, leftOut: [], picks: [], alternates: [], words: [] },
        })(qualifier);
      },
  ),
  fc
    .record({
      round,
      groups: fc.array(fc.record({ time: fc.constant('09:00'), hole, entrantIds: some }), { maxLength: 2 }),
    })
    .map((change) => step({ kind: 'teeSheet', ...change })),
  reason.map((why) => step({ kind: 'archive', reason: why })),
  fc.boolean().map((isPublished) => step({ kind: 'publish', isPublished })),
  fc
    .record({
      account: fc.integer({ min: 1, max: 6 }),
      strokes: fc.integer({ min: 70, max: 76 }),
      isFinished: fc.boolean(),
    })
    .map(
      ({ account, ...card }): Step =>
        (qualifier) =>
          withOwnRounds(qualifier, new Map([ownRound(account, card)])),
    ),
);

const isPrefix = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before);
const orderOf = ({ state }: Qualifier) => qualifierStates.indexOf(state);
/** Typed scores of one state that another one has not. */
const missing = (from: Qualifier, other: Qualifier): number => {
  const typed = ({ cells }: Qualifier) =>
    cells.flatMap(({ typed: one, entrantId, round: at }) =>
      one === null ? [] : `${entrantId} ${at} ${JSON.stringify(one.result)}`,
    );
  return typed(from).filter((one) => !typed(other).includes(one)).length;
};
const sentence = ({ told }: Qualifier) =>
  sentenceOf(told, (id) => id)
    .map(({ text }) => text)
    .join('');
const reached = new Set<string>();

describe('a qualifier through any sequence of changes', () => {
  it('never goes back, never loses a card, and never changes a frozen sentence, a closed score or a confirmed squad silently (TEAM-09, TEAM-12, TEAM-31)', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (sequence) => {
        let before = opened(answersWith(names, { placesByScore: 3 }));
        for (const next of sequence) {
          const after = next(before);
          reached.add(after.state);
          expect(orderOf(after)).toBeGreaterThanOrEqual(orderOf(before));
          expect(isPrefix(before.changes, after.changes)).toBe(true);
          expect(isPrefix(before.squadChanges, after.squadChanges)).toBe(true);
          expect((after.state === 'open') === (after.cells.length === 0)).toBe(true);
          const logged = after.changes.length - before.changes.length;
          for (const change of [...after.changes, ...after.squadChanges]) expect(change.reason.trim()).not.toBe('');
          if (before.state !== 'open') {
            expect(sentence(after)).toBe(sentence(before));
            const [was, is] = [answersOf(before), answersOf(after)];
            expect(JSON.stringify(is) === JSON.stringify(was) || logged === 1).toBe(true);
          }
          // A card that was sent stays, and only a newer state of the same phone replaces it.
          for (const { key, card } of phoneCards(before)) {
            const now = phoneCards(after).find((one) => one.key === key)?.card;
            expect(now === undefined ? -1 : now.taps).toBeGreaterThanOrEqual(card.taps);
            if (now?.taps === card.taps) expect(now).toEqual(card);
          }
          if (before.closed !== null) {
            expect(logged).toBeGreaterThanOrEqual(Math.max(missing(after, before), missing(before, after)));
          }
          if (before.closed !== null) {
            const counted = ({ cells }: Qualifier) => cells.flatMap(({ kept }) => kept?.cards ?? []);
            expect(counted(after)).toEqual(counted(before));
          }
          if (before.squad !== null) {
            expect(after.squad).toEqual(before.squad);
            expect(missing(before, after) + missing(after, before)).toBe(0);
          }
          before = after;
        }
      }),
      { numRuns: 1_000 },
    );
    expect([...reached].toSorted()).toEqual([...qualifierStates].toSorted());
  });
});
