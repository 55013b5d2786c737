import type { ErrorCode } from '@strokebook/contract';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../lib/error-sentence.ts';

const outageCodes = ['DATABASE_AWAY', 'FILES_AWAY', 'STORAGE_FULL'] as const satisfies readonly ErrorCode[];
type OutageCode = (typeof outageCodes)[number];
export const isOutageCode = (code: ErrorCode): code is OutageCode => outageCodes.some((one) => one === code);

const SECOND = 1_000;

/**
 * Logs calls that fail because something is away or full: all calls of a second fail in the same way, so there is one
 * line a second, with the number of calls since the last line.
 */
export function createOutageLog(
  now: () => number = () => performance.now(),
): (log: FastifyBaseLogger, code: OutageCode, cause: unknown) => void {
  const counts = new Map<OutageCode, { calls: number; readonly since: number }>();
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
