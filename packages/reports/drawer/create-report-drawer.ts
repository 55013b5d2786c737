import { createHash } from 'node:crypto';
import type { Pictures } from '../typst.ts';
import {
  type DrawAnswer,
  type Drawing,
  type DrawingProcess,
  type DrawTask,
  startDrawingProcess,
} from './drawing-process.ts';
import type { PrintedDocument } from './reports.ts';
import { TurnQueue } from './turn-queue.ts';

/** A request for a report. */
export type ReportOrder = {
  /** The account or network that requests it; waiting reports are served round-robin by caller. */
  readonly caller: string;
  readonly data: PrintedDocument;
  readonly pictures?: Pictures;
};

/** Renders reports in separate processes, so that a report never delays other requests. */
export type ReportDrawer = {
  /** @throws ReportsBusy, ReportTooLarge, and Error if the report cannot be rendered. */
  readonly drawPdf: (order: ReportOrder) => Promise<Uint8Array>;
  /** The same document as one SVG, with its pages below each other. */
  readonly drawPreview: (order: ReportOrder) => Promise<string>;
  /** Reports that are rendered and that wait now, and those refused since the start. */
  readonly figures: () => { readonly running: number; readonly waiting: number; readonly refused: number };
  /** Ends its processes; running jobs fail. */
  readonly close: () => Promise<void>;
};

/** Caches output by the hash of all its input, so it is never stale and never belongs to another account. */
export type DrawingCache = {
  readonly get: (key: string) => Drawing | undefined;
  readonly set: (key: string, drawing: Drawing) => void;
};

export type DrawerOptions = {
  /** Max number of reports rendered at a time; one per caller. */
  readonly maxAtATime: number;
  /** Max number of waiting reports: each holds its data in memory, and the last waits for all others. */
  readonly maxWaiting: number;
  /** Max number of waiting reports of one caller. */
  readonly maxWaitingPerCaller: number;
  /** Max time of a report in milliseconds, including the start of a process. */
  readonly maxMilliseconds: number;
  readonly cache?: DrawingCache;
  /** Called after each rendering, with its time from the start of its turn. */
  readonly onDrawn?: (outcome: DrawingOutcome, milliseconds: number) => void;
};

export type DrawingOutcome = 'drawn' | 'failed' | 'tooLarge';

/** Too many reports are waiting, in total or for this caller. */
export class ReportsBusy extends Error {
  constructor() {
    super('too many reports are waiting to be drawn');
    this.name = 'ReportsBusy';
  }
}

/** A report was not rendered within the max time. */
export class ReportTooLarge extends Error {
  constructor() {
    super('the report took too long to be drawn');
    this.name = 'ReportTooLarge';
  }
}

type Job = { readonly key: string; readonly task: DrawTask; readonly answer: PromiseWithResolvers<Drawing> };
type Result = { readonly drawing: Drawing } | { readonly error: Error };
/** A process and its current job. */
type Hand = {
  readonly process: DrawingProcess;
  turn: { readonly caller: string; readonly job: Job; readonly timer: NodeJS.Timeout; readonly since: number } | null;
};

