import type { Queryable } from '../../db/database.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { readTries } from '../../db/sign-in/sign-in-counters.ts';
import { limitTries } from '../../http/limit-tries.ts';
import type { Log } from '../../ports/log.ts';
import type { Caller } from './tries.ts';
import type { Services } from '../../services.ts';

/**
 * The share of an hour's messages that anybody can use; the rest is reserved for devices that are signed in to the
 * account of the number. Low enough for the operator to react to the alarm, and far above regular use.
 */
const OPEN_SHARE = 0.8;
const openMessages = (maxPerHour: number): number => Math.ceil(maxPerHour * OPEN_SHARE);

type Deps = Pick<Services, 'database' | 'clock' | 'config'>;

/** The caller's limit of messages in this hour. Call it before the transaction. */
export async function maxMessages(deps: Deps, phoneNumber: string, caller: Caller): Promise<number> {
  const { maxPerHour } = deps.config.smsLimits;
  const open = openMessages(maxPerHour);
  const sent = await readTries(deps.database.query, signInCounterKeys.messages, deps.clock.now());
  return sent >= open && (await caller.isKnownTo(phoneNumber)) ? maxPerHour : open;
}

/**
 * Counts a text message before it is sent, in the transaction of its challenge, and returns the number in this hour.
 *
 * @param max the caller's limit, from `maxMessages` @throws RequestError LimitExceededException
 */
export const countMessage = (deps: Deps, max: number, query: Queryable): Promise<number> =>
  limitTries(deps, signInCounterKeys.messages, { max, query });

/**
 * Logs when the open share and when all messages of the hour are used. Each count belongs to exactly one message of one
 * server, so each line appears once an hour. Call it after the count is committed.
 */
export function logMessageLimit(log: Log, sent: number, limit: number): void {
  if (sent === limit) {
    log.error({ sent, limit }, 'SMS alarm: SMS_LIMIT_PER_HOUR is reached, no more text messages are sent in this hour');
  } else if (sent === openMessages(limit)) {
    log.error({ sent, limit }, 'SMS alarm: 80 % of SMS_LIMIT_PER_HOUR are sent, the rest is for signed-in devices');
  }
}
