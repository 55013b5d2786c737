import { HoleDrawing } from '@strokebook/charts';
import { distanceText, type StrokePlace } from '@strokebook/golf/entry';
import { lieText } from '@strokebook/golf/format';
import { type HoleDrawing as HoleDrawingData, placeInDrawing, placeOfDrawing } from '@strokebook/golf/hole-drawing';
import type { LatLon } from '@strokebook/golf/model';
import { type PointerEvent, useState } from 'react';
import { drawnShots, pinOf } from '../hole-view.tsx';
import { Key } from './key.tsx';
import classes from './tap-map.module.css';
import {
  panned,
  pinched,
  pixelOf,
  type ScreenPoint,
  pointUnder,
  type Viewport,
  viewportOf,
  zoomed,
} from './map-viewport.ts';
import type { RoundEntry } from '../round-entry.ts';
import { useElementSize } from '../use-element-size.ts';

type TapMapProps = {
  readonly entry: RoundEntry;
  readonly drawing: HoleDrawingData;
  /** The lie and the distance of a position, said beside the marker. */
  readonly read: (position: LatLon) => StrokePlace;
  readonly onTap: (position: LatLon) => void;
};

/** A finger that moves less is a tap. */
const TAP_PIXELS = 8;
/** The marker stands so far above a finger that the finger does not hide it. */
const ABOVE_FINGER = 64;
const ZOOM_STEP = 1.6;

/** Fingers and pens on the map, and what they do. */
type Gesture = {
  readonly pointers: ReadonlyMap<number, ScreenPoint>;
  /** Where the first of them went down. */
  readonly start: ScreenPoint;
  readonly kind: 'tap' | 'aim' | 'pan' | 'pinch';
};

/**
 * The hole from the ball to behind the pin; a tap anywhere sets a place, a finger that moves carries a marker above it,
 * two fingers zoom and move the map.
 */
export function TapMap({ entry, drawing, read, onTap }: TapMapProps) {
  const { ref: panelRef, size: panel } = useElementSize({ width: 390, height: 480 });

  const pin = pinOf(entry, drawing);
  const shots = drawnShots(entry, drawing);
  const ball = shots.at(-1)?.to ?? drawing.tee;
  const automatic = viewportOf(ball, pin, panel);
  const whole = viewportOf(drawing.tee, pin, panel);
  // A new place shows what comes next, whatever was zoomed before.
  const stage = `${entry.index} ${ball.join(' ')}`;
  const [chosen, setChosen] = useState<{ readonly stage: string; readonly view: Viewport } | null>(null);
  const view = chosen?.stage === stage ? chosen.view : automatic;
  const smallest = Math.min(whole.scale, automatic.scale) / 1.5;
  const show = (next: Viewport): void => setChosen({ stage, view: next });

  const [gesture, setGesture] = useState<Gesture | null>(null);
  const [aim, setAim] = useState<ScreenPoint | null>(null);
  const pixelOfEvent = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
    const box = panelRef.current?.getBoundingClientRect();
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
  };
  const positionAt = (pixel: ScreenPoint): LatLon => placeOfDrawing(drawing.frame, pointUnder(view, panel, pixel));
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    const at = pixelOfEvent(event);
    const pointers = new Map(gesture?.pointers).set(event.pointerId, at);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setAim(null);
    setGesture({ pointers, start: gesture?.start ?? at, kind: pointers.size > 1 ? 'pinch' : 'tap' });
  };
  const onMove = (event: PointerEvent<HTMLDivElement>): void => {
    const before = gesture?.pointers.get(event.pointerId);
    if (gesture === null || before === undefined) return;
    const at = pixelOfEvent(event);
    const pointers = new Map(gesture.pointers).set(event.pointerId, at);
    if (gesture.kind === 'pinch') {
      const [a, b] = [...gesture.pointers.values()];
      const [c, d] = [...pointers.values()];
      if (a && b && c && d) show(pinched(view, panel, [a, b], [c, d], smallest));
      setGesture({ ...gesture, pointers });
      return;
    }
    const hasMoved = Math.hypot(at[0] - gesture.start[0], at[1] - gesture.start[1]) >= TAP_PIXELS;
    const kind = gesture.kind === 'tap' && hasMoved ? (event.pointerType === 'mouse' ? 'pan' : 'aim') : gesture.kind;
    if (kind === 'pan') show(panned(view, [at[0] - before[0], at[1] - before[1]]));
    if (kind === 'aim') setAim([at[0], at[1] - ABOVE_FINGER]);
    setGesture({ ...gesture, pointers, kind });
  };
  const onUp = (event: PointerEvent<HTMLDivElement>): void => {
    if (gesture?.pointers.has(event.pointerId) !== true) return;
    const pointers = new Map(gesture.pointers);
    pointers.delete(event.pointerId);
    // The finger that stays after a pinch sets no place.
    setGesture(pointers.size === 0 ? null : { ...gesture, pointers });
    setAim(null);
    if (event.type === 'pointercancel' || pointers.size > 0) return;
    if (gesture.kind === 'tap') onTap(positionAt(pixelOfEvent(event)));
    if (gesture.kind === 'aim' && aim !== null) onTap(positionAt(aim));
  };

  const [left, top] = pixelOf(view, panel, [0, 0]);
  const middle: ScreenPoint = [panel.width / 2, panel.height / 2];
  const aimed = aim === null ? null : read(positionAt(aim));
  const { target } = entry.hole.strokes.at(-1) ?? {};
  const [targetLeft, targetTop] = target ? pixelOf(view, panel, placeInDrawing(drawing.frame, target)) : [];
  return (
    <div className={classes.map}>
      {/* Positions are for pointers; the keypad asks the same by keyboard. */}
      <div
        ref={panelRef}
        className={classes.panel}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onWheel={({ deltaY }) => show(zoomed(view, panel, middle, deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, smallest))}
        data-testid="entry-map"
      >
        <div className={classes.hole} style={{ left, top, width: drawing.width * view.scale }}>
          <HoleDrawing
            hole={drawing}
            label={`Map of hole ${drawing.number}`}
            shots={shots}
            pin={pin}
            hasArcs={entry.showsDistances}
          />
        </div>
        {target !== undefined && !entry.hole.isHoled && (
          <div className={classes.target} style={{ left: targetLeft, top: targetTop }} role="img" aria-label="Target" />
        )}
        {aim !== null && (
          <div className={classes.aim} style={{ left: aim[0], top: aim[1] }} aria-hidden="true">
            {aimed !== null && (
              <b>
                {lieText(aimed.lie)}
                {entry.showsDistances &&
                  aimed.toPin !== undefined &&
                  `, ${distanceText(aimed.toPin, aimed.lie, entry.units)}`}
              </b>
            )}
          </div>
        )}
      </div>
      <div className={classes.zoom}>
        <Key aria-label="Zoom in" onClick={() => show(zoomed(view, panel, middle, ZOOM_STEP, smallest))}>
          +
        </Key>
        <Key aria-label="Zoom out" onClick={() => show(zoomed(view, panel, middle, 1 / ZOOM_STEP, smallest))}>
          −
        </Key>
      </div>
    </div>
  );
}
