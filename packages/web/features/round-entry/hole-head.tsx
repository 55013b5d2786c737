import { HoleDrawing } from '@strokebook/charts';
import { askedBy, typedDifferences } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import { courseLength, plural, scoreToPar } from '@strokebook/golf/format';
import { type HoleDrawing as HoleDrawingData, placeInDrawing, pointBeforeGreen } from '@strokebook/golf/hole-drawing';
import type { Shot } from '@strokebook/golf/model';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ChevronLeftIcon, SunIcon } from '../../ui/icons.tsx';
import { DifferenceList } from './difference-list.tsx';
import classes from './hole-head.module.css';
import { receivedText, type RoundEntry } from './round-entry.ts';

type HoleHeadProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  readonly onCard: () => void;
  readonly onMenu: () => void;
};

/** The hole in large type on its drawing, and the way to the card. */
export function HoleHead({ entry, saveState, onCard, onMenu }: HoleHeadProps) {
  const { state, hole, soFar, units } = entry;
  const { course } = state.details;
  const drawing = drawingOf(entry);
  const scored = soFar.thru - soFar.pickedUp.length;
  return (
    <header className={classes.head} data-differs={typedDifferences(hole).length > 0 || undefined}>
      <div className={classes.top}>
        <Link to="/dashboard" className={classes.leave} aria-label="Leave the round for now" title="The round is kept">
          <ChevronLeftIcon size={22} />
        </Link>
        <div className={classes.name}>
          <b>
            {course.name}
            {course.tee === undefined ? '' : `, ${course.tee.name}`}
          </b>
          {saveState}
        </div>
        <button type="button" className={classes.card} onClick={onCard}>
          <b>{scored === 0 ? 'Card' : scoreToPar(soFar.toPar)}</b>
          {soFar.thru > 0 && (
            <span>{scored === 0 || scored === soFar.thru ? `thru ${soFar.thru}` : `on ${plural(scored, 'hole')}`}</span>
          )}
        </button>
      </div>
      <div className={classes.row}>
        <div className={classes.hole}>
          <h1>
            <span className={classes.word}>Hole </span>
            {hole.card.hole}
          </h1>
          <p>
            Par {hole.card.par}
            {hole.card.yards !== undefined && <span>{courseLength(hole.card.yards, units)}</span>}
            {hole.card.strokeIndex !== undefined && (
              <small>
                Stroke index {hole.card.strokeIndex}
                {receivedText(entry.received?.[entry.index])}
              </small>
            )}
          </p>
        </div>
        <button
          type="button"
          className={classes.tool}
          aria-label="Sunlight"
          aria-pressed={entry.isSunlight}
          onClick={() => entry.onSunlight(!entry.isSunlight)}
        >
          <SunIcon size={20} />
        </button>
        <button type="button" className={classes.tool} aria-label="Round and settings" onClick={onMenu}>
          ⋯
        </button>
      </div>
      {drawing !== null && (
        <div className={classes.drawing}>
          <div style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
            <HoleDrawing
              hole={drawing}
              label={`Hole ${hole.card.hole} from above`}
              shots={drawnShots(entry, drawing)}
              pin={pinOf(entry, drawing)}
              hasArcs={entry.showsDistances}
            />
          </div>
        </div>
      )}
      <div className={classes.differences}>
        <DifferenceList entry={entry} hole={hole} at={entry.index} />
      </div>
    </header>
  );
}

export const drawingOf = ({ drawings, hole }: RoundEntry): HoleDrawingData | null =>
  drawings.find(({ number }) => number === hole.card.hole) ?? null;

export function pinOf({ hole }: RoundEntry, drawing: HoleDrawingData) {
  return hole.card.pin === undefined ? drawing.green : placeInDrawing(drawing.frame, hole.card.pin);
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
    stroke.position === undefined && stroke.lie === 'tee' ? drawing.tee : placeOf(stroke),
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
