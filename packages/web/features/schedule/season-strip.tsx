import type { AccountId } from '@strokebook/golf/access';
import { academicYear, academicYearLabel, type CalendarDay } from '@strokebook/golf/calendar';
import { formatDay } from '@strokebook/golf/format';
import { type ScheduleLine, seasonStrip } from '@strokebook/golf/schedule';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { isReturning } from '../../lib/is-returning.ts';
import { CollapsibleSection } from '../../ui/pages/collapsible-section.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { DenseSeason } from './dense-season.tsx';
import { cut, factOf, inWords, NamedBar, shareOf } from './season-bars.tsx';
import { type Span, startWithoutCut } from './start-without-cut.ts';
import classes from './season-strip.module.css';

/** Values of the style sheet: min width of a year, and width of a letter of a name, in pixels. */
const MIN_WIDTH = 980;
const LETTER_WIDTH = 6.6;
const NAME_GAP = 14;
const DAYS_OF_YEAR = 365;

/** A season with more lanes is drawn without names, to fit the screen; the tables below contain them. */
const MAX_NAMED_LANES = 12;

/** Room for the word beside the line of today, in days. */
const TODAY_DAYS = 15;

type SeasonStripProps = {
  readonly accountId: AccountId;
  /** Of any time, every tournament once. */
  readonly lines: readonly ScheduleLine[];
  readonly today: CalendarDay;
};

/** An academic year on one line: events, travel and results. */
export function SeasonAtAGlance({ accountId, lines, today }: SeasonStripProps) {
  const [yearsLater, setYearsLater] = useState(0);
  const range = academicYear(today, yearsLater);
  const { strip, isDense } = stripOf({ accountId, lines, today }, range);
  const share = (days: number) => shareOf(days, strip.dayCount);
  const frame = useRef<HTMLElement>(null);
  // If the year is wider than the screen it is scrolled to a month shortly before today.
  const { today: todayAt, dayCount, months } = strip;
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null || todayAt === null) return undefined;
    // A ResizeObserver runs between layout and paint: reading widths here would force another layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      // On return the previous scroll position is kept.
      if (isReturning() && current.scrollLeft > 0) return;
      const first = todayAt - (current.clientWidth / 3 / current.scrollWidth) * dayCount;
      const month = months.findLast(({ fromDay }) => fromDay <= first);
      const wanted = ((month?.fromDay ?? 0) / dayCount) * current.scrollWidth;
      // Far enough that today stays in sight.
      const min = ((todayAt + TODAY_DAYS) / dayCount) * current.scrollWidth - current.clientWidth;
      current.scrollLeft = startWithoutCut(wanted, min, spansIn(current));
    });
    observer.observe(current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown is not moved when a status changes
  }, [todayAt, dayCount]);
  return (
    <CollapsibleSection
      title="Season at a Glance"
      hint={academicYearLabel(range)}
      actions={
        <div className="wrap gap-8" data-no-print>
          <button
            type="button"
            className="quiet-button"
            aria-label={`Season ${academicYearLabel(academicYear(today, yearsLater - 1))}`}
            onClick={() => setYearsLater(yearsLater - 1)}
          >
            <ChevronLeftIcon />
            {academicYearLabel(academicYear(today, yearsLater - 1))}
          </button>
          <button
            type="button"
            className="quiet-button"
            aria-label={`Season ${academicYearLabel(academicYear(today, yearsLater + 1))}`}
            onClick={() => setYearsLater(yearsLater + 1)}
          >
            {academicYearLabel(academicYear(today, yearsLater + 1))}
            <ChevronRightIcon />
          </button>
        </div>
      }
    >
      <section ref={frame} className={classes.frame} aria-label={`Season ${academicYearLabel(range)}`} tabIndex={0}>
        <div
          className={classes.strip}
          style={stripStyle(strip.laneCount)}
          data-dense={isDense || undefined}
          aria-hidden="true"
        >
          {strip.months.map(({ label, fromDay, dayCount }) => (
            <div key={label} className={classes.month} style={{ left: share(fromDay), width: share(dayCount) }}>
              {label}
            </div>
          ))}
          {strip.today !== null && (
            <div className={classes.today} style={{ left: share(strip.today + 0.5) }}>
              <span>Today</span>
            </div>
          )}
          {isDense ? (
            <DenseSeason key={range.start} strip={strip} accountId={accountId} today={today} />
          ) : (
            strip.events.map((one) => (
              <NamedBar
                key={one.event.tournamentId}
                one={one}
                accountId={accountId}
                today={today}
                dayCount={strip.dayCount}
              />
            ))
          )}
        </div>
        <ul className={classes.list} aria-label={`Events of ${academicYearLabel(range)}`}>
          {strip.events.map(({ event }) => (
            <li key={event.tournamentId}>{inWords(event, accountId, today)}</li>
          ))}
        </ul>
      </section>
      {strip.events.length === 0 && (
        <p className="margin-top-8 muted">{`No events from ${formatDay(range.start, true)} to ${formatDay(range.end, true)}.`}</p>
      )}
    </CollapsibleSection>
  );
}

/** Where events with their names are in a frame, in pixels from the start of what it scrolls. */
function spansIn(frame: HTMLElement): readonly Span[] {
  const origin = frame.getBoundingClientRect().left - frame.scrollLeft;
  // An event is as wide as the strip, its bar and its name are not.
  return [...frame.querySelectorAll('[data-event]')].map(({ children }) => {
    const boxes = [...children].map((part) => part.getBoundingClientRect());
    return {
      from: Math.min(...boxes.map(({ left }) => left)) - origin,
      until: Math.max(...boxes.map(({ right }) => right)) - origin,
    };
  });
}

function stripOf({ accountId, lines, today }: SeasonStripProps, range: ReturnType<typeof academicYear>) {
  const plain = seasonStrip(lines, range, today);
  if (plain.laneCount > MAX_NAMED_LANES) return { strip: plain, isDense: true };
  const named = seasonStrip(lines, range, today, (line) => {
    const letters = Math.max(cut(line.tournamentName).length, factOf(line, accountId, today).length);
    return Math.ceil(((letters * LETTER_WIDTH + NAME_GAP) / MIN_WIDTH) * DAYS_OF_YEAR);
  });
  // Names take space, so with names there are never fewer lanes.
  return named.laneCount > MAX_NAMED_LANES ? { strip: plain, isDense: true } : { strip: named, isDense: false };
}

const stripStyle = (laneCount: number) =>
  ({
    '--lanes': String(Math.max(1, laneCount)),
    '--min-width': `${MIN_WIDTH}px`,
  }) satisfies Record<`--${string}`, string> as CSSProperties;
