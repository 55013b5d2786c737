import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Pictures } from '../typst.ts';

/** A PDF, or a preview as one SVG. */
export type Drawing = Uint8Array | string;

export type DrawTask = {
  /** The report's data. */
  readonly json: string;
  readonly pictures: Pictures;
  readonly output: 'pdf' | 'svg';
};
export type DrawAnswer = { readonly drawing: Drawing } | { readonly error: string };

/** A process that renders one report at a time. */
export type DrawingProcess = {
  /** Does nothing yet; replies are passed to `onAnswer`. */
  readonly draw: (task: DrawTask) => void;
  /** Allows the parent process to exit while this one exists. */
  readonly rest: () => void;
  readonly kill: () => Promise<void>;
};

/** Max heap: enough for a compiler with its fonts and the largest report; memory outside JavaScript is not counted. */
const MAX_MEMORY_MB = 512;

const script = fileURLToPath(new URL('./drawer-process.ts', import.meta.url));

/**
 * Starts a process that renders reports. It is a process, not a thread, because the compiler is native code that only
 * the end of its process interrupts.
 */
export function startDrawingProcess(events: {
  readonly onAnswer: (answer: DrawAnswer) => void;
  readonly onEnd: () => void;
}): DrawingProcess {
  const child = fork(script, {
    // The parent's script and flags are not meant for this process.
    execArgv: [`--max-old-space-size=${MAX_MEMORY_MB}`],
    serialization: 'advanced',
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // It could not be started or reached; 'exit' follows only if it was started.
    child.on('error', () => {
      if (!child.kill('SIGKILL')) resolve();
    });
  });
  child.on('message', (message) => {
    const answer = message as DrawAnswer;
    const isPdf = 'drawing' in answer && typeof answer.drawing !== 'string';
    // A copy, so that the complete message is not kept in memory.
    events.onAnswer(isPdf ? { drawing: Uint8Array.from(answer.drawing) } : answer);
  });
  void ended.then(events.onEnd);
  return {
    draw: (task) => {
      child.ref();
      child.channel?.ref();
      child.send(task);
    },
    rest: () => {
      child.unref();
      child.channel?.unref();
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
