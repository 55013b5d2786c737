// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { typedDifferences } from '@strokebook/golf/entry';
import { courseLength, plural, scoreToPar } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ChevronLeftIcon, SunIcon } from '../../ui/icons.tsx';
import { DifferenceList } from './difference-list.tsx';
import classes from './hole-head.module.css';
import { drawingOf, HoleView } from './hole-view.tsx';
import { receivedText, type RoundEntry } from './round-entry.ts';

type HoleHeadProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  readonly onCard: () => void;
  readonly onMenu: () => void;
};

/** The hole from above with its number, the score and the way to the card; without a map its number in large type. */
export function HoleHead({ entry, saveState, onCard, onMenu }: HoleHeadProps) {
  const { state, hole, units } = entry;
  const { course } = state.details;
  const drawing = drawingOf(entry);
  return (
    <header
      className={classes.head}
      data-differs={typedDifferences(hole).length > 0 || undefined}
      data-drawn={drawing !== null || undefined}
    >
      {drawing !== null && <HoleView entry={entry} drawing={drawing} />}
      <div className={classes.top}>
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
        <CardButton entry={entry} onCard={onCard} />
      </div>
      <div className={classes.row}>
        <LeaveLink />
        <div className={classes.name}>
          {/* On a drawing there is room for one line: where the round is saved. */}
          <b className={drawing === null ? undefined : 'unseen'}>
            {course.name}
            {course.tee === undefined ? '' : `, ${course.tee.name}`}
          </b>
          {saveState}
        </div>
        <div className={classes.tools}>
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
      </div>
      <div className={classes.differences}>
        <DifferenceList entry={entry} hole={hole} at={entry.index} />
      </div>
    </header>
  );
}

/** The round is kept on the device, so that leaving it loses nothing. */
export const LeaveLink = () => (
  <Link to="/dashboard" className={classes.leave} aria-label="Leave the round for now" title="The round is kept">
    <ChevronLeftIcon size={22} />
  </Link>
);

/** The score so far, which opens the card. */
export function CardButton({ entry: { soFar }, onCard }: { readonly entry: RoundEntry; readonly onCard: () => void }) {
  const scored = soFar.thru - soFar.pickedUp.length;
  return (
    <button type="button" className={classes.card} onClick={onCard}>
      <b>{scored === 0 ? 'Card' : scoreToPar(soFar.toPar)}</b>
      {soFar.thru > 0 && (
        <span>{scored === 0 || scored === soFar.thru ? `thru ${soFar.thru}` : `on ${plural(scored, 'hole')}`}</span>
      )}
    </button>
  );
}
