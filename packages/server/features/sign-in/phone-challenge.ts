import { randomUUID } from 'node:crypto';
import { CODE_SENT_BEFORE_STATUS, type SignInResponse } from '@strokebook/contract';
import type { Queryable } from '../../db/database.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { countTry, readTries, resetTries } from '../../db/sign-in/sign-in-counters.ts';
import { networkOf } from '../../http/network.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { SmsRefusedError } from '../../ports/sms/sms-sender.ts';
import {
  dropChallenge,
  findChallenge,
  noteFailedTry,
  openChallenge,
  shareChallenge,
  useChallenge,
} from './challenge-queries.ts';
import { countMessage, logMessageLimit, maxMessages } from './message-limit.ts';
import { canBeSentTo, canonicalNumber } from '../../http/phone-number.ts';
import { signInRules } from './rules.ts';
import { createCode, hashSecret, isSecret } from '../../lib/secret-hash.ts';
import { type Caller, forgiveTries, hasTriesLeft, takeTry, triesOfCode } from './tries.ts';
import type { Services } from '../../services.ts';

export type ChallengeDeps = Pick<Services, 'database' | 'clock' | 'sms' | 'log' | 'config'>;

/** The same for every number, so that it does not reveal who has an account. */
const CODE_SENT: SignInResponse = { challengeName: 'SMS_MFA', status: 'CODE_SENT' };
/**
 * The reply to a network that requested a code within the cooldown. It is the same whether or not that code was used, so
 * that it reveals nothing.
 */
const CODE_SENT_BEFORE: SignInResponse = { challengeName: 'SMS_MFA', status: CODE_SENT_BEFORE_STATUS };

/**
 * Sends a new code to a number. Within the cooldown of an unused code nothing is sent and that code stays valid, so
 * that nobody is flooded with messages, and nobody can replace the code that someone else is typing. A code without
 * remaining tries is replaced at once. After CODE_SENT the caller always has a code to enter and tries for it. A caller
 * who requested a code within the cooldown is told that the earlier code may be the one to enter (AUTH-O13).
 *
 * @throws RequestError InvalidParameterException, LimitExceededException, CodeDeliveryFailureException
 */
export async function startChallenge(
  deps: ChallengeDeps,
  dialledNumber: string,
  caller: Caller,
): Promise<SignInResponse> {
  const { database, clock, config } = deps;
  const phoneNumber = numberToSendTo(deps, dialledNumber);
  const network = networkOf(caller.origin.address);
  await limitTries(deps, signInCounterKeys.codesToAddress(network), { max: config.signInLimits.perAddress });
  if (!(await hasTriesLeft(deps, triesOfCode(phoneNumber, caller)))) throw new RequestError('LimitExceededException');
  const code = createCode();
  const codeHash = await hashSecret(code);
  const sentAt = clock.now();
  const challenge = {
    phoneNumber,
    challengeId: randomUUID(),
    codeHash,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + signInRules.codeLifetime),
    usedAt: null,
    requestedFrom: network,
  };
  const cooldownBegan = new Date(sentAt.getTime() - signInRules.resendCooldown);
  const spentChallengeId = await findSpentChallenge(deps, phoneNumber);
  const isSpentForCaller = await areTriesSpent(deps, phoneNumber, network);
  const askKey = signInCounterKeys.codeRequestsFrom(phoneNumber, network);
  const hasAsked = !isSpentForCaller && (await readTries(database.query, askKey, sentAt)) > 0;
  const answer = hasAsked ? CODE_SENT_BEFORE : CODE_SENT;
  const maxToNumber = await maxCodesToNumber(deps, phoneNumber, caller);
  const maxSent = await maxMessages(deps, phoneNumber, caller);
  const messagesSent = await database.query.transaction(async (tx) => {
    const isOpened = await openChallenge(tx, challenge, cooldownBegan, spentChallengeId);
    if (!isOpened) await shareChallenge(tx, phoneNumber, network);
    await beginTries(deps, tx, phoneNumber, network, isSpentForCaller);
    if (!isOpened) return null;
    const { codesToNumber, codesToNumberFrom } = signInCounterKeys;
    await limitTries(deps, codesToNumber(phoneNumber), { max: maxToNumber, query: tx });
    await limitTries(deps, codesToNumberFrom(phoneNumber, network), { max: config.signInLimits.perNumber, query: tx });
    return countMessage(deps, maxSent, tx);
  });
  if (messagesSent === null) return answer;
  logMessageLimit(deps.log, messagesSent, config.smsLimits.maxPerHour);
  await sendCode(deps, phoneNumber, code, async () => {
    await dropChallenge(database.query, challenge);
    await resetTries(database.query, askKey);
  });
  return answer;
}

/**
 * Sends another code, at the earliest when the cooldown since the caller's own request is over, or when its tries are
 * used up. Requests of others are not visible. @throws RequestError as `startChallenge`
 */
