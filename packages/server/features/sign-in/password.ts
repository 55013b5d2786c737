import type { AccountId } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { type Origin, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import { lockOwnAccount } from '../../db/accounts/hold-account.ts';
import { isConfirmed } from '../../db/sign-in/session-confirmation-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { resetTries } from '../../db/sign-in/sign-in-counters.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { noteFailedTry } from './challenge-queries.ts';
import { forgetPhoneChange } from './phone-change-queries.ts';
import { findPasswordHash, findPasswordOfNumber, storePasswordHash } from './password-queries.ts';
import { networkOf } from '../../http/network.ts';
import { canonicalNumber } from '../../http/phone-number.ts';
import { signInRules } from './rules.ts';
import { hashSecret, isSecret } from '../../lib/secret-hash.ts';
import { endSessions } from '../../db/sign-in/session-queries.ts';
import type { SessionDeps } from './sessions.ts';
import { type Caller, forgiveTries, takeTry, triesOfPassword } from './tries.ts';
import type { Services } from '../../services.ts';

export type PasswordDeps = SessionDeps & Pick<Services, 'config'>;

/** An account, and the hash that its password was compared with. */
export type CheckedPassword = { readonly accountId: AccountId; readonly passwordHash: string | null };

/**
 * Checks the password of a number. An unknown number, an account without a password and a wrong password give the same
 * answer after the same time.
 *
 * @throws RequestError PASSWORD_MISMATCH, InvalidParameterException, LimitExceededException
 */
export async function checkPassword(
  deps: PasswordDeps,
  dialledNumber: string,
  password: string,
  caller: Caller,
): Promise<CheckedPassword> {
  const { database, clock, config } = deps;
  const { origin } = caller;
  const phoneNumber = canonicalNumber(dialledNumber);
  await limitTries(deps, signInCounterKeys.passwordsFromAddress(networkOf(origin.address)), {
    max: config.signInLimits.perAddress,
  });
  const tries = triesOfPassword(phoneNumber, caller);
  await takeTry(deps, tries);
  const found = await findPasswordOfNumber(database.query, phoneNumber);
  const isRight = await isSecret(found?.passwordHash ?? null, password);
  if (found === null || !isRight) {
    const happened = { at: clock.now(), origin, details: { method: 'password' } };
    await database.query.transaction((tx) => noteFailedTry(tx, phoneNumber, tries.networkKey, happened));
    throw new RequestError('PASSWORD_MISMATCH');
  }
  await forgiveTries(deps, tries);
  return { accountId: found.accountId, passwordHash: found.passwordHash };
}

/**
 * Sets or changes a password, and signs out all other devices. Requires the current password or a confirmation by code,
 * because the finder of an unlocked device has neither.
 *
 * @throws RequestError CONFIRMATION_REQUIRED, PASSWORD_MISMATCH, PASSWORD_GUESSABLE, LimitExceededException
 */
export async function changePassword(
  deps: PasswordDeps,
  holder: TokenHolder,
  { currentPassword, newPassword }: { readonly currentPassword?: string | undefined; readonly newPassword: string },
  origin: Origin,
): Promise<void> {
  const { database, clock, config } = deps;
  const { accountId } = holder;
  const passwordHash = await findPasswordHash(database.query, accountId);
  if (passwordHash === null || currentPassword === undefined) {
    if (!(await isConfirmed(database.query, holder, clock.now()))) throw new RequestError('CONFIRMATION_REQUIRED');
  } else {
    await checkCurrentPassword(deps, accountId, currentPassword, origin);
  }
  const account = await findAccount(database.query, accountId);
  if (account === null) throw new RequestError('NotAuthorizedException');
  const known = [account.username, account.firstName, account.lastName, config.productName];
  if (isGuessable(newPassword, known)) throw new RequestError('PASSWORD_GUESSABLE');
  const newHash = await hashSecret(newPassword);
  const now = clock.now();
  await database.query.transaction(async (tx) => {
    const isOwner = (await lockOwnAccount(tx, holder)) !== null;
    // Hashing takes time: the password may have been changed meanwhile, and this caller may not know the new one.
    const isUnchanged = (await findPasswordHash(tx, accountId)) === passwordHash;
    if (!isOwner || !isUnchanged) throw new RequestError('NotAuthorizedException');
    await storePasswordHash(tx, accountId, newHash, now);
    // Whoever asked for another number may have known the old password alone.
    await forgetPhoneChange(tx, accountId);
    await endSessions(tx, accountId, now, holder.sessionId);
    const kind = passwordHash === null ? 'passwordSet' : 'passwordChanged';
    await recordAuditEvent(tx, accountId, { kind, at: now, origin });
  });
}

/**
 * Checks the password of a signed-in account; one without a password has none that is right.
 *
 * @throws RequestError PASSWORD_MISMATCH, LimitExceededException
 */
export async function checkCurrentPassword(
  deps: SessionDeps,
  accountId: AccountId,
  password: string,
  origin: Origin,
): Promise<void> {
  const { database, clock } = deps;
  const counterKey = signInCounterKeys.passwordsOfAccount(accountId);
  await limitTries(deps, counterKey, { max: signInRules.maxWrongTriesPerNetwork });
  if (!(await isSecret(await findPasswordHash(database.query, accountId), password))) {
    const happened = { at: clock.now(), origin, details: { method: 'password' } };
    await recordAuditEvent(database.query, accountId, { kind: 'signInFailed', ...happened });
    throw new RequestError('PASSWORD_MISMATCH');
  }
  await resetTries(database.query, counterKey);
}

/** Rows of a keyboard, the alphabet and the digits: typical careless passwords. */
const keyboardRows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const MIN_DISTINCT_CHARACTERS = 4;

/**
 * Whether a password is among the first guesses: digits only, few different characters, a row of the keyboard, or
 * little more than a known word of the account. This is no measure of strength; tries are limited.
 */
function isGuessable(password: string, knownWords: readonly string[]): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < MIN_DISTINCT_CHARACTERS || /^[\d\s+()-]*$/.test(plain)) return true;
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  if (keyboardRows.some((row) => letters.length > 3 && (row.includes(letters) || reverse(row).includes(letters))))
    return true;
  const words = ['password', 'golf', ...knownWords].map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  return words.some((word) => word.length > 2 && letters.replaceAll(word, '').length < 2);
}

const reverse = (text: string): string => text.split('').reverse().join('');
