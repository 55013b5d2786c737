import type { SpotValue } from '../aim/aim-field.ts';
import { groundKinds } from '../aim/lie-raster.ts';
import { type StrokeCurves, strokesAt } from '../aim/stroke-curves.ts';
import type { HoleGround } from '../aim/hole-ground.ts';
import {
  isInPlaneRing,
  type PlaneBox,
  planeBoxOf,
  type PlanePoint,
  type PlaneRing,
  surfaceAt,
} from '../geometry/index.ts';
import type { CourseDocument, CourseHole, Surface } from '../model/index.ts';

/** The value of a spot, worked out slowly and obviously: from the outlines themselves, with fine steps. */
export type ExactSpots = (start: PlanePoint, pin: PlanePoint, fromStart: number) => (point: PlanePoint) => SpotValue;

type Boxed = { readonly ring: PlaneRing; readonly box: PlaneBox };

/** @param course whose greens of other holes count as fairway. */
export function exactSpots(course: CourseDocument, ground: HoleGround, curves: StrokeCurves): ExactSpots {
  const shapes = [course.shapes ?? {}, ...course.holes.map((hole) => hole.shapes)];
  const own = course.holes.find(({ number }) => number === ground.hole) as CourseHole;
  const boxed = new Map<Surface, readonly Boxed[]>();
  const ringsOf = (surface: Surface): readonly Boxed[] => {
    const known = boxed.get(surface);
    if (known !== undefined) return known;
    const rings = shapes
      .flatMap((all) => (all[surface] ?? []).map((ring) => ring.map(ground.toGround)))
      .flatMap((ring) => {
        const box = planeBoxOf(ring);
        return box === null ? [] : [{ ring, box }];
      });
    boxed.set(surface, rings);
    return rings;
  };
  const isOn = (surface: Surface, { x, y }: PlanePoint): boolean =>
    ringsOf(surface).some(
      ({ ring, box }) =>
        x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && isInPlaneRing({ x, y }, ring),
    );
  const kindOf = (point: PlanePoint): number => {
    if (isOn('green', point)) {
      const isOwn = surfaceAt({ ...own, shapes: { green: own.shapes.green } }, ground.toPlace(point)) === 'green';
      return groundKinds.indexOf(isOwn ? 'green' : 'fairway');
    }
    const order = ['bunker', 'water', 'penaltyArea', 'tee', 'fairway', 'woods', 'rough'] as const;
    const found = order.find((surface) => isOn(surface, point)) ?? 'rough';
    return groundKinds.indexOf(found === 'tee' ? 'fairway' : found);
  };
  const isWet = (kind: number): boolean =>
    kind === groundKinds.indexOf('water') || kind === groundKinds.indexOf('penaltyArea');
  return (start, pin, fromStart) => (point) => {
    const away = ({ x, y }: PlanePoint): number => Math.hypot(x - pin.x, y - pin.y);
    const kind = kindOf(point);
    if (!isWet(kind)) return { strokes: strokesAt(curves, kind, away(point)), left: away(point), kind };
    const toStart = Math.hypot(start.x - point.x, start.y - point.y);
    const onWay = (back: number): PlanePoint => ({
      x: point.x + ((start.x - point.x) * back) / toStart,
      y: point.y + ((start.y - point.y) * back) / toStart,
    });
    let back = 0.5;
    while (back < toStart && isWet(kindOf(onWay(back)))) back += 0.5;
    const crossing = onWay(Math.min(back, toStart));
    const around = Array.from({ length: 16 }, (_unused, index) => ({
      x: crossing.x + 2.6 * Math.cos((index * Math.PI) / 8),
      y: crossing.y + 2.6 * Math.sin((index * Math.PI) / 8),
    }));
    const behind = Array.from({ length: 30 }, (_unused, index) => ({
      x: crossing.x + ((crossing.x - pin.x) * 3 * (index + 1)) / away(crossing),
      y: crossing.y + ((crossing.y - pin.y) * 3 * (index + 1)) / away(crossing),
    }));
    const drops = [crossing, ...around, ...behind].filter((drop) => away(drop) >= away(crossing) - 1e-6);
    const values = drops
      .map((drop) => ({ kind: kindOf(drop), left: away(drop) }))
      .filter((drop) => !isWet(drop.kind))
      .map((drop) => ({ strokes: strokesAt(curves, drop.kind, drop.left), left: drop.left }));
    const best = [...values, { strokes: fromStart, left: away(start) }].toSorted((a, b) => a.strokes - b.strokes)[0];
    return { strokes: 1 + (best?.strokes ?? fromStart), left: best?.left ?? 0, kind };
  };
}
