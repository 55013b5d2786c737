import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, dayNumber } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { anyHistory } from '../testing/arbitraries.ts';
import { expansionStateOf, toggleAll, toggleGroup } from './expansion.ts';
import { type GroupBy, groupBys, groupRounds, type RoundGroup } from './group-rounds.ts';
import { selectionStateOf, toggleSelection } from './selection-state.ts';

// Naive implementations that use nothing of the engine but its types.
const monthNames = 'January February March April May June July August September October November December'.split(' ');
const seasonNames = [
  'Winter',
  'Winter',
  'Spring',
  'Spring',
  'Spring',
  'Summer',
  'Summer',
  'Summer',
  'Fall',
  'Fall',
  'Fall',
  'Winter',
];

function namesOf(round: RoundSummary, groupBy: string): readonly string[] {
  const [year = 0, month = 1] = round.playedOn.split('-').map(Number);
  const seasonYear = String(month === 12 ? year + 1 : year);
  const parts: Readonly<Record<string, string>> = {
    Month: monthNames[month - 1] ?? '',
    Year: String(year),
    Season: seasonNames[month - 1] ?? '',
    SeasonYear: seasonYear,
  };
  const isSeason = groupBy.includes('Season');
  return groupBy.split('-').map((part) => parts[isSeason && part === 'Year' ? 'SeasonYear' : part] ?? '');
}

const inOrder = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) === index);
const toPar = (round: RoundSummary): number | null =>
  round.score === null || round.par === null ? null : round.score - round.par;

/**
 * A round is among the best five if fewer than five others are better, or equal and more recent. Of two rounds that are
 * equal to par the longer one is better, then the lower score (CARD-O9).
 */
function isAmongBest(round: RoundSummary, all: readonly RoundSummary[]): boolean {
  const own = toPar(round);
  if (own === null) return false;
  const order = ({ playedOn, roundNumber, roundId }: RoundSummary): string =>
    `${playedOn}/${String(roundNumber === 0 ? 99 : (roundNumber ?? -1) + 1).padStart(3, '0')}/${roundId}`;
  const ahead = all.filter((other) => {
    const theirs = toPar(other);
    if (theirs === null || other === round) return false;
    if (theirs !== own) return theirs < own;
    if (other.holeCount !== round.holeCount) return other.holeCount > round.holeCount;
    return other.score === round.score ? order(other) > order(round) : (other.score ?? 0) < (round.score ?? 0);
  });
  return ahead.length < 5;
}

function naiveGroups(rounds: readonly RoundSummary[], groupBy: GroupBy): unknown {
  const isBest = groupBy.endsWith(' Best 5');
  const names = rounds.map((round) => namesOf(round, groupBy.replace(' Best 5', '')));
  return inOrder(names.map(([outer = '']) => outer)).map((outer) => {
    const inners = names.filter(([one]) => one === outer).map(([, inner = '']) => inner);
    return [
      outer,
      inOrder(inners).map((inner) => {
        const members = rounds.filter((_round, index) => names[index]?.[0] === outer && names[index]?.[1] === inner);
        return [inner, members.filter((round) => !isBest || isAmongBest(round, members)).map((round) => round.roundId)];
      }),
    ];
  });
}

/**
 * The same days, spread over two years, so that every month and season occurs; without spreading a month has more than
 * five rounds.
 */
const firstDay = calendarDay('2024-01-01');
const overTwoYears = anyHistory.map((rounds) =>
  rounds.map((round) => ({
    ...round,
    playedOn: addDays(firstDay, 18 * (dayNumber(round.playedOn) - dayNumber(firstDay))),
  })),
);
const nestedGroupBys = groupBys.filter((groupBy) => /^(Month|Year|Season)-/.test(groupBy));
const outline = (groups: readonly RoundGroup[]): unknown =>
  groups.map(({ name, subgroups }) => [
    name,
    subgroups.map((subgroup) => [subgroup.name, subgroup.rounds.map((round) => round.roundId)]),
  ]);

describe('groups compared with a naive implementation', () => {
  it('are the same for every grouping by time, Best 5 included (CARD-13, CARD-14, CARD-O5, CARD-O8)', () => {
    fc.assert(
      fc.property(fc.oneof(anyHistory, overTwoYears), fc.constantFrom(...nestedGroupBys), (rounds, groupBy) => {
        expect(outline(groupRounds(rounds, groupBy))).toEqual(naiveGroups(rounds, groupBy));
      }),
    );
  });
});

describe('opening and closing compared with a naive implementation', () => {
  const groupsOf = (sizes: readonly number[]): readonly RoundGroup[] =>
    sizes.map((size, outer) => ({
      key: `g${outer}`,
      name: `g${outer}`,
      rounds: [],
      subgroups: Array.from({ length: size }, (_unused, inner) => ({
        key: `g${outer}/${inner}`,
        name: '',
        rounds: [],
        subgroups: [],
      })),
    }));
  const anySizes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });

  it('is the same after any clicks (CARD-06, CARD-07, CARD-08, CARD-09, CARD-10)', () => {
    fc.assert(
      fc.property(anySizes, fc.array(fc.nat(20), { maxLength: 12 }), (sizes, clicks) => {
        const groups = groupsOf(sizes);
        const keys = groups.flatMap((group) => [group.key, ...group.subgroups.map(({ key }) => key)]);
        // The state of each group, computed one by one.
        const open = new Map(keys.map((key) => [key, true]));
        const state = () => {
          const all = [...open.values()];
          if (all.every(Boolean)) return 'expanded';
          return all.some(Boolean) ? 'mixed' : 'collapsed';
        };
        let collapsed: ReadonlySet<string> = new Set();
        for (const click of clicks) {
          const key = keys[click % (keys.length + 1)];
          if (key === undefined) {
            const isOpening = state() === 'collapsed';
            for (const one of keys) open.set(one, isOpening);
            collapsed = toggleAll(groups, collapsed);
          } else {
            const next = open.get(key) !== true;
            for (const one of keys) if (one === key || one.startsWith(`${key}/`)) open.set(one, next);
            if (next) open.set(key.split('/')[0] ?? key, true);
            collapsed = toggleGroup(groups, collapsed, key);
          }
          expect(keys.filter((one) => !collapsed.has(one))).toEqual(keys.filter((one) => open.get(one) === true));
          expect(expansionStateOf(groups, collapsed)).toBe(state());
        }
      }),
    );
  });
});

describe('selecting compared with a naive implementation', () => {
  const anyIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });

  it('is the same for any group and any selection (SHOTS-15, SHOTS-16)', () => {
    fc.assert(
      fc.property(anyIds, anyIds, (group, before) => {
        const selected = new Set(before);
        const inside = group.filter((id) => before.includes(id)).length;
        const state = inside === 0 ? 'unselected' : inside === group.length ? 'selected' : 'indeterminate';
        expect(selectionStateOf(group, selected)).toBe(state);
        const others = before.filter((id) => !group.includes(id));
        const after = state === 'selected' ? others : [...others, ...group];
        expect([...toggleSelection(group, selected)].sort()).toEqual([...after].sort());
      }),
    );
  });
});
