import { randomBytes, randomUUID } from 'node:crypto';
import type { SignInResponse } from '@strokebook/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SmsSender } from '../../ports/sms.ts';
import { createCode, hashCode, isCode } from './one-time-code.ts';
import { countTry, findChallenge, findOrCreateAccount, storeChallenge, takeTry, useChallenge } from './queries.ts';
import { signInRules } from './rules.ts';

export type ChallengeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly config: Pick<Config, 'productName' | 'signInLimits'>;
};

/** The same for every number, so that nobody learns from it who has an account. */
const CODE_SENT: SignInResponse = { challengeName: 'SMS_MFA', status: 'CODE_SENT' };

/** Sends a fresh code to a number. @throws RequestError InvalidParameterException, LimitExceededException */
export async function startChallenge(
  deps: ChallengeDeps,
  dialledNumber: string,
  clientAddress: string,
): Promise<SignInResponse> {
  const { database, clock, sms, config } = deps;
  const phoneNumber = canonicalNumber(dialledNumber);
  await limit(deps, `address:${clientAddress}`, config.signInLimits.perAddress);
  await limit(deps, `number:${phoneNumber}`, config.signInLimits.perNumber);
  const code = createCode();
  const codeHash = await hashCode(code);
  const sentAt = clock.now();
  await storeChallenge(database.query, {
    phoneNumber,
    challengeId: randomUUID(),
    codeHash,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + signInRules.codeLifetime),
    tries: 0,
    usedAt: null,
  });
  await sms.send(phoneNumber, `${config.productName} code: ${code}`);
  return CODE_SENT;
}

/** Sends another code, at the earliest when the cooldown is over. @throws RequestError as `startChallenge` */
export async function resendChallenge(
  deps: ChallengeDeps,
  phoneNumber: string,
  clientAddress: string,
): Promise<SignInResponse> {
  const open = await findChallenge(deps.database.query, canonicalNumber(phoneNumber));
  const earliest = open === null ? 0 : open.sentAt.getTime() + signInRules.resendCooldown;
  if (deps.clock.now().getTime() < earliest) throw new RequestError('LimitExceededException');
  return startChallenge(deps, phoneNumber, clientAddress);
}

/**
 * The account of a number whose code is right; it is made for a number seen for the first time. A code works once.
 *
 * @throws RequestError CodeMismatchException, ExpiredCodeException, InvalidParameterException, LimitExceededException
 */
export async function redeemCode(
  deps: ChallengeDeps,
  dialledNumber: string,
  code: string,
  clientAddress: string,
): Promise<number> {
  const { database, clock } = deps;
  const phoneNumber = canonicalNumber(dialledNumber);
  await limit(deps, `verify:${clientAddress}`, deps.config.signInLimits.perAddress);
  const open = await findChallenge(database.query, phoneNumber);
  if (open === null) throw new RequestError('CodeMismatchException');
  const now = clock.now();
  if (open.usedAt !== null || open.expiresAt <= now) throw new RequestError('ExpiredCodeException');
  // The try is taken before the code is looked at, so that many guesses at once count one by one.
  const taken = await takeTry(database.query, open.challengeId, now, signInRules.triesPerCode);
  if (taken === null) throw new RequestError('LimitExceededException');
  if (!(await isCode(taken.codeHash, code))) throw new RequestError('CodeMismatchException');
  if (!(await useChallenge(database.query, open.challengeId, now))) throw new RequestError('ExpiredCodeException');
  return findOrCreateAccount(database.query, phoneNumber, `player-${randomBytes(5).toString('hex')}`);
}

/**
 * One phone, one spelling: +44 01234 567890 and +44 1234 567890 ring the same phone, and must not have two accounts or
 * twice the tries. Possible, not valid: numbers for demonstration (+1 555…) belong to nobody.
 */
function canonicalNumber(dialled: string): string {
  const parsed = parsePhoneNumberFromString(dialled);
  if (parsed?.isPossible() !== true) throw new RequestError('InvalidParameterException');
  return parsed.number;
}

async function limit({ database, clock }: ChallengeDeps, key: string, most: number): Promise<void> {
  const count = await countTry(database.query, key, clock.now(), signInRules.limitWindow);
  if (count > most) throw new RequestError('LimitExceededException');
}
