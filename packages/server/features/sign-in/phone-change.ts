import { findAccountByKey, phoneNumberKey } from '../../db/accounts/account-keys.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import { isConfirmed } from '../../db/sign-in/session-confirmation-queries.ts';
import { endSessions } from '../../db/sign-in/session-queries.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import { RequestError } from '../../http/request-error.ts';
import { canonicalNumber, maskNumber } from '../../http/phone-number.ts';
import { countMessage, logMessageLimit, maxMessages } from './message-limit.ts';
import { checkCurrentPassword } from './password.ts';
import { replacePhoneNumber, storePhoneChange } from './phone-change-queries.ts';
import { type ChallengeDeps, redeemCode } from './phone-challenge.ts';
import { signInRules } from './rules.ts';
import type { Caller } from './tries.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Digits of a new number that its account's old phone is told, which somebody else may hold by now. */
const TOLD_DIGITS = 2;

/** The change that an account waits for, and whether the wait is over; null for none. */
export function phoneChangeOf({ nextPhoneNumber, nextPhoneFrom }: Account, now: Date) {
  if (nextPhoneNumber === null || nextPhoneFrom === null) return null;
  const ends = nextPhoneFrom.getTime() + signInRules.phoneChangeValidity;
  if (ends <= now.getTime()) return null;
  return { phoneNumber: nextPhoneNumber, from: nextPhoneFrom, isAllowed: nextPhoneFrom <= now };
}

type Asked = { readonly phoneNumber: string; readonly code: string; readonly currentPassword?: string | undefined };

/**
 * Changes the number of the session's account to one that a code proves: at once after a code to the old number, else
 * some days after the password, of which the old number is told at once (AUTH-O60, ADR 31). Whether another account has
 * the new number is said only to who has entered the code that was sent to it.
 *
 * @throws RequestError CONFIRMATION_REQUIRED, PASSWORD_MISMATCH, PHONE_NUMBER_OWN, PHONE_NUMBER_TAKEN, and as `redeemCode`
 */
export async function changePhone(
  deps: ChallengeDeps,
  holder: TokenHolder,
  { phoneNumber: dialled, code, currentPassword }: Asked,
  caller: Caller,
): Promise<void> {
  const { database, clock } = deps;
  const { accountId } = holder;
  const phoneNumber = canonicalNumber(dialled);
  const account = await findAccount(database.query, accountId);
  if (account === null) throw new RequestError('NotAuthorizedException');
  if (account.phoneNumber === phoneNumber) throw new RequestError('PHONE_NUMBER_OWN');
  const waits = phoneChangeOf(account, clock.now());
  const isAtOnce =
    (waits?.isAllowed === true && waits.phoneNumber === phoneNumber) ||
    (await isConfirmed(database.query, holder, clock.now()));
  // Before the code is used up, which is still valid after the confirmation.
  if (!isAtOnce) {
    if (currentPassword === undefined) throw new RequestError('CONFIRMATION_REQUIRED');
    await checkCurrentPassword(deps, accountId, currentPassword, caller.origin);
  }
  await redeemCode(deps, phoneNumber, code, caller);
  await store(deps, holder, account, { phoneNumber, isAtOnce, origin: caller.origin });
}

async function store(
  deps: ChallengeDeps,
  holder: TokenHolder,
  before: Account,
  {
    phoneNumber,
    isAtOnce,
    origin,
  }: { readonly phoneNumber: string; readonly isAtOnce: boolean; readonly origin: Caller['origin'] },
): Promise<void> {
  const { database, clock, log, config } = deps;
  const { accountId } = holder;
  const oldNumber = before.phoneNumber;
  const ownDevice: Caller = { origin, isKnownTo: async () => true };
  const maxSent = await maxMessages(deps, oldNumber ?? phoneNumber, ownDevice);
  const sent = await changeOwnAccount(database.query, holder, async (tx, account) => {
    // The proof was for the number of then.
    if (account.phoneNumber !== oldNumber) throw new RequestError('CONFIRMATION_REQUIRED');
    const at = clock.now();
    const details = { number: maskNumber(phoneNumber) };
    if (isAtOnce) {
      if (!(await replacePhoneNumber(tx, account, phoneNumber))) throw new RequestError('PHONE_NUMBER_TAKEN');
      await endSessions(tx, accountId, at, holder.sessionId);
      await recordAuditEvent(tx, accountId, { kind: 'phoneNumberChanged', at, origin, details });
    } else {
      const holderId = await findAccountByKey(tx, phoneNumberKey(phoneNumber));
      if (holderId !== null) throw new RequestError('PHONE_NUMBER_TAKEN');
      await storePhoneChange(tx, accountId, phoneNumber, new Date(at.getTime() + signInRules.phoneChangeWait));
      await recordAuditEvent(tx, accountId, { kind: 'phoneNumberRequested', at, origin, details });
    }
    return oldNumber === null ? null : countMessage(deps, maxSent, tx);
  });
  if (oldNumber === null || sent === null) return;
  logMessageLimit(log, sent, config.smsLimits.maxPerHour);
  const text = isAtOnce ? changedText : requestedText;
  const shown = phoneNumber.slice(-TOLD_DIGITS);
  // The change is made: the trail says it too where the old phone cannot be reached.
  await deps.sms.send(oldNumber, text(config.productName, shown)).catch((error: unknown) => {
    log.error({ err: error }, 'the old number of an account was not told of its change');
  });
}

const changedText = (product: string, digits: string): string =>
  `${product}: the phone number of your account was changed to one ending in ${digits}. Was it not you? Write to who runs the site.`;

const requestedText = (product: string, digits: string): string =>
  `${product}: in 3 days the phone number of your account can be changed to one ending in ${digits}. Was it not you? Sign in and stop it under Account.`;
