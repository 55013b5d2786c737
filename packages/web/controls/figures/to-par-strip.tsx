import { formatDay, longestPart, scoreToPar, shortMonthNames } from '@strokebook/golf/format';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { SeasonReport } from '@strokebook/golf/season';
import type { CSSProperties } from 'react';
import { containerWidths } from '../../lib/breakpoints.ts';
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

/**
 * The latest rounds around par: circles under par, squares over par, grouped by event. It is drawn for the eye; screen
 * readers get a list.
 */
export function ToParStrip({ strip, captions }: ToParStripProps) {
  const rounds = strip.flatMap((event) => event.rounds);
  const highest = Math.max(1, ...rounds.map(({ toPar }) => Math.abs(toPar)));
  const step = Math.min(MAX_PIXELS_PER_STROKE, ROOM_PIXELS / highest);
  const earlier = strip.filter(({ isInPeriod }) => !isInPeriod);
  const inPeriod = strip.filter((event) => event.isInPeriod);
  const leastOf = leastWidths(strip);
  return (
    <div className={classes.strip}>
      <div className={classes.captions} aria-hidden="true">
        {earlier.length > 0 && (
          <p style={roomOf(earlier, leastOf)} data-least={leastOf.get(earlier.at(-1) as StripEvent)}>
            {captions.before !== null && <Captioned {...captions.before} />}
          </p>
        )}
        <p style={roomOf(inPeriod, leastOf)}>
          <Captioned {...captions.period} />
          {levels.map((level) => {
            const drawn = countOf(drawnAt(level, inPeriod, leastOf));
            return drawn === countOf(inPeriod) ? null : (
              <small key={level} className={classes.drawn} data-level={level}>{` the last ${drawn} are drawn`}</small>
            );
          })}
        </p>
      </div>
      <div className="flex" style={{ '--step': `${step}px` } as CSSProperties} aria-hidden="true">
        {strip.map((event) => (
          <div
            key={event.rounds[0]?.roundId}
            className={classes.event}
            style={{ flexGrow: event.rounds.length }}
            data-least={leastOf.get(event)}
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

/** Widths of the drawing below which events are left out, the widest first. */
const levels = (['board', 'column', 'section', 'panel', 'card', 'slip', 'tile', 'scrap'] as const).toSorted(
  (a, b) => containerWidths[b] - containerWidths[a],
);
type Level = (typeof levels)[number];

/** Widths in pixels: a sign, a letter of a name, and the space beside a name. */
const SIGN_WIDTH = 26;
const LETTER_WIDTH = 7;
const NAME_SPACE = 13;
const DAY_WIDTH = 36;
/** The drawing on a phone at 200%; the last event is always drawn. */
const NARROWEST = 160;

/** An event is as wide as its signs, and as the longest word of its name, which is never broken. */
function widthOf({ name, rounds }: StripEvent): number {
  const nameWidth = rounds.length > 1 ? longestPart(name) * LETTER_WIDTH + NAME_SPACE : DAY_WIDTH;
  return Math.max(rounds.length * SIGN_WIDTH, nameWidth);
}

/** For an event that has no room in narrow drawings beside the later ones, the level below which it is left out. */
function leastWidths(strip: readonly StripEvent[]): ReadonlyMap<StripEvent, Level> {
  const least = new Map<StripEvent, Level>();
  let needed = 0;
  for (const event of strip.toReversed()) {
    needed += widthOf(event);
    const level = levels.findLast((name) => containerWidths[name] >= needed) ?? levels[0];
    if (event !== strip.at(-1) && needed > NARROWEST && level !== undefined) least.set(event, level);
  }
  return least;
}

/** The events that are drawn where the width is just below a level. */
const drawnAt = (level: Level, events: readonly StripEvent[], leastOf: ReadonlyMap<StripEvent, Level>) =>
  events.filter((event) => {
    const least = leastOf.get(event);
    return least === undefined || containerWidths[least] < containerWidths[level];
  });

/** Captions stand above their events: they share the width as these do, at every level. */
const roomOf = (events: readonly StripEvent[], leastOf: ReadonlyMap<StripEvent, Level>): CSSProperties =>
  Object.fromEntries([
    ['--rounds', countOf(events)],
    ...levels.map((level) => [`--rounds-${level}`, countOf(drawnAt(level, events, leastOf))]),
  ]) as CSSProperties;

const monthOf = (day: CalendarDay): string => shortMonthNames[Number(day.slice(5, 7)) - 1] ?? '';

const whenAndFinish = ({ finish, startedOn, rounds }: StripEvent): string =>
  rounds.length === 1 ? formatDay(startedOn) : [finish, monthOf(startedOn)].filter(Boolean).join(', ');

const inWords = ({ name, finish, startedOn, rounds }: StripEvent): string =>
  `${name}, ${formatDay(startedOn, true)}${finish === null ? '' : `, finished ${finish}`}: ${rounds
    .map(({ toPar }) => scoreToPar(toPar))
    .join(', ')}`;
