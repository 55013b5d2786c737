import type { ErrorCode } from '@strokebook/contract';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../error-sentence.ts';

const awayCodes = ['DATABASE_AWAY', 'FILES_AWAY'] as const satisfies readonly ErrorCode[];
type AwayCode = (typeof awayCodes)[number];
export const isAwayCode = (code: ErrorCode): code is AwayCode => awayCodes.some((one) => one === code);

const SECOND = 1_000;

/**
 * Logs calls that fail because something is away: it fails all calls of a second in the same way, so there is one line a
 * second, with the number of calls since the last line.
 */
export function createAwayLog(
  now: () => number = () => performance.now(),
): (log: FastifyBaseLogger, code: AwayCode, cause: unknown) => void {
  const counts = new Map<AwayCode, { calls: number; readonly since: number }>();
  return (log, code, cause) => {
    const last = counts.get(code);
    if (last !== undefined && now() - last.since < SECOND) {
      last.calls += 1;
      return;
    }
    counts.set(code, { calls: 0, since: now() });
    log.error({ code, reason: reasonOf(cause), calls: (last?.calls ?? 0) + 1 }, 'failed');
  };
}
