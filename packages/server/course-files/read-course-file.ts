import { Worker } from 'node:worker_threads';
import type { Problem } from '@strokebook/contract';
import type { CourseDocument } from '@strokebook/golf/model';
import { RequestError } from '../http/request-error.ts';
import { createLimit } from '../lib/limit.ts';

/** An uploaded file on the server's disk, and its original name. */
export type CourseFile = { readonly path: string; readonly fileName: string };
type CoursesOfFile = {
  readonly courses: readonly CourseDocument[];
  readonly warnings: readonly string[];
  /** Whether the courses are entries of a directory: names and places only. */
  readonly isDirectory: boolean;
};
export type CourseFileAnswer = CoursesOfFile | { readonly problems: readonly Problem[] };

/** The timeout of a file; 50,000 shapes take about 3 s. */
const MAX_MILLISECONDS = 60_000;
/** Enough for a file of 96 MB as text, as JSON and as courses. */
const MAX_MEMORY_MB = 1_024;

/** One at a time: the sender of a map can wait, readers of pages cannot. */
const limit = createLimit(1);

/**
 * Reads the courses of a file in a worker thread, so that a large file does not block other requests. @throws
 * RequestError COURSE_UNREADABLE with every problem and its place.
 */
export async function readCourseFile(file: CourseFile): Promise<CoursesOfFile> {
  const answer = await limit(() => runWorker(file));
  if ('problems' in answer) throw new RequestError('COURSE_UNREADABLE', answer.problems);
  return answer;
}

function runWorker(file: CourseFile): Promise<CourseFileAnswer> {
  const worker = new Worker(new URL('./course-file-worker.ts', import.meta.url), {
    workerData: file,
    // Node options of this process (a script, a mode) must not apply to the worker.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  return new Promise<CourseFileAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve(tooLarge), MAX_MILLISECONDS);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooLarge);
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the reader of a course file ended without an answer'));
    });
  }).finally(() => void worker.terminate());
}

const tooLarge: CourseFileAnswer = {
  problems: [{ path: '', message: 'the file takes too long to read; is it a map of one facility?' }],
};
