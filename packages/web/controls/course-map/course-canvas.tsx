import { useComputedColorScheme } from '@mantine/core';
import { distanceBetween } from '@strokebook/golf/geometry';
import type { CourseDocument, CourseHole, UnitSystem } from '@strokebook/golf/model';
import { holeFrame, yardageRings } from '@strokebook/golf/shot-map';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useUnits } from '../../api/use-units.ts';
import { courseColours } from '../../map/course-colours.ts';
import { type CoursePicture, courseToPicture } from '../../map/course-picture.ts';
import { fitHole, fitting } from '../../map/fit-look.ts';
import { createGolfMap, type GolfMap } from '../../map/golf-map.ts';
import { emptyScene, type MapLook, type ShotMark, type ShotScene } from '../../map/shot-scene.ts';
import classes from './course-map.module.css';

type CourseCanvasProps = {
  readonly course: CourseDocument;
  readonly hole: number | null;
  readonly onHole?: ((hole: number) => void) | undefined;
};

/** The canvas of a course's map, in a separate chunk, because the map library is large. */
export function CourseCanvas({ course, hole, onHole }: CourseCanvasProps) {
  const target = useRef<HTMLDivElement>(null);
  const map = useRef<GolfMap | null>(null);
  const scheme = useComputedColorScheme('light');
  const [units] = useUnits();
  // The map is created again for another picture.
  const picture = useMemo(() => courseToPicture(course), [course]);
  const scene = picture === null ? emptyScene : sceneOf(course, hole, picture, units);
  /** Moved by the user: a resize does not reset the view. */
  const isMoved = useRef(false);

  const pick = useEffectEvent((mark: ShotMark) => onHole?.(mark.hole));
  const resize = useEffectEvent(() => {
    if (!isMoved.current) lookAt(map.current, course, hole, picture, false);
  });
  const begin = useEffectEvent((drawn: CoursePicture) => {
    const created = createGolfMap({
      target: target.current as HTMLDivElement,
      picture: drawn,
      colours: courseColours[scheme],
      hole,
      minZoom: MIN_COURSE_ZOOM,
      onGesture: () => {
        isMoved.current = true;
      },
      onPick: (mark) => pick(mark),
      onResize: () => resize(),
      onRest: ignore,
    });
    map.current = created;
    created.setScene(scene);
    lookAt(created, course, hole, drawn, false);
    return created;
  });

  useEffect(() => {
    if (picture === null) return undefined;
    const created = begin(picture);
    return () => {
      map.current = null;
      created.dispose();
    };
  }, [picture]);
  useEffect(() => map.current?.setColours(courseColours[scheme]), [scheme]);
  useEffect(() => map.current?.setHole(hole), [hole]);
  useEffect(() => map.current?.setScene(scene), [scene]);
  useEffect(() => {
    isMoved.current = false;
    lookAt(map.current, course, hole, picture, true);
  }, [course, hole, picture]);
  return <div ref={target} className={classes.canvas} />;
}

/** A whole course fits into a phone. */
const MIN_COURSE_ZOOM = 12;

const ignore = (): void => undefined;

function sceneOf(course: CourseDocument, hole: number | null, picture: CoursePicture, units: UnitSystem): ShotScene {
  const shown = course.holes.find(({ number }) => number === hole);
  if (shown === undefined) return { ...emptyScene, others: course.holes.flatMap((one) => markOf(one, picture)) };
  const { tee, greenCentre } = shown;
  const length = tee === undefined || greenCentre === undefined ? null : distanceBetween(tee, greenCentre);
  return {
    ...emptyScene,
    tee: tee === undefined ? null : picture.plane.toPlane(tee),
    pin: greenCentre === undefined ? null : picture.plane.toPlane(greenCentre),
    rings: length === null ? [] : yardageRings(length, units),
  };
}

/** White, on which the dark number is readable on any ground. */
const NUMBER_COLOUR = '#faf8f1';

/** A hole on the map of the whole course: a line from tee to green with its number. */
function markOf({ number, tee, greenCentre }: CourseHole, { plane }: CoursePicture): readonly ShotMark[] {
  if (greenCentre === undefined) return [];
  return [
    {
      roundId: '',
      hole: number,
      nth: 1,
      number,
      label: String(number),
      start: tee === undefined ? null : plane.toPlane(tee),
      end: plane.toPlane(greenCentre),
      isPutt: false,
      isTyped: false,
      colour: NUMBER_COLOUR,
    },
  ];
}

function lookAt(
  map: GolfMap | null,
  course: CourseDocument,
  hole: number | null,
  picture: CoursePicture | null,
  isMoving: boolean,
): void {
  const size = map?.size() ?? null;
  const next = picture === null || size === null ? null : lookOf(course, hole, picture, size);
  if (next !== null) map?.look(next, isMoving);
}

/** One hole in the direction of play, or the whole course with north up. */
function lookOf(
  course: CourseDocument,
  hole: number | null,
  { plane, box }: CoursePicture,
  size: readonly [number, number],
): MapLook | null {
  const shown = course.holes.find(({ number }) => number === hole);
  const frame = shown === undefined ? null : holeFrame({ playings: [], course: shown });
  if (frame !== null) return fitHole(frame, size);
  if (box === null) return null;
  return {
    centre: plane.fromPlane([(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]),
    heading: 0,
    metresPerPixel: fitting(box.maxX - box.minX, box.maxY - box.minY, size),
  };
}
