import type { MapImagery } from '@strokebook/contract';
import { useComputedColorScheme } from '@mantine/core';
import type { CourseDocument } from '@strokebook/golf/model';
import type { ZoomMode } from '@strokebook/golf/shot-map';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { courseColours } from '../../map/course-colours.ts';
import { type CoursePicture, courseToPicture, emptyPicture } from '../../map/course-picture.ts';
import { createGolfMap, type GolfMap, type MapGesture } from '../../map/golf-map.ts';
import type { ShotMark } from '../../map/shot-scene.ts';
import { lookAtShot, lookOf } from './look.ts';
import type { MapModel } from './map-model.ts';
import classes from './shot-map.module.css';
import { farMarksOf, type SceneChoice, sceneOf } from './scene.ts';
import { useImagery } from './use-imagery.ts';

/** A resize is handled once it has ended (MAP-22). */
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

/** The canvas of the map, in a separate chunk, because the map library is large. */
export function MapCanvas(props: MapCanvasProps) {
  const { model, course, mode, choice, imagery, ref, onGesture, onPick, onImageryFailed, onRest } = props;
  const { focused, hole, playing, shot } = model;
  const target = useRef<HTMLDivElement>(null);
  const map = useRef<GolfMap | null>(null);
  const scheme = useComputedColorScheme('light');
  // For an unmapped course, any position of the same course determines the picture.
  const { courseId } = focused;
  const [fallback, setFallback] = useState(() => ({ courseId, place: placeOf(model) }));
  if (fallback.courseId !== courseId) setFallback({ courseId, place: placeOf(model) });
  // The map is created again for another picture.
  const picture = useMemo(
    () => (course === null ? null : courseToPicture(course)) ?? emptyPicture(fallback.place),
    [course, fallback],
  );
  const scene = sceneOf(model, picture, choice);

  /** False while the map has no size yet. */
  const hasLooked = useRef(false);
  const look = useEffectEvent((isMoving: boolean) => {
    const size = map.current?.size();
    if (size == null) return;
    const place = { model, course, picture, size };
    const next = shot !== null && mode === 'free' ? lookAtShot(place) : lookOf(mode, place);
    if (next === null) return;
    map.current?.look(next, isMoving);
    hasLooked.current = true;
  });
  const lookAgain = useEffectEvent(() => {
    // A view that the user moved to is kept.
    if (mode !== 'free' || !hasLooked.current) look(false);
  });
  const gesture = useEffectEvent(onGesture);
  const pick = useEffectEvent(onPick);
  const rest = useEffectEvent(onRest);
  const begin = useEffectEvent((drawn: CoursePicture, onResize: () => void) => {
    const created = createGolfMap({
      target: target.current as HTMLDivElement,
      picture: drawn,
      colours: courseColours[scheme],
      hole,
      onGesture: (what) => gesture(what),
      onPick: (mark) => pick(mark),
      onResize,
      onRest: (metresPerPixel) => rest(metresPerPixel),
    });
    map.current = created;
    hasLooked.current = false;
    created.setScene(scene);
    look(false);
    return created;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const created = begin(picture, () => {
      clearTimeout(timer);
      timer = setTimeout(() => lookAgain(), DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      map.current = null;
      created.dispose();
    };
  }, [picture]);

  useEffect(() => map.current?.setColours(courseColours[scheme]), [scheme]);
  useEffect(() => map.current?.setHole(hole), [hole]);
  useEffect(() => map.current?.setScene(scene), [scene]);
  // Distant shots are only visible after the user moved the map.
  const far = mode === 'free' ? farMarksOf(model, picture) : none;
  useEffect(() => map.current?.setFarShots(far), [far]);
  useImagery(map, picture, imagery, onImageryFailed);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else look(true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- looks where it is told to when it is told, and not when figures change
  }, [focused.roundId, hole, playing.nth, shot, mode]);

  useImperativeHandle(ref, () => ({
    zoomBy: (levels) => map.current?.zoomBy(levels),
    turnBy: (radians) => map.current?.turnBy(radians),
  }));
  return <div ref={target} className={classes.canvas} />;
}

const none: readonly ShotMark[] = [];

/** Any position of the hole, as the plane's origin if the course is unknown; a mappable round has one. */
function placeOf({ playing, focused }: MapModel) {
  const places = [playing, ...focused.holes].flatMap(({ pin, tee, shots }) => [
    pin,
    tee,
    ...shots.flatMap(({ start, end }) => [start, end]),
  ]);
  return places.find((place) => place !== null) ?? { lat: 0, lon: 0 };
}
