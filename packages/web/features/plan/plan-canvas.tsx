import { useComputedColorScheme } from '@mantine/core';
import { destinationPoint, distanceBetween } from '@strokebook/golf/geometry';
import { type CourseDocument, degrees, type LatLon, metres, type UnitSystem } from '@strokebook/golf/model';
import { holeFrame, yardageRings } from '@strokebook/golf/shot-map';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { courseColours } from '../../map/course-colours.ts';
import { type CoursePicture, courseToPicture, emptyPicture } from '../../map/course-picture.ts';
import { fitting } from '../../map/fit-look.ts';
import { createGolfMap, type GolfMap } from '../../map/golf-map.ts';
import type { MapPlane } from '../../map/map-plane.ts';
import type { ToPixel } from '../../map/paint-shots.ts';
import { emptyScene, type MapLook, type ShotScene } from '../../map/shot-scene.ts';
import classes from './plan-map.module.css';

export type PlanMapHandle = { readonly zoomBy: (levels: number) => void };

/** Where the plane of the drawing is on the screen. */
export type PlanFrame = { readonly plane: MapPlane; readonly toPixel: ToPixel };

type PlanCanvasProps = {
  readonly course: CourseDocument;
  readonly hole: number;
  readonly pin: LatLon | null;
  readonly start: LatLon | null;
  readonly target: LatLon | null;
  readonly units: UnitSystem;
  /** Share of the height that a sheet covers. */
  readonly covered: number;
  readonly onTap: (place: LatLon) => void;
  /** Called with every frame of the map. */
  readonly onFrame: (frame: PlanFrame) => void;
  /** Above the drawing, from the plane of the map. */
  readonly children: (plane: MapPlane) => ReactNode;
  readonly ref?: Ref<PlanMapHandle>;
};

/** Shots at a green from nearer than this show the green and not the whole hole, in metres. */
const NEAR_METRES = 235;
/** Metres around a green that an approach shows. */
const GROUND_METRES = 42;
/** Distances from the pin that matter for the next shot: up to 200 yd. */
const RINGS_METRES = 185;
/** A sheet that covers more is open. */
const OPEN_SHEET = 0.4;

/** The drawn hole of a plan, in a chunk of its own, because the map library is large. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { course, hole, pin, start, target: aimed, units, covered, ref, onTap, onFrame, children } = props;
  const target = useRef<HTMLDivElement>(null);
  const map = useRef<GolfMap | null>(null);
  const scheme = useComputedColorScheme('light');
  const picture = useMemo(() => courseToPicture(course) ?? emptyPicture(placeOf(course)), [course]);
  const scene = sceneOf(picture, pin, start, units);
  const isMoved = useRef(false);
  const tap = useEffectEvent(onTap);
  const look = useEffectEvent((isMoving: boolean) => {
    const size = map.current?.size();
    if (size == null) return;
    const next = lookAt({ course, hole, pin, start, target: aimed, covered, size });
    if (next !== null) map.current?.look(next, isMoving);
  });
  const begin = useEffectEvent((drawn: CoursePicture) => {
    const created = createGolfMap({
      target: target.current as HTMLDivElement,
      picture: drawn,
      colours: courseColours[scheme],
      hole,
      onGesture: () => {
        isMoved.current = true;
      },
      onPick: () => undefined,
      onResize: () => {
        if (!isMoved.current) look(false);
      },
      onRest: () => undefined,
      onTap: (place) => tap(place),
      onFrame: (toPixel) => onFrame({ plane: drawn.plane, toPixel }),
    });
    map.current = created;
    created.setScene(scene);
    look(false);
    return created;
  });
  useEffect(() => {
    const created = begin(picture);
    return () => {
      map.current = null;
      created.dispose();
    };
  }, [picture]);
  useEffect(() => map.current?.setColours(courseColours[scheme]), [scheme]);
  useEffect(() => map.current?.setHole(hole), [hole]);
  useEffect(() => map.current?.setScene(scene), [scene]);
  const isApproach = start !== null && pin !== null && distanceBetween(start, pin) < NEAR_METRES;
  useEffect(() => {
    isMoved.current = false;
    look(true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- looks where it is told to when it is told: a moved pin or ball leaves the view as it is
  }, [hole, isApproach, covered]);
  useImperativeHandle(ref, () => ({ zoomBy: (levels) => map.current?.zoomBy(levels) }));
  return (
    <>
      <div ref={target} className={classes.canvas} />
      {children(picture.plane)}
    </>
  );
}

function sceneOf({ plane }: CoursePicture, pin: LatLon | null, start: LatLon | null, units: UnitSystem): ShotScene {
  return {
    ...emptyScene,
    pin: pin === null ? null : plane.toPlane(pin),
    rings:
      pin === null || start === null
        ? []
        : yardageRings(metres(Math.min(RINGS_METRES, distanceBetween(start, pin))), units),
  };
}

/** A place of the course, for one without outlines. */
function placeOf({ position, holes }: CourseDocument): LatLon {
  const places = [position, ...holes.flatMap(({ tee, greenCentre }) => [tee, greenCentre])];
  return places.find((place) => place !== undefined) ?? { lat: 0, lon: 0 };
}

type Look = Pick<PlanCanvasProps, 'course' | 'hole' | 'pin' | 'start' | 'target' | 'covered'> & {
  readonly size: readonly [number, number];
};

/** The hole upright, above a sheet; around the green for a shot at it, and around the target above an open sheet. */
function lookAt({ course, hole, pin, start, target, covered, size: [width, height] }: Look): MapLook | null {
  const drawn = course.holes.find(({ number }) => number === hole);
  const frame = drawn === undefined ? null : holeFrame({ playings: [], course: drawn });
  if (frame === null) return null;
  const isApproach = start !== null && pin !== null && distanceBetween(start, pin) < NEAR_METRES;
  const isNear = covered > OPEN_SHEET && target !== null;
  const free: readonly [number, number] = [width, height * (1 - Math.min(covered, OPEN_SHEET))];
  const whole = isApproach
    ? fitting(2 * GROUND_METRES, 2 * GROUND_METRES, free)
    : fitting(frame.width, frame.height, free);
  const metresPerPixel = isNear ? Math.min(whole, NEAR_METRES / height) : whole;
  const centre = isNear ? target : isApproach ? pin : frame.centre;
  const down = metres((covered * height * metresPerPixel) / 2);
  return {
    centre: down === 0 ? centre : destinationPoint(centre, degrees(frame.heading + 180), down),
    heading: (frame.heading * Math.PI) / 180,
    metresPerPixel,
  };
}
