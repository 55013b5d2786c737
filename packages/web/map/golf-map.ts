import 'ol/ol.css';
import { GREEN_ZOOM, MIN_ZOOM } from '@strokebook/golf/shot-map';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import type BaseLayer from 'ol/layer/Base.js';
import type Layer from 'ol/layer/Layer.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { CourseColours } from './course-colours.ts';
import type { LatLon } from '@strokebook/golf/model';
import type { CoursePicture } from './course-picture.ts';
import type { ToPixel } from './paint-shots.ts';
import { courseLayer, farShotsLayer, outlinesLayer, shotsLayer } from './layers.ts';
import { pickShot } from './pick-shot.ts';
import { emptyScene, type MapLook, type ShotMark, type ShotScene } from './shot-scene.ts';

/** Two levels closer than the view of a green: a ball's width is a pixel. */
const MAX_ZOOM = GREEN_ZOOM + 2;
/** Duration of moves, only to show the connection between two views. */
const MOVE_MS = 200;

/** A gesture of the user on the map. */
export type MapGesture = 'drag' | 'wheel';

type GolfMapOptions = {
  readonly target: HTMLElement;
  readonly picture: CoursePicture;
  readonly colours: CourseColours;
  /** The hole that stands out at first. */
  readonly hole: number | null;
  /** The tile level up to which it zooms out. */
  readonly minZoom?: number;
  readonly onGesture: (gesture: MapGesture) => void;
  readonly onPick: (mark: ShotMark) => void;
  readonly onResize: () => void;
  /** Called when the map stops, with the current scale. */
  readonly onRest: (metresPerPixel: number) => void;
  /** A press on the ground, on none of the marks. */
  readonly onTap?: ((place: LatLon) => void) | undefined;
  /** Called with every frame, for what a page draws above the map. */
  readonly onFrame?: ((toPixel: ToPixel) => void) | undefined;
};

/** A map of one course. It does not know rounds: it draws scenes and shows given views. */
export type GolfMap = {
  readonly setScene: (scene: ShotScene) => void;
  /** Sets the shots of other holes, which are only visible from afar; an empty list removes them. */
  readonly setFarShots: (marks: readonly ShotMark[]) => void;
  readonly setColours: (colours: CourseColours) => void;
  /** Fades everything but one hole; null fades nothing. */
  readonly setHole: (hole: number | null) => void;
  /** Sets a layer of aerial pictures, on which only the outlines of the course are drawn; null removes it. */
  readonly setImagery: (layer: Layer | null) => void;
  readonly look: (look: MapLook, isMoving: boolean) => void;
  /** Zooms by tile levels, or rotates by radians, around the center. */
  readonly zoomBy: (levels: number) => void;
  readonly turnBy: (radians: number) => void;
  /** Width and height in pixels; null while the map has no size. */
  readonly size: () => readonly [number, number] | null;
  readonly dispose: () => void;
};

/** Creates a map in an element; without a size it is drawn later, when `onResize` reports one. */
export function createGolfMap({
  target,
  picture,
  colours,
  hole,
  minZoom = MIN_ZOOM,
  onGesture,
  onPick,
  onResize,
  onRest,
  onTap,
  onFrame,
}: GolfMapOptions): GolfMap {
  const { plane } = picture;
  let scene = emptyScene;
  let isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = new View({ minZoom, maxZoom: MAX_ZOOM, constrainRotation: false, center: [...plane.origin] });
  const shots = shotsLayer(plane, () => scene);
  const shown = { colours, hole };
  let ground: BaseLayer = courseLayer(picture, colours, hole);
  const outlines = outlinesLayer(picture);
  let far: BaseLayer | null = null;
  let farMarks: readonly ShotMark[] = [];
  let imagery: Layer | null = null;
  const map = new OlMap({
    view,
    controls: [],
    interactions: defaultInteractions({ keyboard: false, zoomDuration: isReduced ? 0 : MOVE_MS }),
  });
  // In a collapsed section it has no size: the library would log a warning and lose its view.
  const updateSize = map.updateSize.bind(map);
  map.updateSize = () => {
    if (target.offsetWidth > 0 && target.offsetHeight > 0) updateSize();
  };
  map.setTarget(target);
  const arrange = (): void => {
    const course = imagery === null ? [ground] : [imagery, outlines];
    map.setLayers([...course, ...(far === null ? [] : [far]), shots.layer]);
  };
  arrange();
  const paint = (): void => {
    ground = courseLayer(picture, shown.colours, shown.hole);
    arrange();
  };

  map.on('pointerdrag', () => onGesture('drag'));
  map.on('dblclick', () => onGesture('wheel'));
  const onWheel = () => onGesture('wheel');
  target.addEventListener('wheel', onWheel, { passive: true });
  map.on('click', (event) => {
    const project = shots.toPixel();
    if (project === null) return;
    const mark = pickShot([...scene.focused, ...scene.others, ...farMarks], event.pixel as [number, number], project);
    if (mark !== null) onPick(mark);
    else onTap?.(plane.fromPlane(plane.fromMercator(event.coordinate as [number, number])));
  });
  map.on('change:size', onResize);
  // The library reports the end of a move, but not the initial view.
  let rested = Number.NaN;
  map.on('postrender', () => {
    const toPixel = shots.toPixel();
    if (toPixel !== null) onFrame?.(toPixel);
    const resolution = view.getResolution();
    if (resolution === undefined || resolution === rested || view.getAnimating() || view.getInteracting()) return;
    rested = resolution;
    onRest(resolution / plane.unitsPerMetre);
  });
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onMotion = () => {
    isReduced = motion.matches;
  };
  motion.addEventListener('change', onMotion);

  return {
    setScene: (next) => {
      scene = next;
      shots.layer.changed();
    },
    setFarShots: (marks) => {
      farMarks = marks;
      far = marks.length === 0 ? null : farShotsLayer(plane, marks);
      arrange();
    },
    setColours: (next) => {
      if (shown.colours === next) return;
      shown.colours = next;
      paint();
    },
    setHole: (next) => {
      if (shown.hole === next) return;
      shown.hole = next;
      paint();
    },
    setImagery: (layer) => {
      imagery = layer;
      arrange();
    },
    look: ({ centre, heading, metresPerPixel }, isMoving) => {
      const look = {
        center: [...plane.toMercator(plane.toPlane(centre))],
        rotation: -heading,
        resolution: metresPerPixel * plane.unitsPerMetre,
      };
      view.cancelAnimations();
      if (isMoving && !isReduced) view.animate({ ...look, duration: MOVE_MS });
      else {
        view.setCenter(look.center);
        view.setRotation(look.rotation);
        view.setResolution(look.resolution);
      }
    },
    zoomBy: (levels) => view.animate({ zoom: (view.getZoom() ?? minZoom) + levels, duration: isReduced ? 0 : MOVE_MS }),
    turnBy: (radians) => view.animate({ rotation: view.getRotation() + radians, duration: isReduced ? 0 : MOVE_MS }),
    size: () => {
      const size = map.getSize();
      const [width = 0, height = 0] = size ?? [];
      return width > 0 && height > 0 ? [width, height] : null;
    },
    dispose: () => {
      motion.removeEventListener('change', onMotion);
      target.removeEventListener('wheel', onWheel);
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
