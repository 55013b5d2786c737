import { randomInt, randomUUID } from 'node:crypto';
import type { SignInResponse } from '@strokebook/contract';
import type { Config } from '../../config.ts';
import type { Origin } from '../../db/audit-queries.ts';
import type { Database } from '../../db/database.ts';
import { signInCounterKeys } from '../../db/sign-in-counter-keys.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { SmsRefusedError, type SmsSender } from '../../ports/sms/sms-sender.ts';
import {
  dropChallenge,
  findChallenge,
  noteFailedTry,
  openChallenge,
  resetTries,
  takeTry,
  useChallenge,
} from './challenge-queries.ts';
import { limitTries } from './limits.ts';

import { networkOf } from '../../http/network.ts';
import { canonicalNumber } from './phone-number.ts';
import { signInRules } from './rules.ts';
import { hashSecret, isSecret } from './secret-hash.ts';

export type ChallengeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly config: Pick<Config, 'productName' | 'signInLimits'>;
};

/** The same for every number, so that nobody learns from it who has an account. */
const CODE_SENT: SignInResponse = { challengeName: 'SMS_MFA', status: 'CODE_SENT' };

/**
 * Sends a fresh code to a number. Within the cooldown of one that is not used nothing is sent and that one stays: who
 * begins again gets no flood of messages, and nobody can replace the code that someone else is typing.
 *
 * @throws RequestError InvalidParameterException, LimitExceededException, CodeDeliveryFailureException
 */
export async function startChallenge(
  deps: ChallengeDeps,
  dialledNumber: string,
  { address }: Origin,
): Promise<SignInResponse> {
  const { database, clock, sms, config } = deps;
  const phoneNumber = canonicalNumber(dialledNumber);
  await limitTries(deps, signInCounterKeys.codesToAddress(networkOf(address)), config.signInLimits.perAddress);
  const code = createCode();
  const codeHash = await hashSecret(code);
  const challengeId = randomUUID();
  const sentAt = clock.now();
  const challenge = {
    phoneNumber,
    challengeId,
    codeHash,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + signInRules.codeLifetime),
    tries: 0,
    usedAt: null,
  };
  const cooldownBegan = new Date(sentAt.getTime() - signInRules.resendCooldown);
  const isOpened = await database.query.transaction(async (tx) => {
    const opened = await openChallenge(tx, challenge, cooldownBegan);
    if (opened) await limitTries(deps, signInCounterKeys.codesToNumber(phoneNumber), config.signInLimits.perNumber, tx);
    return opened;
  });
  if (!isOpened) return CODE_SENT;
  try {
    await sms.send(phoneNumber, `${config.productName} code: ${code}`);
  } catch (cause) {
    await dropChallenge(database.query, challengeId);
    const isRefused = cause instanceof SmsRefusedError;
    throw new RequestError(isRefused ? 'InvalidParameterException' : 'CodeDeliveryFailureException', undefined, {
      cause,
    });
  }
  return CODE_SENT;
}

/** Sends another code, at the earliest when the cooldown is over. @throws RequestError as `startChallenge` */
export async function resendChallenge(
  deps: ChallengeDeps,
  phoneNumber: string,
  origin: Origin,
): Promise<SignInResponse> {
  const { perAddress } = deps.config.signInLimits;
  await limitTries(deps, signInCounterKeys.resendsToAddress(networkOf(origin.address)), perAddress);
  const open = await findChallenge(deps.database.query, canonicalNumber(phoneNumber));
  const earliest = open === null ? 0 : open.sentAt.getTime() + signInRules.resendCooldown;
  if (deps.clock.now().getTime() < earliest) throw new RequestError('LimitExceededException');
  return startChallenge(deps, phoneNumber, origin);
}

/**
 * Uses up the code of a number and answers the number as it is stored. A code works once.
 *
 * @throws RequestError CodeMismatchException, ExpiredCodeException, InvalidParameterException, LimitExceededException
 */
export async function redeemCode(
  deps: ChallengeDeps,
  dialledNumber: string,
  code: string,
  origin: Origin,
): Promise<string> {
  const { database, clock, config } = deps;
  const phoneNumber = canonicalNumber(dialledNumber);
  await limitTries(deps, signInCounterKeys.codesFromAddress(networkOf(origin.address)), config.signInLimits.perAddress);
  const counterKey = signInCounterKeys.codesOfNumber(phoneNumber);
  const now = clock.now();
  const found = await findChallenge(database.query, phoneNumber);
  // A code that was used is as good as none: 'expired' would tell that somebody signed in with this number.
  const open = found?.usedAt === null ? found : null;
  if (open !== null && open.expiresAt <= now) {
    await isSecret(null, code);
    throw new RequestError('ExpiredCodeException');
  }
  // Where no code is open there is nothing to guess: nobody uses up the tries of a number for nothing.
  if (open !== null) await limitTries(deps, counterKey, signInRules.wrongTriesPerNumber);
  // The try is taken before the code is looked at, so that many guesses at once count one by one.
  const taken = open && (await takeTry(database.query, open.challengeId, now, signInRules.triesPerCode));
  if (open !== null && taken === null) throw new RequestError('LimitExceededException');
  const isRight = await isSecret(taken?.codeHash ?? null, code);
  if (!isRight || open === null || !(await useChallenge(database.query, open.challengeId, now))) {
    const happened = { at: now, origin, details: { method: 'code' } };
    await database.query.transaction((tx) => noteFailedTry(tx, phoneNumber, counterKey, happened));
    throw new RequestError('CodeMismatchException');
  }
  await resetTries(database.query, counterKey);
  return phoneNumber;
}

/** Six digits, each equally likely. */
const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
