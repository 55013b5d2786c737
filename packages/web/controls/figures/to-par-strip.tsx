import { formatDay, scoreToPar, shortMonthNames } from '@strokebook/golf/format';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { SeasonReport } from '@strokebook/golf/season';
import type { CSSProperties } from 'react';
import classes from './to-par-strip.module.css';

type StripEvent = SeasonReport['strip'][number];

type ToParStripProps = {
  readonly strip: SeasonReport['strip'];
  /** Captions above the rounds before and within the period. */
  readonly captions: { readonly before: Caption | null; readonly period: Caption };
};

type Caption = { readonly name: string; readonly score: string };

/** Half the height of the drawing without half a sign. */
const ROOM_PIXELS = 50;
/** More would draw a single stroke as a peak. */
const MAX_PIXELS_PER_STROKE = 12;
/** Phones show this many rounds. */
const ROUNDS_ON_PHONES = 9;

/**
 * The latest rounds around par: circles under par, squares over par, grouped by event. It is drawn for the eye; screen
 * readers get a list.
 */
export function ToParStrip({ strip, captions }: ToParStripProps) {
  const rounds = strip.flatMap((event) => event.rounds);
  const highest = Math.max(1, ...rounds.map(({ toPar }) => Math.abs(toPar)));
  const step = Math.min(MAX_PIXELS_PER_STROKE, ROOM_PIXELS / highest);
  const earlier = strip.filter(({ isInPeriod }) => !isInPeriod);
  const far = eventsBeyond(strip, ROUNDS_ON_PHONES);
  return (
    <div>
      <div className={classes.captions} aria-hidden="true">
        {earlier.length > 0 && (
          <p className={classes.before} style={{ flexGrow: countOf(earlier) }}>
            {captions.before !== null && <Captioned {...captions.before} />}
          </p>
        )}
        <p style={{ flexGrow: rounds.length - countOf(earlier) }}>
          <Captioned {...captions.period} />
          {far > 0 && <small className={classes.drawn}>{` the last ${countOf(strip.slice(far))} are drawn`}</small>}
        </p>
      </div>
      <div className="flex" style={{ '--step': `${step}px` } as CSSProperties} aria-hidden="true">
        {strip.map((event, index) => (
          <div
            key={event.rounds[0]?.roundId}
            className={classes.event}
            style={{ flexGrow: event.rounds.length }}
            data-far={index < far || undefined}
          >
            <div className={classes.rounds}>
              {event.rounds.map(({ roundId, toPar, playedOn }) => (
                <span
                  key={roundId}
                  className={classes.round}
                  data-tone={toPar < 0 ? 'under' : toPar > 0 ? 'over' : 'even'}
                  style={{ '--value': toPar } as CSSProperties}
                  title={`${formatDay(playedOn, true)}: ${scoreToPar(toPar)}`}
                >
                  <i />
                  <b>{scoreToPar(toPar)}</b>
                </span>
              ))}
            </div>
            <p className={classes.label} title={event.name}>
              <b>{event.rounds.length > 1 ? event.name : '\u00a0'}</b>
              <span>{whenAndFinish(event)}</span>
            </p>
          </div>
        ))}
      </div>
      <ul className="unseen">
        {strip.map((event) => (
          <li key={event.rounds[0]?.roundId}>{inWords(event)}</li>
        ))}
      </ul>
    </div>
  );
}

const Captioned = ({ name, score }: Caption) => (
  <>
    {name} <b>{score}</b>
  </>
);

const countOf = (events: readonly StripEvent[]): number => events.reduce((sum, { rounds }) => sum + rounds.length, 0);

/** How many of the first events are left out so that the others have at most `limit` rounds. */
function eventsBeyond(strip: readonly StripEvent[], limit: number): number {
  let shown = 0;
  for (let index = strip.length - 1; index >= 0; index -= 1) {
    shown += strip[index]?.rounds.length ?? 0;
    if (shown > limit && index < strip.length - 1) return index + 1;
  }
  return 0;
}

const monthOf = (day: CalendarDay): string => shortMonthNames[Number(day.slice(5, 7)) - 1] ?? '';

const whenAndFinish = ({ finish, startedOn, rounds }: StripEvent): string =>
  rounds.length === 1 ? formatDay(startedOn) : [finish, monthOf(startedOn)].filter(Boolean).join(', ');

const inWords = ({ name, finish, startedOn, rounds }: StripEvent): string =>
  `${name}, ${formatDay(startedOn, true)}${finish === null ? '' : `, finished ${finish}`}: ${rounds
    .map(({ toPar }) => scoreToPar(toPar))
    .join(', ')}`;
