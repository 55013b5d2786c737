import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import { courseOfHoles, isCourseByHole } from './course-by-hole.ts';
import { coursesOfDirectory, isCourseDirectory, oddEntries } from './course-directory.ts';
import { coursesOfGeoJson, isGeoJson } from './course-geojson.ts';
import { courseOfWire, isWireCourse } from './course-wire.ts';
import { refuse } from './problem.ts';
import { isRoundJson, type RoundsOfFile, roundsOfJson, roundsOfLines } from './round-documents.ts';
import { isTourFeed, roundsOfTourFeed } from './tour-feed.ts';

/** The contents of a file. */
export type FileReading = {
  readonly rounds: readonly RoundDocument[];
  readonly courses: readonly CourseDocument[];
  /** Whether the courses are entries of a directory: names and places only. */
  readonly isDirectory: boolean;
  /** Descriptions of corrected problems, and of what is odd. */
  readonly warnings: readonly string[];
};

const ofRounds = ({ rounds, warnings }: RoundsOfFile): FileReading => ({
  rounds,
  courses: [],
  isDirectory: false,
  warnings,
});
const onlyCourses = (courses: readonly CourseDocument[], warnings: readonly string[] = []): FileReading => ({
  rounds: [],
  courses,
  isDirectory: false,
  warnings,
});

/**
 * Reads a file of any supported format, detected by content, not by name. @param name the file's name, the default for
 * course names. @param fileText its decompressed text. @throws ImportError with all problems and their paths.
 */
export function readFile(name: string, fileText: string): FileReading {
  const text = fileText.replace(/^\uFEFF/, '');
  if (text.trim() === '') refuse('', 'the file is empty');
  if (isCourseDirectory(text)) {
    const courses = coursesOfDirectory(text);
    return { ...onlyCourses(courses, oddEntries(courses)), isDirectory: true };
  }
  const json = parseJson(text);
  if (json === undefined) return ofRounds(roundsOfLines(text));
  if (isTourFeed(json)) return ofRounds({ rounds: roundsOfTourFeed(json), warnings: [] });
  if (isGeoJson(json)) {
    const { courses, warnings } = coursesOfGeoJson(json, titleOf(name));
    return onlyCourses(courses, warnings);
  }
  if (isWireCourse(json)) {
    const { course, warnings } = courseOfWire(json);
    return onlyCourses([course], warnings);
  }
  if (isRoundJson(json)) return ofRounds(roundsOfJson(json));
  if (isCourseByHole(json)) {
    const { course, warnings } = courseOfHoles(json);
    return onlyCourses([course], warnings);
  }
  return refuse(
    '',
    'the file is none of: round documents, a tour feed, course GeoJSON, a course by holes, a course of the course service, the course directory',
  );
}

/** Undefined if the text is not a single JSON value; it may still be NDJSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.trim().split('\n');
    if (
      lines.length > 1 &&
      lines.every((line) => line.trim() === '' || line.trimStart().startsWith('{')) &&
      isJson(lines[0] as string)
    )
      return undefined;
    return refuse('', `the file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** 'pebble_beach.geojson.gz' becomes 'Pebble Beach'. */
function titleOf(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? name).replace(/\..*$/, '');
  const words = base.split(/[_\s-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Course';
}
