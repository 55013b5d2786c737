import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import { courseOfHoles, isCourseByHole } from './course-by-hole.ts';
import { coursesOfDirectory, isCourseDirectory, oddEntries } from './course-directory.ts';
import { coursesOfGeoJson, isGeoJson } from './course-geojson.ts';
import { courseOfWire, isWireCourse } from './course-wire.ts';
import { parseJson, readRounds, refuse } from '../rounds/index.ts';

/** The contents of a file. */
export type FileReading = {
  readonly rounds: readonly RoundDocument[];
  readonly courses: readonly CourseDocument[];
  /** Whether the courses are entries of a directory: names and places only. */
  readonly isDirectory: boolean;
  /** Descriptions of corrected problems, and of what is odd. */
  readonly warnings: readonly string[];
};

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
  const ofRounds = readRounds(text, json);
  if (ofRounds !== null) return { ...ofRounds, courses: [], isDirectory: false };
  if (isGeoJson(json)) {
    const { courses, warnings } = coursesOfGeoJson(json, titleOf(name));
    return onlyCourses(courses, warnings);
  }
  if (isWireCourse(json)) {
    const { course, warnings } = courseOfWire(json);
    return onlyCourses([course], warnings);
  }
  if (isCourseByHole(json)) {
    const { course, warnings } = courseOfHoles(json);
    return onlyCourses([course], warnings);
  }
  return refuse(
    '',
    'the file is none of: round documents, a tour feed, course GeoJSON, a course by holes, a course of the course service, the course directory',
  );
}

/** 'pebble_beach.geojson.gz' becomes 'Pebble Beach'. */
function titleOf(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? name).replace(/\..*$/, '');
  const words = base.split(/[_\s-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Course';
}
