import { type CalendarDay, monthOf, yearOf } from './day.ts';

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Months of each season, 1 to 12 (CMP-46). */
export const seasonMonths: Readonly<Record<Season, readonly [number, number, number]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};

/** A season of a year; winter has the year of its January (CARD-O8). */
export type SeasonYear = { readonly season: Season; readonly year: number };

export function seasonOf(day: CalendarDay): SeasonYear {
  const month = monthOf(day);
  const season = seasons.find((name) => seasonMonths[name].includes(month)) as Season;
  return { season, year: yearOf(day) + (month === 12 ? 1 : 0) };
}
