import type { RoundOrigin } from '@strokebook/contract';
import { type RoundGroup, type ViewBy, viewRounds } from '@strokebook/golf/grouping';
import { fold, parseSearchDays } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { originText } from '../../lib/origin-text.ts';
import { beginsNearly } from '../../lib/near-word.ts';
import { createFuzzySearch } from '../../lib/fuzzy-search.ts';

/** One line of the list. `level` is the number of enclosing groups. */
export type PickerRow =
  | { readonly kind: 'group'; readonly key: string; readonly level: number; readonly group: RoundGroup }
  | { readonly kind: 'round'; readonly key: string; readonly level: number; readonly round: RoundSummary };

/** A round to choose, with where it comes from where that is known. */
export type PickerRound = RoundSummary & { readonly origin?: RoundOrigin | null };

/** The lines of groups. Single-round groups have no heading. */
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
 * Returns a search for rounds by label, place, day, where they come from (IMPORT-27), or the name of a group that contains
 * them (SHOTS-21); an empty text finds all (SHOTS-23). Where words of labels or names begin with the text, or do so but
 * for a typing error, everything that only resembles it is left out: 'verity' and 'verty' are in every University.
 */
export function createRoundSearch(
  rounds: readonly PickerRound[],
  viewBy: ViewBy,
): (text: string) => readonly RoundSummary[] {
  const names = new Map<string, string[]>();
  const collect = ({ name, rounds: inside, subgroups }: RoundGroup) => {
    for (const { roundId } of inside) names.set(roundId, [...(names.get(roundId) ?? []), name]);
    for (const subgroup of subgroups) collect(subgroup);
  };
  for (const group of viewRounds(rounds, viewBy)) collect(group);
  const namesOf = (round: PickerRound): readonly string[] => [
    roundLabel(round),
    originText(round.origin) ?? '',
    ...(names.get(round.roundId) ?? []),
  ];
  const searchAll = createFuzzySearch(rounds, (round) => [...namesOf(round), round.courseName]);
  const search = (text: string): readonly RoundSummary[] => {
    const sought = ` ${fold(text.trim())}`;
    const named = rounds.filter((round) => namesOf(round).some((name) => ` ${fold(name)}`.includes(sought)));
    if (named.length > 0) return named;
    const typed = wordsOf(text);
    const near = rounds.filter((round) => {
      const words = [...namesOf(round), round.courseName].flatMap(wordsOf);
      return typed.length > 0 && typed.every((one) => words.some((word) => beginsNearly(word, one)));
    });
    return near.length > 0 ? near : searchAll(text);
  };
  return (text) => {
    if (text === '') return rounds;
    const days = parseSearchDays(text);
    const onDays = days === null ? [] : rounds.filter(({ playedOn }) => days.has(playedOn));
    // A full day is unambiguous; a month or a year may also be a word in a name.
    const found = new Set(days?.isCertain === true ? onDays : [...onDays, ...search(text)]);
    return rounds.filter((round) => found.has(round));
  };
}

const wordsOf = (text: string): readonly string[] => fold(text.trim()).match(/[^\s,.:()/–-]+/g) ?? [];
