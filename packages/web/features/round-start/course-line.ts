import type { RoundCourse } from '@strokebook/contract';
import { formatDay, grouped, metresText, plural } from '@strokebook/golf/format';
import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { metres, type UnitSystem } from '@strokebook/golf/model';

const METRES_PER_MILE = 1_609.344;
const METRES_PER_KILOMETRE = 1_000;
/** Below this distance a decimal says something. */
const SHORT = 10;

/** 'Played 12 times, last on Oct 3'; with the year if it is another one. */
export function playedText({ rounds, lastOn }: NonNullable<RoundCourse['played']>, today: CalendarDay): string {
  const day = formatDay(lastOn, yearOf(lastOn) !== yearOf(today));
  return rounds === 1 ? `Played once, on ${day}` : `Played ${rounds} times, last on ${day}`;
}

/** '4.2 mi' or '6.8 km'; '850 m' below a kilometer. */
export function distanceText(metersAway: number, units: UnitSystem): string {
  if (units === 'metric' && metersAway < METRES_PER_KILOMETRE) return metresText(metres(metersAway));
  const isMetric = units === 'metric';
  const away = metersAway / (isMetric ? METRES_PER_KILOMETRE : METRES_PER_MILE);
  return `${away < SHORT ? away.toFixed(1) : grouped(away)} ${isMetric ? 'km' : 'mi'}`;
}

/** What is known of a course's holes: '18 holes', or that they are asked for. */
export const holesText = ({ holeCount, isOwn }: Pick<RoundCourse, 'holeCount' | 'isOwn'>): string =>
  [holeCount === 0 ? 'No card yet' : plural(holeCount, 'hole'), ...(isOwn ? ['your course'] : [])].join(', ');
