import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { CourseDocument, type Problem, toProblems } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { readFile } from '@strokebook/importers/courses';
import { ImportError } from '@strokebook/importers/rounds';
import type { CourseFile, CourseFileAnswer } from './read-course-file.ts';

/** A course file compresses tenfold; one that unpacks to more is invalid. */
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
/** A dialog cannot usefully list more. Entries of a directory are counted, not listed. */
const MAX_COURSES = 50;

const failed = (message: string): CourseFileAnswer => ({ problems: [{ path: '', message }] });

function readCourses({ path, fileName }: CourseFile): CourseFileAnswer {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return failed('the file is empty');
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isCompressed ? gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }) : bytes;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
  const { courses, rounds, warnings, isDirectory } = readFile(fileName, text);
  if (courses.length === 0) return failed(`the file holds ${plural(rounds.length, 'round')} and no course`);
  if (!isDirectory && courses.length > MAX_COURSES) {
    return failed(`the file holds ${courses.length} courses, more than ${MAX_COURSES}; import it with npm run import`);
  }
  const problems: Problem[] = courses.flatMap((course) => {
    const checked = CourseDocument.safeParse(course);
    return checked.success ? [] : [...toProblems(checked.error)];
  });
  return problems.length > 0 ? { problems } : { courses, warnings, isDirectory };
}

function answer(file: CourseFile): CourseFileAnswer {
  try {
    return readCourses(file);
  } catch (error) {
    if (error instanceof ImportError) return { problems: error.problems };
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ERR_BUFFER_TOO_LARGE') {
      return failed(`the file unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB`);
    }
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return failed('the file is not UTF-8 text');
    if (typeof code === 'string' && /^Z_|^ERR_.*ZLIB/.test(code)) return failed('the file cannot be unpacked');
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
parentPort?.postMessage(answer(workerData as CourseFile));
