import type { CloudScore, ScoreCloudProps } from '@strokebook/charts';
import { type CalendarDay, calendarDay, dayNumber, monthOf, yearOf } from '@strokebook/golf/calendar';
import type { OutputOf } from '@strokebook/contract';
import { formatDay, formatIndex, shortMonthNames } from '@strokebook/golf/format';
import { NORMAL_ROUNDS, type ScoreTrend } from '@strokebook/golf/season';

/** A trend as the chart and the shared picture draw it. */
export function trendFigures({ scores, normal, best }: ScoreTrend): ScoreCloudProps {
  const [first, last] = [scores[0] ?? best, scores.at(-1) ?? best];
  const years = Array.from({ length: yearOf(last.playedOn) - yearOf(first.playedOn) + 1 }, (_unused, index) => {
    const year = yearOf(first.playedOn) + index;
    const begin = calendarDay(`${year}-01-01`);
    return { time: dayNumber(begin > first.playedOn ? begin : first.playedOn), text: String(year) };
  });
  return {
    label: 'Scores and the normal score after each',
    scores: scores.map(
      (one, place): CloudScore => ({
        name: `${formatDay(one.playedOn, true)}, round ${place + 1}`,
        // Rounds of one day are beside each other, in order.
        time: dayNumber(one.playedOn) + place / scores.length,
        score: one.score,
        normal: one.normal,
        isBest: one === best,
      }),
    ),
    level: normal,
    bestText: `Best ${best.score}`,
    years,
  };
}

/** 'the middle of 20 rounds', 'the middle of 7 rounds'. */
export const normalText = ({ scores }: ScoreTrend): string =>
  `the middle of ${Math.min(NORMAL_ROUNDS, scores.length)} rounds`;

/** '63 rounds since March 2024', '7 rounds of nine holes since March 2024'. */
export const sinceText = ({ scores, holeCount }: ScoreTrend): string =>
  `${scores.length} rounds${holeCount === 9 ? ' of nine holes' : ''} since ${monthText(scores[0]?.playedOn)}`;

const monthText = (day: CalendarDay | undefined): string =>
  day === undefined ? '' : `${shortMonthNames[monthOf(day) - 1] ?? ''} ${yearOf(day)}`;

/** An index, and what it was before as far as that is known. */
export type IndexNow = { readonly now: string; readonly before: string | null };

export function indexNow(report: OutputOf<'getEstimatedIndex'>): IndexNow | null {
  const { index, firstFull } = report;
  return index === null
    ? null
    : { now: formatIndex(index.value), before: firstFull === null ? null : formatIndex(firstFull) };
}
