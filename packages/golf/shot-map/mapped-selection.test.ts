import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mappedOthers,
  type MappedSelection,
  onlyFocused,
  pickerTitle,
  roundsButtonText,
  toggleMapped,
} from './mapped-selection.ts';

const others = ['a', 'b', 'c'];
const some = (...ids: string[]): MappedSelection => new Set(ids);

describe('the selection of rounds on a map', () => {
  it.each([
    ['unchecking when all selects everything except that round (MAP-14)', 'all' as const, 'b', some('a', 'c')],
    ['checking adds a round (MAP-13)', some('a'), 'c', some('a', 'c')],
    ['unchecking takes a round away (MAP-13)', some('a', 'c'), 'a', some('c')],
    ['unchecking the last leaves the focused round (MAP-O2)', some('c'), 'c', onlyFocused],
    ['a set containing every round becomes all (MAP-15)', some('a', 'c'), 'b', 'all' as const],
    ['rounds that are not on the course are not kept (MAP-04)', some('x', 'a'), 'b', some('a', 'b')],
    ['a round that is not in the list changes nothing (MAP-04)', some('a'), 'x', some('a')],
  ])('%s', (_, before, roundId, expected) => {
    expect(toggleMapped(before, roundId, others)).toEqual(expected);
  });

  it('is not all where there is no other round to hold (MAP-15)', () => {
    expect(toggleMapped(onlyFocused, 'x', [])).toEqual(onlyFocused);
  });

  it('is kept in the order of the list (MAP-04)', () => {
    expect(mappedOthers('all', others)).toEqual(others);
    expect(mappedOthers(some('c', 'a'), others)).toEqual(['a', 'c']);
    expect(mappedOthers(onlyFocused, others)).toEqual([]);
  });

  it.each([
    ['all', 'all' as const, others, 'Showing All Rounds', '4 Rounds Being Mapped'],
    ['none', onlyFocused, others, 'Showing Focused Round', '1 Round Being Mapped'],
    ['one', some('b'), others, 'Showing 2 Rounds', '2 Rounds Being Mapped'],
    ['two', some('b', 'c'), others, 'Showing 3 Rounds', '3 Rounds Being Mapped'],
    ['a set of them all', some('a', 'b', 'c'), others, 'Showing All Rounds', '4 Rounds Being Mapped'],
    ['one that is not there', some('x'), others, 'Showing Focused Round', '1 Round Being Mapped'],
    ['all of none', 'all' as const, [], 'Showing All Rounds', '1 Round Being Mapped'],
    ['none of none', onlyFocused, [], 'Showing Focused Round', '1 Round Being Mapped'],
  ])(
    'says of %s what is shown, the focused round counted (MAP-02, MAP-03, MAP-O1, MAP-O3)',
    (_, selection, ids, button, title) => {
      expect(roundsButtonText(selection, ids)).toBe(button);
      expect(pickerTitle(selection, ids)).toBe(title);
    },
  );
});

describe('laws of the selection', () => {
  it('is what a row of checkboxes shows after any clicks, and all exactly when each is checked (MAP-13 to MAP-15)', () => {
    const anyOthers = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    fc.assert(
      fc.property(
        anyOthers,
        fc.constantFrom<MappedSelection>('all', onlyFocused),
        fc.array(fc.nat(4)),
        (ids, first, clicks) => {
          let selection = first;
          const boxes = new Map(ids.map((id) => [id, first === 'all']));
          for (const click of clicks) {
            const id = ids[click % ids.length] as string;
            selection = toggleMapped(selection, id, ids);
            boxes.set(id, boxes.get(id) !== true);
          }
          const checked = ids.filter((id) => boxes.get(id) === true);
          expect(mappedOthers(selection, ids)).toEqual(checked);
          expect(selection === 'all').toBe(checked.length === ids.length);
          expect(pickerTitle(selection, ids).startsWith(`${checked.length + 1} Round`)).toBe(true);
        },
      ),
    );
  });
});
