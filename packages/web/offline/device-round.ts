import type { AccountId } from '@strokebook/golf/access';
import type { EntryAction } from '@strokebook/golf/entry';
import type { RoundDocument } from '@strokebook/golf/model';

/** One action of a round in the order in which it was stored. */
export type LoggedAction = {
  readonly seq: number;
  /** Milliseconds since 1970, by the device's clock. */
  readonly loggedAt: number;
  readonly action: EntryAction;
};

export type RoundKey = {
  /** The signed-in person who entered the round; nobody else on the device sees it (ENTRY-23). */
  readonly accountId: AccountId;
  /** Whose round it is. */
  readonly playerId: AccountId;
  readonly roundId: string;
};

/** The account's version of a round. */
export type AccountVersion = {
  readonly revision: number;
  readonly document: RoundDocument;
  /** Who wrote it and when, if the account says so. */
  readonly changedBy?: string | null;
  readonly changedAt?: string | null;
};

/** Why a round waits and does not go to the account by itself. */
export type RoundProblem =
  | { readonly kind: 'signedOut' }
  /** The account did not take it, and says why. `isDeleted`: it had the round, and does not have it any more. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly isDeleted?: boolean }
  | { readonly kind: 'full'; readonly sentence: string }
  /** Both sides changed the same holes: the player chooses (ENTRY-24). */
  | { readonly kind: 'conflict'; readonly theirs: AccountVersion };

/** A round as the device stores it: its actions are the truth until the account has acknowledged them. */
export type DeviceRound = RoundKey & {
  readonly log: readonly LoggedAction[];
  /** The account's version on which the actions are based; null if the account has none yet. */
  readonly base: AccountVersion | null;
  /** What the account has: all actions up to a number, as a revision. */
  readonly acknowledged: { readonly seq: number; readonly revision: number; readonly savedAt: number } | null;
  /** Numbers of the actions up to which the round was sent without an answer, in order. */
  readonly tries: readonly number[];
  readonly problem: RoundProblem | null;
};

/** Whether the round has actions that the account does not have. */
export const isWaiting = ({ log, acknowledged }: DeviceRound): boolean =>
  (log.at(-1)?.seq ?? 0) > (acknowledged?.seq ?? 0);

/** When the round was last changed on the device, in milliseconds since 1970. */
export const lastChangedAt = ({ log }: DeviceRound): number => log.at(-1)?.loggedAt ?? 0;

export const isSameKey = (a: RoundKey, b: RoundKey): boolean =>
  a.accountId === b.accountId && a.playerId === b.playerId && a.roundId === b.roundId;
