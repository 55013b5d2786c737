import type { Origin } from '../../db/accounts/audit-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { countTry, readTries, resetTries, takeBackTry } from '../../db/sign-in/sign-in-counters.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { networkOf } from '../../http/network.ts';
import { signInRules } from './rules.ts';
import type { Services } from '../../services.ts';

const HOUR = 60 * 60_000;

type Deps = Pick<Services, 'database' | 'clock'>;

/** The caller who enters a code or a password. */
export type Caller = {
  readonly origin: Origin;
  /** Whether the caller is signed in to the account of a number. */
  readonly isKnownTo: (phoneNumber: string) => Promise<boolean>;
};

/** The counters of one caller's tries for the code, or the password, of one number. */
export type Tries = {
  readonly phoneNumber: string;
  readonly caller: Caller;
  /** Counts tries of the caller's network since it requested a code; null for passwords. */
  readonly codeKey: string | null;
  /** Counts tries of the caller's network per hour. */
  readonly networkKey: string;
  /** Counts tries of all networks together per hour. */
  readonly numberKey: string;
};

export function triesOfCode(phoneNumber: string, caller: Caller): Tries & { readonly codeKey: string } {
  const network = networkOf(caller.origin.address);
  return {
    phoneNumber,
    caller,
    codeKey: signInCounterKeys.triesOfCodeFrom(phoneNumber, network),
    networkKey: signInCounterKeys.codesOfNumberFrom(phoneNumber, network),
    numberKey: signInCounterKeys.codesOfNumber(phoneNumber),
  };
}

export function triesOfPassword(phoneNumber: string, caller: Caller): Tries {
  const network = networkOf(caller.origin.address);
  return {
    phoneNumber,
    caller,
    codeKey: null,
    networkKey: signInCounterKeys.passwordsOfNumberFrom(phoneNumber, network),
    numberKey: signInCounterKeys.passwordsOfNumber(phoneNumber),
  };
}

/**
 * Counts a try before the secret is checked, so that concurrent tries are counted one by one. Only the tries of the
 * caller's own network and the sum of all networks decide, never whether a code is open or an account exists.
 *
 * @throws RequestError LimitExceededException
 */
export async function takeTry(deps: Deps, tries: Tries): Promise<void> {
  const { codeKey, networkKey, numberKey, caller, phoneNumber } = tries;
  const { maxTriesPerCode, maxWrongTriesPerNetwork, maxWrongTriesPerNumber, codeLifetime } = signInRules;
  if (codeKey !== null) await limitTries(deps, codeKey, { max: maxTriesPerCode, windowMilliseconds: codeLifetime });
  await limitTries(deps, networkKey, { max: maxWrongTriesPerNetwork });
  // Counted last: a network that is refused already must not use up the tries of all others.
  const { query } = deps.database;
  const count = await countTry(query, numberKey, deps.clock.now(), HOUR);
  if (count <= maxWrongTriesPerNumber || (await caller.isKnownTo(phoneNumber))) return;
  // The refusal is not this network's fault.
  await takeBackTry(query, networkKey);
  if (codeKey !== null) await takeBackTry(query, codeKey);
  throw new RequestError('LimitExceededException');
}

/** Resets the tries of a caller who knew the secret; those of others stay counted. */
export async function forgiveTries({ database: { query } }: Deps, { codeKey, networkKey, numberKey }: Tries) {
  await resetTries(query, networkKey, ...(codeKey === null ? [] : [codeKey]));
  await takeBackTry(query, numberKey);
}

/** Whether the caller may enter a code, so that no message is sent in vain. */
export async function hasTriesLeft({ database: { query }, clock }: Deps, tries: Tries): Promise<boolean> {
  const now = clock.now();
  if ((await readTries(query, tries.networkKey, now)) >= signInRules.maxWrongTriesPerNetwork) return false;
  if ((await readTries(query, tries.numberKey, now)) < signInRules.maxWrongTriesPerNumber) return true;
  return tries.caller.isKnownTo(tries.phoneNumber);
}
