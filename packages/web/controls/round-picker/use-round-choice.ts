import type { CalendarDay } from '@strokebook/golf/calendar';
import type { RoundSummary } from '@strokebook/golf/model';
import { newestFirst, type RoundListOption, roundListOf } from '@strokebook/golf/selection';
import { useMemo, useState } from 'react';
import {
  type ChosenOption,
  CUSTOM,
  customChoice,
  type PickedRounds,
  pickedByHand,
  quickChoice,
  type RoundChoice,
} from './round-choice.ts';

const DEFAULT_OPTION: RoundListOption = 'Last 6 Rounds';

type ChangeChoice = (choice: RoundChoice, how?: { readonly replace: boolean }) => void;

type RoundChoiceOptions = {
  /** The available rounds. */
  readonly history: readonly RoundSummary[];
  readonly quickOptions: readonly RoundListOption[];
  readonly today: CalendarDay;
  readonly choice: RoundChoice;
  readonly onChange: ChangeChoice;
  /** Whether no round may be selected; otherwise the last ones stay in use until one is checked (SHOTS-O6). */
  readonly canBeEmpty: boolean;
};

export type ChosenRounds = {
  readonly option: ChosenOption;
  /** The quick options with their rounds; an empty one cannot be selected (SHOTS-14). */
  readonly lists: ReadonlyMap<RoundListOption, readonly string[]>;
  /** The rounds in use, in order. */
  readonly rounds: readonly RoundSummary[];
  /** The checked rounds: those in use, except when these remain although none is checked. */
  readonly ticked: ReadonlySet<string>;
  readonly today: CalendarDay;
  readonly choose: (option: ChosenOption) => void;
  readonly tick: (ids: ReadonlySet<string>) => void;
};

/** The selection of rounds: a quick option, or individual rounds (SHOTS-11 to SHOTS-14). */
export function useRoundChoice(options: RoundChoiceOptions): ChosenRounds {
  const { history, quickOptions, today, choice, onChange, canBeEmpty } = options;
  // Memoized, because the board compares the rounds by identity.
  const lists = useMemo(
    () => new Map(quickOptions.map((option) => [option, roundListOf(history, option, today)])),
    [history, quickOptions, today],
  );
  const { rounds: requested, ids, picks, list } = choice;
  const custom = useMemo(
    () => (requested === CUSTOM ? pickedRounds(history, pickedByHand({ ids, picks, list }), canBeEmpty) : null),
    [history, requested, ids, picks, list, canBeEmpty],
  );
  const option = custom === null ? quickOptionOf(requested, (quick) => lists.get(quick)) : CUSTOM;
  const rounds = useMemo(() => {
    if (custom !== null || option === CUSTOM) return custom ?? [];
    const byId = new Map(history.map((round) => [round.roundId, round]));
    return (lists.get(option) ?? []).flatMap((id) => byId.get(id) ?? []);
  }, [custom, option, history, lists]);

  const key = keyOf(rounds);
  // An empty selection that is not allowed is only stored here, not in the address.
  const [emptiedKey, setEmptiedKey] = useState<string | null>(null);
  const isEmptied = option === CUSTOM && emptiedKey === key;
  const ticked = new Set(isEmptied ? [] : rounds.map((round) => round.roundId));

  return {
    option,
    lists,
    rounds,
    ticked,
    today,
    choose: (next) => {
      setEmptiedKey(null);
      onChange(next === CUSTOM ? customChoice(rounds.map((round) => round.roundId)) : quickChoice(next));
    },
    tick: (next) => {
      const picked = history.filter((round) => next.has(round.roundId)).sort(newestFirst);
      const isRefused = picked.length === 0 && !canBeEmpty;
      const kept = isRefused ? rounds : picked;
      setEmptiedKey(isRefused ? key : null);
      // One step of Back undoes the previous selection, not a single checkbox.
      onChange(customChoice(kept.map((round) => round.roundId)), { replace: option === CUSTOM });
    },
  };
}

/** Null if the address refers to nothing that is known here. */
function pickedRounds(
  history: readonly RoundSummary[],
  wanted: PickedRounds | null,
  canBeEmpty: boolean,
): readonly RoundSummary[] | null {
  if (wanted === null) return null;
  const picked = history.filter((round) => wanted.has(round.roundId)).sort(newestFirst);
  return picked.length > 0 || (canBeEmpty && wanted.isEmpty) ? picked : null;
}

/** The rounds of the quick option in the address, or of the default; empty for an individual selection. */
export function quickRounds(
  history: readonly RoundSummary[],
  requested: ChosenOption | undefined,
  today: CalendarDay,
): readonly string[] {
  if (requested === CUSTOM) return [];
  return roundListOf(
    history,
    quickOptionOf(requested, (option) => roundListOf(history, option, today)),
    today,
  );
}

/** An option without rounds falls back to the default. */
function quickOptionOf(
  requested: ChosenOption | undefined,
  listOf: (option: RoundListOption) => readonly string[] | undefined,
): RoundListOption {
  return requested !== undefined && requested !== CUSTOM && (listOf(requested)?.length ?? 0) > 0
    ? requested
    : DEFAULT_OPTION;
}

const keyOf = (rounds: readonly RoundSummary[]): string =>
  rounds
    .map((round) => round.roundId)
    .sort()
    .join();
