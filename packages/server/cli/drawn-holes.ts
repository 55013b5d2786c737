import type { DrawnHoles } from '@strokebook/contract';
import { wholeYards } from '@strokebook/golf/format';
import { distanceBetween } from '@strokebook/golf/geometry';
import { drawCourse, type HoleDrawing, placeInDrawing, turnDrawing } from '@strokebook/golf/hole-drawing';
import {
  type CourseDocument,
  degrees,
  type Hole,
  type LatLon,
  metresToYards,
  type RoundDocument,
} from '@strokebook/golf/model';

/** The hole of the hero runs from the lower left to the upper right, beside the words. */
const HERO_TURN = degrees(34);

/** The best hole of some rounds, with its shots: lowest to par, then longest. */
export function heroOf(rounds: readonly RoundDocument[], courses: readonly CourseDocument[]): DrawnHoles['hero'] {
  const holes = rounds.flatMap(({ holes: played, course }) =>
    played.filter(isDrawable).map((hole) => ({ hole, courseId: course.courseId })),
  );
  const [best] = holes.toSorted((a, b) => toPar(a.hole) - toPar(b.hole) || (b.hole.yards ?? 0) - (a.hole.yards ?? 0));
  const course = courses.find(({ courseId }) => courseId === best?.courseId);
  const upright = course && drawCourse(course).find(({ number }) => number === best?.hole.hole);
  const pin = best?.hole.pin;
  if (best === undefined || upright === undefined || pin === undefined) throw new Error('no hole of the demo is drawn');
  const drawing = turnDrawing(upright, HERO_TURN);
  const place = (point: LatLon) => placeInDrawing(drawing.frame, point);
  const shots = placesOf(best.hole).map(({ lie, from, to }, index) => ({
    number: index + 1,
    from: place(from),
    to: place(to),
    text: lie === 'green' ? '' : wholeYards(metresToYards(distanceBetween(from, to))),
  }));
  const { hole, par, score = 0 } = best.hole;
  return {
    drawing,
    shots,
    pin: place(pin),
    label: `Hole ${hole} at ${course?.name}, par ${par}, played in ${score}: ${shots
      .filter(({ text }) => text !== '')
      .map(({ number, text }) => `shot ${number}, ${text}`)
      .join('; ')}`,
  };
}

const toPar = ({ score = 0, par }: Hole): number => score - par;

/** All shots have positions, and none had a penalty. */
const isDrawable = (hole: Hole): boolean => {
  const { score, par, shots = [], pin } = hole;
  return (
    score !== undefined && par > 3 && pin !== undefined && placesOf(hole).length === score && shots.length === score
  );
};

const placesOf = ({
  shots = [],
}: Hole): readonly { readonly lie: string; readonly from: LatLon; readonly to: LatLon }[] =>
  shots.flatMap(({ lie, position, end, penalty }) =>
    position === undefined || end?.position === undefined || penalty !== undefined
      ? []
      : [{ lie, from: position, to: end.position }],
  );

/** The longest hole of a course, from left to right. */
export function coverOf(drawings: readonly HoleDrawing[]): HoleDrawing {
  const [longest] = drawings.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error('no hole of the demo is drawn');
  return turnDrawing(longest, degrees(90));
}
