import type { MapImagery } from '@strokebook/contract';
import { useComputedColorScheme } from '@mantine/core';
import type { CourseDocument } from '@strokebook/golf/model';
import type { ZoomMode } from '@strokebook/golf/shot-map';
import { useDebouncedCallback } from '@mantine/hooks';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { courseColours } from '../../map/course-colours.ts';
import { courseToPicture, emptyPicture } from '../../map/course-picture.ts';
import { createGolfMap, type GolfMap, type MapGesture } from '../../map/golf-map.ts';
import type { ShotMark } from '../../map/shot-scene.ts';
import { lookAtShot, lookOf } from './look.ts';
import type { MapModel } from './map-model.ts';
import classes from './shot-map.module.css';
import { farMarksOf, type SceneChoice, sceneOf } from './scene.ts';
import { useImagery } from './use-imagery.ts';

/** A window that changes its size is fitted once it has come to rest (MAP-22). */
const DEBOUNCE_MS = 200;

export type MapHandle = { readonly zoomBy: (levels: number) => void; readonly turnBy: (radians: number) => void };

type MapCanvasProps = {
  readonly model: MapModel;
  readonly course: CourseDocument | null;
  readonly mode: ZoomMode;
  readonly choice: SceneChoice;
  readonly imagery: MapImagery | null;
  readonly onGesture: (gesture: MapGesture) => void;
  readonly onPick: (mark: ShotMark) => void;
  readonly onImageryFailed: () => void;
  readonly onRest: (metresPerPixel: number) => void;
  readonly ref?: Ref<MapHandle>;
};

/** The drawn part of the map; it comes in a file of its own, because the map library is large. */
export function MapCanvas(props: MapCanvasProps) {
  const { model, course, mode, choice, imagery, ref } = props;
  const target = useRef<HTMLDivElement>(null);
  const map = useRef<GolfMap | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const scheme = useComputedColorScheme('light');
  const fallback = placeOf(model);
  const picture = useMemo(
    () => (course === null ? null : courseToPicture(course)) ?? emptyPicture(fallback),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- any place of the same course will do
    [course, model.focused.courseId],
  );

  /** Not yet where the map began without room. */
  const hasLooked = useRef(false);
  const look = (isMoving: boolean) => {
    const size = map.current?.size();
    if (size == null) return;
    const place = { model: latest.current.model, course: latest.current.course, picture, size };
    const next =
      place.model.shot !== null && latest.current.mode === 'free'
        ? lookAtShot(place)
        : lookOf(latest.current.mode, place);
    if (next === null) return;
    map.current?.look(next, isMoving);
    hasLooked.current = true;
  };
  const lookAgain = useDebouncedCallback(() => {
    // What was moved by hand stays where it was moved to.
    if (latest.current.mode !== 'free' || !hasLooked.current) look(false);
  }, DEBOUNCE_MS);

  useEffect(() => {
    const created = createGolfMap({
      target: target.current as HTMLDivElement,
      picture,
      colours: courseColours[scheme],
      onGesture: (gesture) => latest.current.onGesture(gesture),
      onPick: (mark) => latest.current.onPick(mark),
      onResize: lookAgain,
      onRest: (metresPerPixel) => latest.current.onRest(metresPerPixel),
    });
    map.current = created;
    hasLooked.current = false;
    const { model: first, choice: firstChoice } = latest.current;
    created.setScene(sceneOf(first, picture, firstChoice));
    look(false);
    return () => {
      map.current = null;
      created.dispose();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another course is another map; the rest is handed on below
  }, [picture]);

  useEffect(() => map.current?.setColours(courseColours[scheme]), [scheme]);
  const scene = useMemo(() => sceneOf(model, picture, choice), [model, picture, choice]);
  useEffect(() => map.current?.setScene(scene), [scene]);
  // Far away shots are only seen by who moved the map.
  const far = useMemo(() => (mode === 'free' ? farMarksOf(model, picture) : none), [mode, model, picture]);
  useEffect(() => map.current?.setFarShots(far), [far]);
  useImagery(map, picture, imagery, () => latest.current.onImageryFailed());

  const { focused, hole, playing, shot } = model;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else look(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- looks where it is told to when it is told, and not when figures change
  }, [focused.roundId, hole, playing.nth, shot, mode]);

  useImperativeHandle(ref, () => ({
    zoomBy: (levels) => map.current?.zoomBy(levels),
    turnBy: (radians) => map.current?.turnBy(radians),
  }));
  return <div ref={target} className={classes.canvas} />;
}

const none: readonly ShotMark[] = [];

/** Any place of the hole, to put a plane round where no course is known; a mappable round has one. */
function placeOf({ playing, focused }: MapModel) {
  const places = [playing, ...focused.holes].flatMap(({ pin, tee, shots }) => [
    pin,
    tee,
    ...shots.flatMap(({ start, end }) => [start, end]),
  ]);
  return places.find((place) => place !== null) ?? { lat: 0, lon: 0 };
}
