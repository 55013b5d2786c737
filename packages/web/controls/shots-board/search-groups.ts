import type { RoundGroup } from '@strokebook/golf/grouping';
import { roundLabel } from '@strokebook/golf/scorecard';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';

/** A group, or a group inside another, which comes with only that one in it. */
type Candidate = { readonly group: RoundGroup; readonly texts: readonly string[] };

/**
 * Finds the group that fits best by its name or the labels of its rounds, and keeps no other (SHOTS-21, SHOTS-22); an
 * empty search keeps all (SHOTS-23).
 */
export function createGroupSearch(groups: readonly RoundGroup[]): (text: string) => readonly RoundGroup[] {
  const candidates = groups.flatMap((group): readonly Candidate[] => [
    candidateOf(group, group),
    ...group.subgroups.map((subgroup) =>
      candidateOf({ ...group, rounds: subgroup.rounds, subgroups: [subgroup] }, subgroup),
    ),
  ]);
  const search = createFuzzySearch(candidates, ({ texts }) => texts);
  return (text) =>
    text === ''
      ? groups
      : search(text)
          .slice(0, 1)
          .map(({ group }) => group);
}

const candidateOf = (group: RoundGroup, { name, rounds }: RoundGroup): Candidate => ({
  group,
  texts: [name, ...rounds.map(roundLabel)],
});
