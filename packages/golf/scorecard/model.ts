import type { CollapsedKeys, RoundGroup } from '../grouping/index.ts';
import { type CommonPars, commonPars } from './common-pars.ts';
import type { ScorecardRound } from './scorecard-round.ts';

/** A node of the scorecard: one round, a group of rounds, or a group of groups (CARD-04). */
export type ScorecardModel =
  | {
      readonly kind: 'single';
      readonly key: string;
      readonly round: ScorecardRound;
      /** The groups that contain only this round, from the outside in: they have no line of their own (CARD-O60). */
      readonly names: readonly string[];
    }
  | { readonly kind: 'flat'; readonly key: string; readonly name: string; readonly rounds: readonly ScorecardRound[] }
  | {
      readonly kind: 'grouped';
      readonly key: string;
      readonly name: string;
      readonly groups: readonly ScorecardModel[];
    };

/** The groups of the scorecard. A group of a single round is that round, labelled with the group's name (CARD-O60). */
export function scorecardModels(
  groups: readonly RoundGroup[],
  roundOf: (roundId: string) => ScorecardRound | undefined,
): readonly ScorecardModel[] {
  return groups.map(({ key, name, rounds, subgroups }): ScorecardModel => {
    if (subgroups.length > 0) {
      const inner = scorecardModels(subgroups, roundOf);
      const [first] = inner;
      if (inner.length === 1 && first?.kind === 'single') return { ...first, key, names: [name, ...first.names] };
      return { kind: 'grouped', key, name, groups: inner };
    }
    const shown = rounds.flatMap((round) => roundOf(round.roundId) ?? []);
    const [only] = shown;
    if (rounds.length === 1 && only !== undefined) {
      return { kind: 'single', key, round: only, names: only.roundId === key ? [] : [name] };
    }
    return { kind: 'flat', key, name, rounds: shown };
  });
}

/** One line of the table. `level` is the number of enclosing groups. */
export type ScorecardRow =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly model: GroupModel;
      readonly level: number;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'par'; readonly key: string; readonly pars: CommonPars; readonly level: number }
  | {
      readonly kind: 'round';
      readonly key: string;
      readonly round: ScorecardRound;
      readonly level: number;
      /** Key of the group that has only this round, else null. */
      readonly groupKey: string | null;
      readonly names: readonly string[];
    };

type GroupModel = Exclude<ScorecardModel, { readonly kind: 'single' }>;
type RoundLine = Extract<ScorecardRow, { readonly kind: 'round' }>;

type RowOptions = {
  readonly collapsed: CollapsedKeys;
  /** Whether rounds on one course have a line with its pars above; not needed if the head has them. */
  readonly hasParRows: boolean;
};

/** The visible lines with some groups collapsed, in order. */
export function scorecardRows(
  models: readonly ScorecardModel[],
  options: RowOptions,
  level = 0,
): readonly ScorecardRow[] {
  const rows: ScorecardRow[] = [];
  let block: RoundLine[] = [];
  const endBlock = () => {
    rows.push(...(options.hasParRows ? withPars(block) : block));
    block = [];
  };
  for (const model of models) {
    if (model.kind === 'single') {
      const groupKey = model.names.length === 0 ? null : model.key;
      block.push({ kind: 'round', key: model.key, round: model.round, level, groupKey, names: model.names });
      continue;
    }
    endBlock();
    const isOpen = !options.collapsed.has(model.key);
    rows.push({ kind: 'group', key: model.key, model, level, isOpen });
    if (!isOpen) continue;
    const inside = model.kind === 'grouped' ? groupedRounds(model) : singlesOf(model);
    rows.push(...scorecardRows(inside, options, level + 1));
  }
  endBlock();
  return rows;
}

/** The rounds of a group as models, each without a group of its own. */
const singlesOf = (model: ScorecardModel & { readonly key: string }): readonly ScorecardModel[] =>
  flatRounds(model).map((round) => ({ kind: 'single', key: `${model.key}/${round.roundId}`, round, names: [] }));

/** Inserts a line of pars above each run of rounds with the same pars. */
function withPars(lines: readonly RoundLine[]): readonly ScorecardRow[] {
  const runs: RoundLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1) ?? [];
    // Compares with the first and last round only, because comparing with the whole run is slow for hundreds of rounds.
    const isSame = [run.at(0), run.at(-1)].every(
      (other) => other !== undefined && commonPars([other.round, line.round]) !== null,
    );
    if (isSame) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const pars = commonPars(run.map(({ round }) => round));
    if (first === undefined || pars === null) return run;
    return [{ kind: 'par', key: `${first.key}/par`, pars, level: first.level }, ...run];
  });
}

/** The groups that have a line of their own, and so can be collapsed. */
export const foldableGroups = (groups: readonly RoundGroup[]): readonly RoundGroup[] =>
  groups.flatMap((group) =>
    group.rounds.length === 1 ? [] : { ...group, subgroups: foldableGroups(group.subgroups) },
  );

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

/** Number of displayed rounds from which groups open without an animation (CARD-05). */
const MIN_ROUNDS_WITHOUT_ANIMATION = 20;

export const isAnimated = (displayedRounds: number): boolean => displayedRounds < MIN_ROUNDS_WITHOUT_ANIMATION;