/** A drawer whose processes start with the first report; reports wait until one is free. */
export function createReportDrawer(options: DrawerOptions): ReportDrawer {
  const { maxAtATime, maxWaiting, maxWaitingPerCaller, maxMilliseconds, cache, onDrawn } = options;
  const hands: Hand[] = [];
  const queue = new TurnQueue<Job>();
  let refused = 0;
  /** Waiting and running jobs by content: several requests for the same report share one job. */
  const jobs = new Map<string, { readonly job: Job; isWaiting: boolean }>();

  const isFull = (caller: string): boolean => queue.size >= maxWaiting || queue.sizeOf(caller) >= maxWaitingPerCaller;
  const hasRoom = (): boolean => hands.length < maxAtATime || hands.some(({ turn }) => turn === null);

  const serve = () => {
    while (hasRoom()) {
      const next = queue.take();
      if (next === null) break;
      const known = jobs.get(next.job.key);
      if (known !== undefined) known.isWaiting = false;
      const hand = hands.find(({ turn }) => turn === null) ?? hire();
      const timer = setTimeout(() => {
        dismiss(hand, new ReportTooLarge());
        void hand.process.kill();
      }, maxMilliseconds);
      hand.turn = { ...next, timer, since: performance.now() };
      hand.process.draw(next.job.task);
    }
    for (const { turn, process } of hands) if (turn === null) process.rest();
  };
  const finish = (hand: Hand, result: Result) => {
    if (hand.turn === null) return;
    const { caller, job, timer, since } = hand.turn;
    clearTimeout(timer);
    onDrawn?.(outcomeOf(result), performance.now() - since);
    hand.turn = null;
    jobs.delete(job.key);
    queue.finish(caller);
    if ('error' in result) return job.answer.reject(result.error);
    const { drawing } = result;
    cache?.set(job.key, drawing);
    return job.answer.resolve(drawing);
  };
  /** A process that ends fails only its own report; a new process replaces it. */
  const dismiss = (hand: Hand, error: Error) => {
    const place = hands.indexOf(hand);
    if (place >= 0) hands.splice(place, 1);
    finish(hand, { error });
    serve();
  };
  const hire = (): Hand => {
    const hand: Hand = {
      turn: null,
      process: startDrawingProcess({
        onAnswer: (answer) => {
          finish(hand, toResult(answer));
          serve();
        },
        onEnd: () => dismiss(hand, new Error('the process that drew the report ended')),
      }),
    };
    hands.push(hand);
    return hand;
  };

  const draw = (order: ReportOrder, output: DrawTask['output']): Promise<Drawing> => {
    const { caller, data, pictures = {} } = order;
    const task = { json: JSON.stringify(data), pictures, output };
    const key = keyOf(task);
    const drawn = cache?.get(key);
    if (drawn !== undefined) return Promise.resolve(drawn);
    const known = jobs.get(key);
    if (known !== undefined) {
      // It may be this caller's turn before that of the first caller.
      if (known.isWaiting && !isFull(caller)) queue.add(caller, known.job);
      serve();
      return known.job.answer.promise;
    }
    if (isFull(caller) && (queue.isUnderWay(caller) || !hasRoom())) {
      refused += 1;
      return Promise.reject(new ReportsBusy());
    }
    const job = { key, task, answer: Promise.withResolvers<Drawing>() };
    jobs.set(key, { job, isWaiting: true });
    queue.add(caller, job);
    serve();
    return job.answer.promise;
  };
  return {
    drawPdf: async (order) => {
      const drawing = await draw(order, 'pdf');
      if (typeof drawing === 'string') throw new Error('the drawer answered a PDF with something else');
      return drawing;
    },
    drawPreview: async (order) => {
      const drawing = await draw(order, 'svg');
      if (typeof drawing !== 'string') throw new Error('the drawer answered a preview with something else');
      return drawing;
    },
    figures: () => ({ running: hands.filter(({ turn }) => turn !== null).length, waiting: queue.size, refused }),
    close: async () => {
      for (const { answer } of queue.clear()) answer.reject(new Error('the drawer of reports was closed'));
      await Promise.all(hands.map(({ process }) => process.kill()));
    },
  };
}

const outcomeOf = (result: Result): DrawingOutcome =>
  'drawing' in result ? 'drawn' : result.error instanceof ReportTooLarge ? 'tooLarge' : 'failed';

const toResult = (answer: DrawAnswer) =>
  'error' in answer ? { error: new Error(`the report could not be drawn: ${answer.error}`) } : answer;

/** A hash of all input of a drawing, independent of the caller. */
function keyOf({ json, pictures, output }: DrawTask): string {
  const hash = createHash('sha256').update(`${output}/${json.length}/`).update(json);
  for (const [name, bytes] of Object.entries(pictures)) hash.update(`/${name}/${bytes.byteLength}/`).update(bytes);
  return hash.digest('base64url');
}
