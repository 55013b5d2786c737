import { type CalendarDay, dayNumber } from '@strokebook/golf/calendar';
import { formatDay, plural } from '@strokebook/golf/format';
import { trendLine } from '@strokebook/golf/strokes-gained';
import type { LineBlock } from '../report/blocks/line.ts';
import { textOf } from '../report/blocks/text.ts';
import type { ReportBlock } from '../report/document.ts';

/** As on the dashboard: two busy seasons. */
export const MAX_TREND_ROUNDS = 60;

type TrendRound = { readonly playedOn: CalendarDay; readonly label: string; readonly value: number | null };

/**
 * A figure over rounds, with its smoothed line.
 *
 * @param rounds oldest first; rounds without a value are omitted.
 */
export function trendBlock(
  title: string,
  rounds: readonly TrendRound[],
  formats: { readonly value: (value: number) => string; readonly tick: (value: number) => string },
): ReportBlock {
  const line = trendLine(rounds);
  const known = rounds.flatMap((round, index) =>
    round.value === null ? [] : [{ ...round, value: round.value, trend: line[index] ?? null, index }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return textOf(`${title}: no round can tell.`);
  // Rounds of one day are next to each other, in order.
  const timeOf = ({ playedOn, index }: (typeof known)[number]) => dayNumber(playedOn) + index / rounds.length;
  const span = Math.max(1, timeOf(last) - timeOf(first));
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.floor(Math.min(0, ...values)), Math.ceil(Math.max(0, ...values))];
  const isSmoothed = line.some((point) => point !== null);
  return {
    kind: 'line',
    title,
    low,
    high,
    ticks: [...new Set([low, 0, high])].map((value) => ({ value, text: formats.tick(value) })),
    points: known.map((round) => ({
      label: `${formatDay(round.playedOn, true)}, ${round.label}`,
      at: (timeOf(round) - timeOf(first)) / span,
      value: round.value,
      text: formats.value(round.value),
      trend: round.trend,
    })),
    ends: [formatDay(first.playedOn, true), formatDay(last.playedOn, true)],
    notes: [
      `${known.length === 1 ? 'One round' : `The last ${plural(known.length, 'round')}`}. ${
        isSmoothed
          ? 'The line is smoothed; the band is where it may run.'
          : 'A smoothed line is drawn from eight rounds on.'
      }`,
    ],
  } satisfies LineBlock;
}
