import { type DaysMeant, daysMeantBy } from '@strokebook/golf/format';
import type { RoundGroup } from '@strokebook/golf/grouping';
import type { RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';

/** A group, or a group inside another, which comes with only that one in it. */
type Candidate = {
  readonly group: RoundGroup;
  readonly rounds: readonly RoundSummary[];
  readonly texts: readonly string[];
};

/**
 * Finds the group that fits best by its name, the labels of its rounds or a day of theirs, and keeps no other (SHOTS-21,
 * SHOTS-22); an empty search keeps all (SHOTS-23).
 */
export function createGroupSearch(groups: readonly RoundGroup[]): (text: string) => readonly RoundGroup[] {
  const candidates = groups.flatMap((group): readonly Candidate[] => [
    candidateOf(group, group),
    ...group.subgroups.map((subgroup) =>
      candidateOf({ ...group, rounds: subgroup.rounds, subgroups: [subgroup] }, subgroup),
    ),
  ]);
  const search = createFuzzySearch(candidates, ({ texts }) => texts);
  return (text) => {
    if (text === '') return groups;
    const days = daysMeantBy(text);
    const best = days?.isCertain === true ? smallestWith(candidates, days) : search(text)[0];
    return best === undefined ? [] : [best.group];
  };
}

const candidateOf = (group: RoundGroup, { name, rounds }: RoundGroup): Candidate => ({
  group,
  rounds,
  texts: [name, ...rounds.map(roundLabel)],
});

/** Of the groups with a round of those days the one that has least beside it. */
const smallestWith = (candidates: readonly Candidate[], days: DaysMeant): Candidate | undefined =>
  candidates
    .filter(({ rounds }) => rounds.some(({ playedOn }) => days.has(playedOn)))
    .toSorted((a, b) => a.rounds.length - b.rounds.length)[0];
