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
  /** What can be chosen from. */
  readonly history: readonly RoundSummary[];
  readonly quickOptions: readonly RoundListOption[];
  readonly today: CalendarDay;
  readonly choice: RoundChoice;
  readonly onChange: ChangeChoice;
  /** Whether there may be no round: where not, the last ones stay in use until one is ticked (SHOTS-O6). */
  readonly canBeEmpty: boolean;
};

export type ChosenRounds = {
  readonly option: ChosenOption;
  /** The quick options with their rounds; one without any cannot be chosen (SHOTS-14). */
  readonly lists: ReadonlyMap<RoundListOption, readonly string[]>;
  /** The rounds in use, in their order. */
  readonly rounds: readonly RoundSummary[];
  /** What is ticked: the rounds in use, but where those stay although none is. */
  readonly ticked: ReadonlySet<string>;
  readonly choose: (option: ChosenOption) => void;
  readonly tick: (ids: ReadonlySet<string>) => void;
};

/** Which rounds are looked at: a quick option, or rounds picked by hand (SHOTS-11 to SHOTS-14). */
export function useRoundChoice(options: RoundChoiceOptions): ChosenRounds {
  const { history, quickOptions, today, choice, onChange, canBeEmpty } = options;
  // The board compares the rounds by identity.
  const lists = useMemo(
    () => new Map(quickOptions.map((option) => [option, roundListOf(history, option, today)])),
    [history, quickOptions, today],
  );
  const { rounds: asked, ids, picks, list } = choice;
  const custom = useMemo(
    () => (asked === CUSTOM ? pickedRounds(history, pickedByHand({ ids, picks, list }), canBeEmpty) : null),
    [history, asked, ids, picks, list, canBeEmpty],
  );
  const option = custom === null ? quickOptionOf(asked, (quick) => lists.get(quick)) : CUSTOM;
  const rounds = useMemo(() => {
    if (custom !== null || option === CUSTOM) return custom ?? [];
    const byId = new Map(history.map((round) => [round.roundId, round]));
    return (lists.get(option) ?? []).flatMap((id) => byId.get(id) ?? []);
  }, [custom, option, history, lists]);

  const key = keyOf(rounds);
  // Where there must be rounds, an empty list of ticks is no list of rounds: nobody else needs to know of it.
  const [emptiedKey, setEmptiedKey] = useState<string | null>(null);
  const isEmptied = option === CUSTOM && emptiedKey === key;
  const ticked = new Set(isEmptied ? [] : rounds.map((round) => round.roundId));

  return {
    option,
    lists,
    rounds,
    ticked,
    choose: (next) => {
      setEmptiedKey(null);
      onChange(next === CUSTOM ? customChoice(rounds.map((round) => round.roundId)) : quickChoice(next));
    },
    tick: (next) => {
      const picked = history.filter((round) => next.has(round.roundId)).sort(newestFirst);
      const isRefused = picked.length === 0 && !canBeEmpty;
      const kept = isRefused ? rounds : picked;
      setEmptiedKey(isRefused ? key : null);
      // One step of Back undoes the choice before, not a single tick.
      onChange(customChoice(kept.map((round) => round.roundId)), { replace: option === CUSTOM });
    },
  };
}

/** Null where the address means nothing that is known here. */
function pickedRounds(
  history: readonly RoundSummary[],
  wanted: PickedRounds | null,
  canBeEmpty: boolean,
): readonly RoundSummary[] | null {
  if (wanted === null) return null;
  const picked = history.filter((round) => wanted.has(round.roundId)).sort(newestFirst);
  return picked.length > 0 || (canBeEmpty && wanted.isEmpty) ? picked : null;
}

/** The rounds of the quick option that an address asks for, or of the default; none where they were picked by hand. */
export function quickRounds(
  history: readonly RoundSummary[],
  asked: ChosenOption | undefined,
  today: CalendarDay,
): readonly string[] {
  if (asked === CUSTOM) return [];
  return roundListOf(
    history,
    quickOptionOf(asked, (option) => roundListOf(history, option, today)),
    today,
  );
}

/** An address may ask for an option that has no rounds: then for the default. */
function quickOptionOf(
  asked: ChosenOption | undefined,
  listOf: (option: RoundListOption) => readonly string[] | undefined,
): RoundListOption {
  return asked !== undefined && asked !== CUSTOM && (listOf(asked)?.length ?? 0) > 0 ? asked : DEFAULT_OPTION;
}

const keyOf = (rounds: readonly RoundSummary[]): string =>
  rounds
    .map((round) => round.roundId)
    .sort()
    .join();
