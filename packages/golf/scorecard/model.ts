import type { CollapsedKeys, RoundGroup } from '../grouping/index.ts';
import type { ScorecardRound } from './scorecard-round.ts';

/** A node of the scorecard: one round, a group of rounds, or a group of groups (CARD-04). */
export type ScorecardModel =
  | { readonly kind: 'single'; readonly key: string; readonly round: ScorecardRound }
  | { readonly kind: 'flat'; readonly key: string; readonly name: string; readonly rounds: readonly ScorecardRound[] }
  | {
      readonly kind: 'grouped';
      readonly key: string;
      readonly name: string;
      readonly groups: readonly ScorecardModel[];
    };

/** The groups of the scorecard. A single-round group has no heading. */
export function scorecardModels(
  groups: readonly RoundGroup[],
  roundOf: (roundId: string) => ScorecardRound | undefined,
): readonly ScorecardModel[] {
  return groups.map(({ key, name, rounds, subgroups }): ScorecardModel => {
    if (subgroups.length > 0) return { kind: 'grouped', key, name, groups: scorecardModels(subgroups, roundOf) };
    const shown = rounds.flatMap((round) => roundOf(round.roundId) ?? []);
    const [only] = shown;
    if (rounds.length === 1 && only !== undefined && only.roundId === key) return { kind: 'single', key, round: only };
    return { kind: 'flat', key, name, rounds: shown };
  });
}

/** One line of the table. `level` is the number of enclosing groups. */
export type ScorecardRow =
  | { readonly kind: 'group'; readonly model: ScorecardModel; readonly level: number; readonly isOpen: boolean }
  | { readonly kind: 'round'; readonly key: string; readonly round: ScorecardRound; readonly level: number };

/** The visible lines with some groups collapsed, in order. */
export function scorecardRows(
  models: readonly ScorecardModel[],
  collapsed: CollapsedKeys,
  level = 0,
): readonly ScorecardRow[] {
  return models.flatMap((model): readonly ScorecardRow[] => {
    if (model.kind === 'single') return [roundRow(singleRound(model), model.key, level)];
    const isOpen = !collapsed.has(model.key);
    const heading: ScorecardRow = { kind: 'group', model, level, isOpen };
    if (!isOpen) return [heading];
    if (model.kind === 'grouped') return [heading, ...scorecardRows(groupedRounds(model), collapsed, level + 1)];
    return [heading, ...flatRounds(model).map((round) => roundRow(round, `${model.key}/${round.roundId}`, level + 1))];
  });
}

const roundRow = (round: ScorecardRound, key: string, level: number): ScorecardRow => ({
  kind: 'round',
  key,
  round,
  level,
});

/** Every round in a model, once for each group that contains it. */
export function roundsIn(model: ScorecardModel): readonly ScorecardRound[] {
  switch (model.kind) {
    case 'single':
      return [singleRound(model)];
    case 'flat':
      return flatRounds(model);
    case 'grouped':
      return groupedRounds(model).flatMap(roundsIn);
  }
}

/** @throws TypeError if the model is not a single round (ERR-13). */
export function singleRound(model: ScorecardModel): ScorecardRound {
  if (model.kind !== 'single') throw new TypeError('Model is not a single round');
  return model.round;
}

/** The rounds of a group. @throws TypeError if the model is not a group of rounds (ERR-13). */
export function flatRounds(model: ScorecardModel): readonly ScorecardRound[] {
  if (model.kind !== 'flat') throw new TypeError('Model is not a flat round');
  return model.rounds;
}

/** The groups of a group. @throws TypeError if the model is not a group of groups (ERR-13). */
export function groupedRounds(model: ScorecardModel): readonly ScorecardModel[] {
  if (model.kind !== 'grouped') throw new TypeError('Model is not a grouped round');
  return model.groups;
}

/** With fewer displayed rounds groups open with an animation (CARD-05). */
const MIN_ROUNDS_WITHOUT_ANIMATION = 20;

export const isAnimated = (displayedRounds: number): boolean => displayedRounds < MIN_ROUNDS_WITHOUT_ANIMATION;
