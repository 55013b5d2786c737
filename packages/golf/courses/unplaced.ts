import { type CourseDocument, type Surface, surfaces } from '../model/index.ts';
import { courseGaps, gapLines } from './course-gaps.ts';

/** Lines that list what could not be placed: holes that are not on the map, and outlines that belong to no hole. */
export function unplacedLines(course: CourseDocument): readonly string[] {
  const absent = courseGaps(course).filter(({ gaps }) => gaps.some(({ kind }) => kind === 'hole'));
  const loose = surfaces.flatMap((surface) => {
    const count = course.shapes?.[surface]?.length ?? 0;
    return count === 0 ? [] : [surfaceCount(surface, count)];
  });
  return [...gapLines(absent), ...(loose.length === 0 ? [] : [`on no hole: ${loose.join(', ')}`])];
}

const names: Readonly<Record<Surface, readonly [one: string, more: string]>> = {
  tee: ['tee', 'tees'],
  fairway: ['fairway', 'fairways'],
  green: ['green', 'greens'],
  bunker: ['bunker', 'bunkers'],
  water: ['water', 'water'],
  rough: ['rough', 'rough'],
  penaltyArea: ['penalty area', 'penalty areas'],
  woods: ['woods', 'woods'],
};

/** '1 bunker', '3 penalty areas', '2 water' */
export const surfaceCount = (surface: Surface, count: number): string =>
  `${count} ${names[surface][count === 1 ? 0 : 1]}`;
