// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { HoleDrawing } from '@strokebook/charts';
import { askedBy, distanceDigits, distanceUnit, typedDistance } from '@strokebook/golf/entry';
import { distanceBefore, strokeNumber } from '@strokebook/golf/facts';
import {
  greenAlong,
  type HoleDrawing as HoleDrawingData,
  placeInDrawing,
  pointBeforeGreen,
} from '@strokebook/golf/hole-drawing';
import type { Shot } from '@strokebook/golf/model';
import classes from './hole-view.module.css';
import { headView, pixelOf, type ScreenPoint } from './pads/map-viewport.ts';
import type { RoundEntry } from './round-entry.ts';
import { useElementSize } from './use-element-size.ts';

type HoleViewProps = { readonly entry: RoundEntry; readonly drawing: HoleDrawingData };

/** Rings around the pin for putts, in feet: a tap-in, and what a good first putt leaves. */
const RINGS = [3, 10] as const;
/** A lower panel has no room for distances beside the flag. */
const MIN_HEIGHT_OF_FIGURES = 200;

/** The hole cut from the ball to the pin, whatever is left of it; on the green the green alone (ENTRY-O70). */
export function HoleView({ entry, drawing }: HoleViewProps) {
  const { ref, size } = useElementSize({ width: 390, height: 260 });
  const { hole, asked, units } = entry;
  const pin = pinOf(entry, drawing);
  const isPutting = asked.keys === 'putt';
  const typed = typedAhead(entry);
  const shots = drawnShots(entry, drawing);
  const lying = shots.at(-1)?.to ?? teeOf(entry, drawing);
  const ball = typed === undefined ? lying : pointBeforeGreen(drawing, typed);
  // The picture stays while digits are typed: only the ball moves.
  const view = headView(lying, pin, size, isPutting);
  const [left, top] = pixelOf(view, size, [0, 0]);
  const [ballAt, pinAt] = [pixelOf(view, size, ball), pixelOf(view, size, pin)];
  const last = hole.strokes.at(-1);
  // What the map measured is not shown in a competition, what the player typed is.
  const isShown = entry.showsDistances && asked.keys !== 'none' && size.height >= MIN_HEIGHT_OF_FIGURES;
  const toPin = typed ?? (last === undefined ? (hole.card.yards ?? null) : distanceBefore(hole.card, last));
  const green = isPutting ? null : greenAlong(drawing, ball, pin);
  return (
    <div ref={ref} className={classes.view}>
      <div
        className={classes.hole}
        style={{ transform: `translate(${left}px, ${top}px)`, width: drawing.width * view.scale }}
      >
        <HoleDrawing
          hole={drawing}
          label={`Hole ${hole.card.hole} from above`}
          shots={shots}
          pin={pin}
          // Beside the distances their numbers would be in the way.
          hasArcs={entry.showsDistances && !isPutting && toPin === null}
        />
      </div>
      <svg className={classes.marks} width={size.width} height={size.height} aria-hidden="true">
        {isPutting &&
          RINGS.map((feet) => (
            <circle key={feet} className={classes.ring} cx={pinAt[0]} cy={pinAt[1]} r={feet * view.scale} />
          ))}
        {asked.keys !== 'none' && <path className={classes.line} d={`M${ballAt.join(' ')}L${pinAt.join(' ')}`} />}
        {(typed !== undefined || shots.length === 0) && (
          <circle className={classes.ball} cx={ballAt[0]} cy={ballAt[1]} r={8} />
        )}
      </svg>
      {isPutting && (
        <span
          className={classes.ringName}
          style={placed([pinAt[0] + RINGS[1] * view.scale + 4, pinAt[1]])}
          aria-hidden="true"
        >
          {units === 'metric' ? '3 m' : '10 ft'}
        </span>
      )}
      {isShown && toPin !== null && (
        <p
          className={classes.figures}
          style={isPutting ? besideBall(ballAt, size.width) : besideFlag(pinAt, size.width)}
        >
          {green !== null && <span>{`${distanceDigits(green.back, 'fairway', units)} back`}</span>}
          <strong>
            {distanceDigits(toPin, isPutting ? 'green' : 'fairway', units)}
            <small>{isPutting ? distanceUnit('green', units) : 'pin'}</small>
          </strong>
          {green !== null && <span>{`${distanceDigits(green.front, 'fairway', units)} front`}</span>}
        </p>
      )}
    </div>
  );
}

/** Room for the distances, and for score and keys at the top and at the right of the head. */
const [FIGURES, KEYS, GAP, SCORE] = [96, 68, 22, 70];

/** On the right of the flag, else on its left, and below the score. */
function besideFlag([x, y]: ScreenPoint, width: number) {
  const top = Math.max(y, SCORE + 44);
  return x + GAP + FIGURES <= width - KEYS ? { left: x + GAP, top } : { right: width - x + GAP, top };
}

/** On the left of the ball, so that the rings around the pin stay free. */
const besideBall = ([x, y]: ScreenPoint, width: number) => ({ right: width - x + GAP, top: y });

const placed = ([left, top]: ScreenPoint) => ({ left, top });

/** The distance that is typed for the stroke that comes next. */
function typedAhead({ asked, typed, editing, units }: RoundEntry) {
  if (editing !== null || typed === '') return undefined;
  const toPin = typedDistance(typed, asked.keys === 'putt' ? 'green' : 'fairway', units);
  return toPin === undefined || toPin <= 0 ? undefined : toPin;
}

export const drawingOf = ({ drawings, hole }: RoundEntry): HoleDrawingData | null =>
  drawings.find(({ number }) => number === hole.card.hole) ?? null;

export function pinOf({ hole }: RoundEntry, drawing: HoleDrawingData) {
  return hole.card.pin === undefined ? drawing.green : placeInDrawing(drawing.frame, hole.card.pin);
}

/** The tee that is played: the drawing's line begins at the back tee. */
function teeOf({ hole }: RoundEntry, drawing: HoleDrawingData) {
  const { yards } = hole.card;
  return yards === undefined ? drawing.tee : pointBeforeGreen(drawing, yards);
}

/**
 * Strokes at their positions, else on the line of play at their distance. The stroke under way has no end yet, but a ball
 * that is to be dropped lies where it came to rest.
 */
export function drawnShots(entry: RoundEntry, drawing: HoleDrawingData) {
  const { hole } = entry;
  const pin = pinOf(entry, drawing);
  const placeOf = ({ position, toPin }: Pick<Shot, 'position' | 'toPin'>) => {
    if (position !== undefined) return placeInDrawing(drawing.frame, position);
    return toPin === undefined ? null : pointBeforeGreen(drawing, toPin);
  };
  const places = hole.strokes.map((stroke) =>
    stroke.position === undefined && stroke.lie === 'tee' ? teeOf(entry, drawing) : placeOf(stroke),
  );
  const resting = placeOf(hole.strokes.at(-1)?.end ?? {});
  const isDone = askedBy(hole).keys === 'none';
  return places.flatMap((from, index) => {
    if (from === null) return [];
    const isLast = index === places.length - 1;
    const to = places[index + 1] ?? (isLast ? (isDone ? pin : (resting ?? from)) : from);
    return [{ number: strokeNumber(hole.strokes, index), from, to }];
  });
}
