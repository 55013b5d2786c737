import { Worker } from 'node:worker_threads';
import type { Pictures } from '../typst.ts';
import type { ReportFrame, ReportName } from './reports.ts';

export type DrawTask = {
  readonly report: ReportName;
  readonly data: ReportFrame;
  readonly pictures: Pictures;
  readonly output: 'pdf' | 'svg';
};
export type DrawAnswer = { readonly pdf: Uint8Array } | { readonly svg: string } | { readonly error: string };

/** A report that somebody asks for. */
export type ReportOrder = {
  /** The account or network that asks; waiting reports are drawn in turns over callers. */
  readonly caller: string;
  readonly report: ReportName;
  readonly data: ReportFrame;
  readonly pictures?: Pictures;
};

/** Draws reports in threads, so that a request for one never keeps another request waiting. */
export type ReportDrawer = {
  /** @throws ReportsBusy, and Error when the report cannot be drawn. */
  readonly drawPdf: (order: ReportOrder) => Promise<Uint8Array>;
  /** The same document as one SVG, its pages one below the other. */
  readonly drawPreview: (order: ReportOrder) => Promise<string>;
  /** Ends its threads; what is under way fails. */
  readonly close: () => Promise<void>;
};

/** More reports wait already than the drawer takes. */
export class ReportsBusy extends Error {
  constructor() {
    super('too many reports are waiting to be drawn');
    this.name = 'ReportsBusy';
  }
}

type Waiting = {
  readonly task: DrawTask;
  readonly resolve: (answer: DrawAnswer) => void;
  readonly reject: (error: Error) => void;
};
type Hand = { readonly worker: Worker; job: Waiting | null };

/** Of a compiler with its fonts and the largest report. */
const MOST_MEMORY_MB = 512;

/**
 * A drawer of so many threads, which begin at the first report; what they have no hand free for waits its turn.
 *
 * @param threads how many reports are drawn at a time.
 * @param mostWaiting how many more may wait: each holds its data in memory, and the last would wait for all the others.
 */
export function createReportDrawer(threads: number, mostWaiting: number): ReportDrawer {
  const hands: Hand[] = [];
  const queue: Waiting[] = [];

  const next = (hand: Hand) => {
    const job = queue.shift() ?? null;
    hand.job = job;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
    if (job !== null) hand.worker.postMessage(job.task);
    hand.worker[job === null ? 'unref' : 'ref']();
  };
  const hire = (): Hand => {
    const worker = new Worker(new URL('./drawer-worker.ts', import.meta.url), {
      // What this process was started with (a script, a mode) is not meant for the worker.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const hand: Hand = { worker, job: null };
    worker.on('message', (answer: DrawAnswer) => {
      const done = hand.job;
      next(hand);
      done?.resolve(answer);
    });
    // A thread that fell fails its own report only; another takes its place at the next one.
    worker.on('error', (error: Error) => hand.job?.reject(error));
    worker.on('exit', () => {
      hands.splice(hands.indexOf(hand), 1);
      hand.job?.reject(new Error('the thread that drew the report ended'));
      if (queue.length > 0) next(hire());
    });
    hands.push(hand);
    return hand;
  };
  const ask = (task: DrawTask): Promise<DrawAnswer> =>
    new Promise((resolve, reject) => {
      const free = hands.find((hand) => hand.job === null) ?? (hands.length < threads ? hire() : null);
      if (free === null && queue.length >= mostWaiting) {
        reject(new ReportsBusy());
        return;
      }
      queue.push({ task, resolve, reject });
      if (free !== null) next(free);
    });
  const draw = async (task: DrawTask): Promise<Exclude<DrawAnswer, { readonly error: string }>> => {
    const answer = await ask(task);
    if ('error' in answer) throw new Error(`report ${task.report} could not be drawn: ${answer.error}`);
    return answer;
  };
  return {
    drawPdf: async ({ report, data, pictures = {} }) => {
      const answer = await draw({ report, data, pictures, output: 'pdf' });
      if (!('pdf' in answer)) throw new Error('the drawer answered a PDF with something else');
      return answer.pdf;
    },
    drawPreview: async ({ report, data, pictures = {} }) => {
      const answer = await draw({ report, data, pictures, output: 'svg' });
      if (!('svg' in answer)) throw new Error('the drawer answered a preview with something else');
      return answer.svg;
    },
    close: async () => {
      for (const { reject } of queue.splice(0)) reject(new Error('the drawer of reports was closed'));
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };
}
