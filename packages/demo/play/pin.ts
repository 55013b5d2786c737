import { distanceToPlaneOutline, isInPlaneRing } from '@strokebook/golf/geometry';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { PinDepth, PinSide } from '@strokebook/golf/model';
import { directionTo, dot, rightOf, subtract, type Vector } from '../courses/vector.ts';
import { createRandom } from '../random.ts';
import type { PlayingHole } from './playing-hole.ts';

export type Pin = { readonly at: Vector; readonly side: PinSide; readonly depth: PinDepth };

/** Usual practice (USGA, Hole Locations): at least four paces from the edge. */
const FROM_EDGE = 4;
/** Pins further off the middle are left, right, front or back: a green is about 26 yd across. */
const MIDDLE = 3;

/** The pin of a hole on a day, the same for all players. */
export function pinOfTheDay(hole: PlayingHole, courseId: string, playedOn: CalendarDay): Pin {
  const random = createRandom(`pin/${courseId}/${playedOn}/${hole.number}`);
  const { box, ring } = hole.green;
  let at = hole.greenCentre;
  for (let i = 0; i < 40; i++) {
    const place = { x: random.between(box.minX, box.maxX), y: random.between(box.minY, box.maxY) };
    if (isInPlaneRing(place, ring) && distanceToPlaneOutline(place, ring) >= FROM_EDGE) {
      at = place;
      break;
    }
  }
  const line = hole.centreLine;
  const way = directionTo(line.at(-2) as Vector, line.at(-1) as Vector);
  const off = subtract(at, hole.greenCentre);
  const [along, right] = [dot(off, way), dot(off, rightOf(way))];
  return {
    at,
    side: right > MIDDLE ? 'right' : right < -MIDDLE ? 'left' : 'middle',
    depth: along > MIDDLE ? 'back' : along < -MIDDLE ? 'front' : 'middle',
  };
}
