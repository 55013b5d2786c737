import { RequestError } from '../http/request-error.ts';
import { createLimitPerCaller } from '../lib/limit.ts';

/** Max number of reports of one caller that are built or rendered at a time. Waiting ones have loaded nothing yet. */
const REPORTS_PER_CALLER = 2;
/** Enough for a class behind one address that opens the same resume; waiting requests hold no data in memory. */
const MAX_REPORTS_WAITING_PER_CALLER = 30;

/** Runs calls for reports when it is their caller's turn. */
export type ReportTurns = {
  /** @throws RequestError REPORTS_BUSY if too many of this caller wait. */
  readonly run: <Result>(work: () => Promise<Result>, caller: string) => Promise<Result>;
  /** Calls that run and that wait now, and those refused since the start. */
  readonly figures: () => { readonly running: number; readonly waiting: number; readonly refused: number };
};

export function createReportTurns(): ReportTurns {
  let running = 0;
  let waiting = 0;
  let refused = 0;
  const inTurn = createLimitPerCaller(REPORTS_PER_CALLER, {
    maxWaiting: MAX_REPORTS_WAITING_PER_CALLER,
    refusal: () => {
      waiting -= 1;
      refused += 1;
      return new RequestError('REPORTS_BUSY');
    },
  });
  return {
    run: (work, caller) => {
      waiting += 1;
      return inTurn(async () => {
        waiting -= 1;
        running += 1;
        try {
          return await work();
        } finally {
          running -= 1;
        }
      }, caller);
    },
    figures: () => ({ running, waiting, refused }),
  };
}
