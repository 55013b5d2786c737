import type { HoleCount, RoundType } from '@strokebook/golf/model';
import type { ScheduleOptions } from '@strokebook/golf/schedule';

/** DATA-44. */
export const roundTypeCodes = { practice: 1, tournament: 3, qualifier: 10, match: 11 } as const satisfies Record<
  RoundType,
  number
>;

/** 9 Hole, 18 Hole, and Both, which means 9 (DATA-42, DATA-43, DATA-O2). */
export const holeCountOfCode = { 0: 9, 1: 18, 2: 9 } as const satisfies Record<number, HoleCount>;

/** TOUR-15. */
export const scheduleStatusCodes = {
  inField: 1,
  considering: 2,
  qualifying: 3,
  applied: 4,
  conflict: 5,
  invited: 6,
} as const satisfies CodesOf<'statuses'>;

/** TOUR-33. */
export const eventTypeCodes = {
  tournament: roundTypeCodes.tournament,
  qualifier: roundTypeCodes.qualifier,
  match: roundTypeCodes.match,
} as const satisfies CodesOf<'eventTypes'>;

/** TOUR-34. */
export const eventLocaleCodes = { local: 1, national: 3, highSchool: 4 } as const satisfies CodesOf<'locales'>;

type CodesOf<Option extends 'statuses' | 'eventTypes' | 'locales'> = Readonly<
  Record<ScheduleOptions[Option][number], number>
>;

/** Codes of the selected options, for requests of a schedule report or workbook. */
export const scheduleCodes = (options: Pick<ScheduleOptions, 'statuses' | 'eventTypes' | 'locales'>) => ({
  statuses: codesOf(scheduleStatusCodes, options.statuses),
  eventTypes: codesOf(eventTypeCodes, options.eventTypes),
  localeTypes: codesOf(eventLocaleCodes, options.locales),
});

/** Returns codes in the order of `codes`, whatever the order of `names`. */
const codesOf = <Name extends string>(codes: Readonly<Record<Name, number>>, names: readonly Name[]): number[] =>
  (Object.keys(codes) as Name[]).filter((name) => names.includes(name)).map((name) => codes[name]);

/** The engine's names for wire codes. */
export const namesByCode = <Name extends string>(codes: Readonly<Record<Name, string | number>>) =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name])) as Readonly<Record<string, Name>>;

export const nameOfCode = <Name extends string, Code extends string | number>(
  codes: Readonly<Record<Name, Code>>,
  code: Code,
): Name => namesByCode(codes)[String(code)] as Name;
