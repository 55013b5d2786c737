import { type RoundGroup, type ViewBy, viewRounds } from '@strokebook/golf/grouping';
import { daysMeantBy } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';

/** One line of the list. `level` is how many groups are around it. */
export type PickerRow =
  | { readonly kind: 'group'; readonly key: string; readonly level: number; readonly group: RoundGroup }
  | { readonly kind: 'round'; readonly key: string; readonly level: number; readonly round: RoundSummary };

/** Groups line by line. Where each round is a group of its own, it has no heading above it. */
export function pickerRows(groups: readonly RoundGroup[], viewBy: ViewBy, level = 0): readonly PickerRow[] {
  return groups.flatMap((group): readonly PickerRow[] => {
    const inside = viewBy === 'Round' ? level : level + 1;
    const rounds = group.rounds.map(
      (round): PickerRow => ({
        kind: 'round',
        key: `${group.key}/${round.roundId}`,
        level: inside,
        round,
      }),
    );
    if (viewBy === 'Round') return rounds;
    const heading: PickerRow = { kind: 'group', key: group.key, level, group };
    return [heading, ...(group.subgroups.length > 0 ? pickerRows(group.subgroups, viewBy, inside) : rounds)];
  });
}

/**
 * Finds rounds of a list by their label, where and when they were played, or the name of a group that they are in (SHOTS-21);
 * an empty search finds all (SHOTS-23).
 */
export function createRoundSearch(
  rounds: readonly RoundSummary[],
  viewBy: ViewBy,
): (text: string) => readonly RoundSummary[] {
  const names = new Map<string, string[]>();
  const collect = ({ name, rounds: inside, subgroups }: RoundGroup) => {
    for (const { roundId } of inside) names.set(roundId, [...(names.get(roundId) ?? []), name]);
    for (const subgroup of subgroups) collect(subgroup);
  };
  for (const group of viewRounds(rounds, viewBy)) collect(group);
  const search = createFuzzySearch(rounds, (round) => [
    roundLabel(round),
    round.courseName,
    ...(names.get(round.roundId) ?? []),
  ]);
  return (text) => {
    if (text === '') return rounds;
    const days = daysMeantBy(text);
    const onDays = days === null ? [] : rounds.filter(({ playedOn }) => days.has(playedOn));
    // A day is meant as it stands; a month or a year may also be a word of a name.
    const found = new Set(days?.isCertain === true ? onDays : [...onDays, ...search(text)]);
    return rounds.filter((round) => found.has(round));
  };
}