export async function resendChallenge(
  deps: ChallengeDeps,
  dialledNumber: string,
  caller: Caller,
): Promise<SignInResponse> {
  const { database, clock, config } = deps;
  const phoneNumber = numberToSendTo(deps, dialledNumber);
  const network = networkOf(caller.origin.address);
  await limitTries(deps, signInCounterKeys.resendsToAddress(network), { max: config.signInLimits.perAddress });
  const askKey = signInCounterKeys.codeRequestsFrom(phoneNumber, network);
  const hasAsked = (await readTries(database.query, askKey, clock.now())) > 0;
  if (hasAsked && !(await areTriesSpent(deps, phoneNumber, network))) throw new RequestError('LimitExceededException');
  return startChallenge(deps, phoneNumber, caller);
}

/**
 * Uses the code of a number and returns the number as it is stored. A code works once. A caller who does not know the
 * code gets the same answer after the same work and as often, whether there is no open code, an open one, a used one or
 * an expired one.
 *
 * @throws RequestError CodeMismatchException, ExpiredCodeException, InvalidParameterException, LimitExceededException
 */
export async function redeemCode(
  deps: ChallengeDeps,
  dialledNumber: string,
  code: string,
  caller: Caller,
): Promise<string> {
  const { database, clock, config } = deps;
  const { origin } = caller;
  const phoneNumber = canonicalNumber(dialledNumber);
  await limitTries(deps, signInCounterKeys.codesFromAddress(networkOf(origin.address)), {
    max: config.signInLimits.perAddress,
  });
  const tries = triesOfCode(phoneNumber, caller);
  await takeTry(deps, tries);
  const now = clock.now();
  const found = await findChallenge(database.query, phoneNumber);
  // A used code counts as missing: its owner no longer needs it.
  const open = found?.usedAt === null ? found : null;
  const isRight = await isSecret(open?.codeHash ?? null, code);
  if (open !== null && isRight) {
    if (open.expiresAt <= now) throw new RequestError('ExpiredCodeException');
    if (await useChallenge(database.query, open, now)) {
      await forgiveTries(deps, tries);
      return phoneNumber;
    }
  }
  const happened = { at: now, origin, details: { method: 'code' } };
  await database.query.transaction((tx) => noteFailedTry(tx, phoneNumber, tries.networkKey, happened));
  throw new RequestError('CodeMismatchException');
}

/** @throws RequestError InvalidParameterException for an invalid number, or one that no message may be sent to */
function numberToSendTo({ config }: ChallengeDeps, dialledNumber: string): string {
  const phoneNumber = canonicalNumber(dialledNumber);
  if (!canBeSentTo(phoneNumber, config.smsLimits.countries)) throw new RequestError('InvalidParameterException');
  return phoneNumber;
}

/** Whether a network has used all of its tries for the current code of a number. */
async function areTriesSpent({ database, clock }: ChallengeDeps, phoneNumber: string, network: string) {
  const key = signInCounterKeys.triesOfCodeFrom(phoneNumber, network);
  return (await readTries(database.query, key, clock.now())) >= signInRules.maxTriesPerCode;
}

/** The challenge of a number if the only network that waits for its code has no tries left; else null. */
async function findSpentChallenge(deps: ChallengeDeps, phoneNumber: string): Promise<string | null> {
  const found = await findChallenge(deps.database.query, phoneNumber);
  if (found === null || found.requestedFrom === null) return null;
  return (await areTriesSpent(deps, phoneNumber, found.requestedFrom)) ? found.challengeId : null;
}

/** Gives a network that requested a code its tries, and starts its cooldown unless one is running. */
async function beginTries(
  { clock }: ChallengeDeps,
  tx: Queryable,
  phoneNumber: string,
  network: string,
  isNewCooldown: boolean,
): Promise<void> {
  const askKey = signInCounterKeys.codeRequestsFrom(phoneNumber, network);
  if (isNewCooldown) await resetTries(tx, askKey);
  await countTry(tx, askKey, clock.now(), signInRules.resendCooldown);
  await resetTries(tx, signInCounterKeys.triesOfCodeFrom(phoneNumber, network));
}

/** Max number of codes to a number per hour for all networks together; known devices are exempt. */
async function maxCodesToNumber({ database, clock, config }: ChallengeDeps, phoneNumber: string, caller: Caller) {
  const max = config.signInLimits.perNumber * signInRules.codesPerNumberFactor;
  // Before the transaction, because a second connection inside it could wait for the first one.
  const sent = await readTries(database.query, signInCounterKeys.codesToNumber(phoneNumber), clock.now());
  return sent >= max && (await caller.isKnownTo(phoneNumber)) ? Number.MAX_SAFE_INTEGER : max;
}

async function sendCode(
  { sms, config }: ChallengeDeps,
  phoneNumber: string,
  code: string,
  takeBack: () => Promise<void>,
): Promise<void> {
  try {
    await sms.send(phoneNumber, `${config.productName} code: ${code}`);
  } catch (cause) {
    await takeBack();
    const isRefused = cause instanceof SmsRefusedError;
    throw new RequestError(isRefused ? 'InvalidParameterException' : 'CodeDeliveryFailureException', undefined, {
      cause,
    });
  }
}
