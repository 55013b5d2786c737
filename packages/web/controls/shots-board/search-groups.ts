import { type SearchDays, parseSearchDays } from '@strokebook/golf/format';
import type { RoundGroup } from '@strokebook/golf/grouping';
import type { RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';

/** A group, or a nested group inside its parent without its siblings. */
type Candidate = {
  readonly group: RoundGroup;
  readonly rounds: readonly RoundSummary[];
  readonly texts: readonly string[];
};

/**
 * Returns a search for the best matching group by its name, or the labels or days of its rounds; other groups are
 * hidden (SHOTS-21, SHOTS-22); an empty text keeps all (SHOTS-23).
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
    const days = parseSearchDays(text);
    const best = days?.isCertain === true ? smallestWith(candidates, days) : search(text)[0];
    return best === undefined ? [] : [best.group];
  };
}

const candidateOf = (group: RoundGroup, { name, rounds }: RoundGroup): Candidate => ({
  group,
  rounds,
  texts: [name, ...rounds.map(roundLabel)],
});

/** Of the groups with a round on these days the one with the fewest other rounds. */
const smallestWith = (candidates: readonly Candidate[], days: SearchDays): Candidate | undefined =>
  candidates
    .filter(({ rounds }) => rounds.some(({ playedOn }) => days.has(playedOn)))
    .toSorted((a, b) => a.rounds.length - b.rounds.length)[0];
