import { type CalendarDay, type DayRange, daysInMonth, monthOf, yearOf } from './day.ts';

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Months of each season, 1 to 12 (CMP-46). */
export const seasonMonths: Readonly<Record<Season, readonly [number, number, number]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};

/** A season of a year; winter has the year of its January (DASH-O8, CARD-O8). */
export type SeasonYear = { readonly season: Season; readonly year: number };

export function seasonOf(day: CalendarDay): SeasonYear {
  const month = monthOf(day);
  const season = seasons.find((name) => seasonMonths[name].includes(month)) as Season;
  return { season, year: yearOf(day) + (month === 12 ? 1 : 0) };
}

export function previousSeason({ season, year }: SeasonYear): SeasonYear {
  // A calendar year begins with winter.
  const order: readonly Season[] = ['winter', 'spring', 'summer', 'fall'];
  const place = order.indexOf(season);
  return place === 0 ? { season: 'fall', year: year - 1 } : { season: order[place - 1] as Season, year };
}

export function seasonRange({ season, year }: SeasonYear): DayRange {
  const [first, , last] = seasonMonths[season];
  const firstYear = season === 'winter' ? year - 1 : year;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return {
    start: `${firstYear}-${pad(first)}-01` as CalendarDay,
    end: `${year}-${pad(last)}-${pad(daysInMonth(year, last))}` as CalendarDay,
  };
}
