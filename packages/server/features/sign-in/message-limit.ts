import type { Config } from '../../config.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { signInCounterKeys } from '../../db/sign-in-counter-keys.ts';
import { limitTries } from '../../limit-tries.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';

/** Early enough that an operator can act before nobody can sign in by code, and far above honest use. */
const ALARM_SHARE = 0.8;

type Deps = { readonly database: Database; readonly clock: Clock; readonly config: Pick<Config, 'smsLimits'> };

/**
 * Counts a text message that is about to be sent, in the transaction of its challenge, and answers how many there were
 * in this hour. @throws RequestError LimitExceededException
 */
export const countMessage = (deps: Deps, query: Queryable): Promise<number> =>
  limitTries(deps, signInCounterKeys.messages, { max: deps.config.smsLimits.maxPerHour, query });

/**
 * Logs when most, and when all messages of the hour are sent. Every count is given to one message of one server, so each
 * line appears once an hour. To be called once the count is stored.
 */
export function logMessageLimit(log: Log, sent: number, limit: number): void {
  if (sent === limit) {
    log.error({ sent, limit }, 'SMS alarm: SMS_LIMIT_PER_HOUR is reached, no more text messages are sent in this hour');
  } else if (sent === Math.ceil(limit * ALARM_SHARE)) {
    log.error({ sent, limit }, 'SMS alarm: 80 % of SMS_LIMIT_PER_HOUR are sent');
  }
}
