import { StepChart } from '@strokebook/charts';
import type { OutputOf } from '@strokebook/contract';
import { addMonths, type CalendarDay, dayNumber } from '@strokebook/golf/calendar';
import { formatDay, formatDifferential, formatIndex, NOTHING } from '@strokebook/golf/format';
import { monthTicks } from '@strokebook/golf/strokes-gained';
import { useElementSize } from '@mantine/hooks';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './handicap.module.css';

/** Room for a month with its year on the time axis. */
const PIXELS_PER_TICK = 80;

type IndexChartProps = {
  readonly points: OutputOf<'getEstimatedIndex'>['points'];
  readonly window: number;
  /** Null until it is known: all scores are shown. */
  readonly today: CalendarDay | null;
  readonly showsAll: boolean;
  readonly onShowAll: (showsAll: boolean) => void;
};

/** The course of the index, and the differential of every score. */
export function IndexChart({ points, window, today, showsAll, onShowAll }: IndexChartProps) {
  const { ref, width } = useElementSize();
  const last = points.at(-1);
  if (last === undefined || !points.some(({ differential }) => differential !== null)) return null;
  const yearAgo = today === null ? null : addMonths(today, -12);
  const ofYear = points.filter(({ playedOn }) => yearAgo !== null && playedOn > yearAgo);
  const canChoose = ofYear.length > 0 && ofYear.length < points.length;
  const shown = showsAll || !canChoose ? points : ofYear;
  const [first] = shown;
  const firstLatest = shown.findIndex(({ isLatest }) => isLatest);
  const mark = shown[firstLatest];
  if (first === undefined) return null;
  const dots = shown.map((point, place) => ({
    name: `${formatDay(point.playedOn, true)}, score ${points.length - shown.length + place + 1}`,
    // Scores of one day are beside each other, in order.
    time: dayNumber(point.playedOn) + place / shown.length,
    value: point.differential,
    text: point.differential === null ? NOTHING : formatDifferential(point.differential),
    level: point.index,
    levelText: point.index === null ? NOTHING : formatIndex(point.index),
    isFilled: point.isCounted,
  }));
  return (
    <section ref={ref} aria-label="Course of the index" className="shrinkable">
      {canChoose && (
        <Segmented
          label="Scores in the chart"
          value={showsAll ? 'all' : 'year'}
          options={[
            { value: 'year', label: 'Last 12 months' },
            { value: 'all', label: 'All scores' },
          ]}
          onChange={(value) => onShowAll(value === 'all')}
        />
      )}
      <StepChart
        label="Estimated index after every score, with its differential"
        dots={dots}
        columns={['Differential', 'Index', 'Counts']}
        mark={
          firstLatest > 0 && mark !== undefined ? { time: dots[firstLatest]?.time ?? 0, text: `last ${window}` } : null
        }
        tickText={(value) => formatIndex(value).replace('.0', '')}
        times={monthTicks(first.playedOn, last.playedOn, Math.max(2, Math.floor((width || 640) / PIXELS_PER_TICK)))}
        {...(width > 0 ? { width } : {})}
      />
      <p className={classes.key}>
        <span className={classes.level}>Index</span>
        <span className={classes.sample} data-counts="true">
          Counts
        </span>
        <span className={classes.sample}>Does not count</span>
      </p>
    </section>
  );
}
