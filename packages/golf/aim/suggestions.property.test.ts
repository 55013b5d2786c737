import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountIdOf } from '../access/index.ts';
import { actOnSuggestions, type AimSuggestion, type SuggestionAction } from './suggestions.ts';

const [PLAYER, COACH, ASSISTANT] = [1, 2, 3].map(accountIdOf);
const people = [PLAYER, COACH, ASSISTANT].flatMap((id) => id ?? []);
const MAX = 3;
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');

const action: fc.Arbitrary<SuggestionAction> = fc.oneof(
  fc.record({
    kind: fc.constant('suggest' as const),
    suggestion: fc.record({
      suggestionId: ids,
      courseId: fc.constantFrom('pine', 'oak'),
      tee: fc.constantFrom('', 'Blue'),
      hole: fc.integer({ min: 1, max: 2 }),
      club: fc.constantFrom('driver' as const, 'iron7' as const),
      target: fc.constant({ lat: 40, lon: -80 }),
      sentence: fc.string({ maxLength: 20 }),
    }),
  }),
  fc.record({
    kind: fc.constant('answer' as const),
    suggestionId: ids,
    state: fc.constantFrom('accepted' as const, 'declined' as const),
  }),
  fc.record({ kind: fc.constant('takeBack' as const), suggestionId: ids }),
);
const steps = fc.array(fc.record({ action, byId: fc.constantFrom(...people) }), { maxLength: 40 });

const holeOf = ({ courseId, tee, hole }: AimSuggestion): string => `${courseId}/${tee}/${hole}`;
const isUnique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

it('AIM-13: after any sequence only the player has answered, only authors have taken back, and a hole has one accepted target', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let before: readonly AimSuggestion[] = [];
      for (const [index, { action: one, byId }] of sequence.entries()) {
        // Ids of suggestions are new ones, as the server makes them.
        const unique =
          one.kind === 'suggest'
            ? { ...one, suggestion: { ...one.suggestion, suggestionId: `${one.suggestion.suggestionId}${index}` } }
            : {
                ...one,
                suggestionId:
                  before.find((known) => known.suggestionId.startsWith(one.suggestionId))?.suggestionId ?? '',
              };
        const after = actOnSuggestions(before, unique, { byId, playerId: PLAYER ?? byId, max: 5 });
        if (typeof after === 'string') continue;
        for (const was of before) {
          const is = after.find(({ suggestionId }) => suggestionId === was.suggestionId);
          if (is === undefined) expect(was.byId).toBe(byId);
          else if (is.state !== was.state) expect(byId).toBe(PLAYER);
        }
        expect(after.every((is) => is.byId !== PLAYER)).toBe(true);
        expect(isUnique(after.filter(({ state }) => state === 'accepted').map(holeOf))).toBe(true);
        expect(isUnique(after.map((is) => `${holeOf(is)}/${String(is.byId)}`))).toBe(true);
        expect(after.length).toBeLessThanOrEqual(5);
        before = after;
      }
    }),
  );
});

it('AIM-13: has room for a number of suggestions, and none of a player to themselves', () => {
  const suggestion = {
    ...{ suggestionId: 'x', courseId: 'pine', tee: '', club: 'driver' as const, target: { lat: 40, lon: -80 } },
    sentence: 'Left of the bunker',
  } as const;
  const by = (byId = COACH ?? accountIdOf(2)) => ({ byId, playerId: accountIdOf(1), max: MAX });
  const full = Array.from(
    { length: MAX },
    (_unused, hole): AimSuggestion => ({
      ...suggestion,
      suggestionId: `x${hole}`,
      hole,
      byId: by().byId,
      state: 'open',
    }),
  );
  const suggest = (hole: number): SuggestionAction => ({ kind: 'suggest', suggestion: { ...suggestion, hole } });
  expect(actOnSuggestions(full, suggest(MAX), by())).toBe('full');
  expect(actOnSuggestions(full, suggest(0), by())).toHaveLength(MAX);
  expect(actOnSuggestions([], suggest(0), by(accountIdOf(1)))).toBe('ownPlayer');
});
