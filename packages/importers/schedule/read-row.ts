import {
  cleanLine,
  type DayOrder,
  eventLocaleCodes,
  type EventResult,
  eventTypeCodes,
  importFields,
  type ImportField,
  namesByCode,
  OwnTournament,
  scheduleStatusCodes,
} from '@strokebook/contract';
import { EventResult as EventResultSchema, EventChoice } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { daysBetween } from '@strokebook/golf/calendar';
import { hasAddress, readNumber } from '@strokebook/golf/format';
import { eventLocales, eventTypes, readFinish, type ScheduleStatus, scheduleStatuses } from '@strokebook/golf/schedule';
import type { z } from 'zod';
import { readDays } from '../tables/read-day.ts';
import { readScores } from './read-scores.ts';

/** A valid row: everything that a new event needs. */
export type TableEvent = {
  readonly tournament: OwnTournament;
  readonly status: ScheduleStatus;
  readonly note: string | null;
  readonly result: EventResult | null;
  /** The fields that the row contains; the others have defaults for new events. */
  readonly given: ReadonlySet<ImportField>;
};

/** The texts of a row by field; '' if the column is missing or the cell is empty. */
export type Cells = Readonly<Record<ImportField, string>>;
type Reading<Value> = { readonly value: Value; readonly problem?: string };

const labelOf = (field: string): string => importFields.find((one) => one.field === field)?.label ?? field;
const MAX_ROUNDS = 10;
/**
 * The best two 18-hole rounds add up to more than this share of one round's par, and the worst one has less: 130 for
 * par 72.
 */
const MIN_TOTAL_SHARE = 1.8;
/** More than any score for nine holes, where the share can be higher. */
const MIN_TOTAL = 110;

/** Words for individual and team events, and the check marks of a team column. */
const formats = [
  { format: 'team', label: 'Team' },
  { format: 'individual', label: 'Individual' },
] as const;
const formatWords: Readonly<Record<string, (typeof formats)[number]['format']>> = {
  teamevent: 'team',
  teams: 'team',
  yes: 'team',
  y: 'team',
  true: 'team',
  x: 'team',
  1: 'team',
  individualevent: 'individual',
  no: 'individual',
  n: 'individual',
  false: 'individual',
  0: 'individual',
};

/** Parses a row, or returns all of its problems, each a sentence that names its column. */
export function readRow(
  cells: Cells,
  dayOrder: DayOrder,
  today: CalendarDay,
): { readonly event: TableEvent | null; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const take = <Value>({ value, problem }: Reading<Value>): Value => {
    if (problem !== undefined) problems.push(problem);
    return value;
  };
  const start = take(daysOf('startDate', cells, dayOrder));
  const startDate = start?.first ?? null;
  const endDate =
    cells.endDate === '' ? (start?.last ?? null) : (take(daysOf('endDate', cells, dayOrder))?.last ?? null);
  const { scores, ending } = take(scoresOf(cells));
  const rounds = take(numberOf('numberOfRounds', cells));
  const days = startDate === null || endDate === null ? 1 : daysBetween(startDate, endDate) + 1;
  if (days > MAX_ROUNDS && rounds === null && scores.length === 0) {
    problems.push(
      `${labelOf('startDate')}: ${days} days in one event. Are day and month the other way round? Otherwise say in a column how many rounds it has.`,
    );
  }
  const tournament = {
    name: cleanLine(cells.name),
    url: cells.url === '' ? null : isBareDomain(cells.url) ? `https://${cells.url}` : cells.url,
    city: cleanLine(cells.city) || null,
    state: cleanLine(cells.state) || null,
    startDate: startDate ?? today,
    // A first day that cannot be read is not also too far from the last one.
    endDate: startDate === null ? today : (endDate ?? startDate),
    numberOfRounds: rounds ?? guessRounds(scores.length, startDate, endDate),
    eventType: take(
      oneOf('eventType', cells, eventTypes, ({ eventType }) => eventType, 'tournament', namesByCode(eventTypeCodes)),
    ),
    locale: take(oneOf('locale', cells, eventLocales, ({ locale }) => locale, 'local', namesByCode(eventLocaleCodes))),
    isTeamEvent: take(oneOf('team', cells, formats, ({ format }) => format, 'individual', formatWords)) === 'team',
  };
  const isOver = endDate !== null && endDate < today;
  const status = take(
    oneOf(
      'status',
      cells,
      scheduleStatuses,
      (one) => one.status,
      isOver || cells.finish !== '' ? 'inField' : 'considering',
      {
        ...namesByCode(scheduleStatusCodes),
        wd: 'conflict',
        'w/d': 'conflict',
        withdrawn: 'conflict',
        withdrew: 'conflict',
      },
    ),
  );
  const result = take(resultOf(cells, scores, ending, dayOrder));
  const note = cells.note === '' ? null : cells.note;
  problems.push(
    ...complaints(OwnTournament.safeParse(tournament)),
    ...complaints(EventChoice.safeParse({ status, isFavorite: false, note })),
    ...(result === null ? [] : complaints(EventResultSchema.safeParse(result))),
  );
  const distinct = [...new Set(problems)];
  if (distinct.length > 0) return { event: null, problems: distinct };
  const given = new Set(importFields.map(({ field }) => field).filter((field) => cells[field] !== ''));
  if (start !== null && start.last > start.first) given.add('endDate');
  return { event: { tournament, status, note, result, given }, problems: [] };
}

function complaints(reading: z.ZodSafeParseResult<unknown>): readonly string[] {
  if (reading.success) return [];
  return reading.error.issues.map(({ path, message }) => {
    const fields = path.map(String).filter((step) => importFields.some(({ field }) => field === step));
    const field = path.includes('rounds') ? roundFields[String(path.at(-1))] : fields.at(-1);
    return field === undefined ? `The row ${message}.` : `${labelOf(field)} ${message}.`;
  });
}

/** Tables often omit the protocol. */
const isBareDomain = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text);

/** The columns of the parts of an entered round. */
const roundFields: Readonly<Record<string, ImportField>> = {
  score: 'scores',
  par: 'par',
  yards: 'yards',
  courseRating: 'courseRating',
  slopeRating: 'slopeRating',
  playedOn: 'roundDays',
  courseName: 'course',
  rounds: 'scores',
};

function daysOf(
  field: 'startDate' | 'endDate' | 'roundDays',
  cells: Cells,
  order: DayOrder,
): Reading<ReturnType<typeof readDays>> {
  const text = cells[field];
  if (text === '') return { value: null, problem: `${labelOf(field)} is missing.` };
  const value = readDays(text, order);
  if (value !== null) return { value };
  const lacksYear = [' ', '/', '.'].some((sign) => readDays(`${text}${sign}${SOME_YEAR}`, order) !== null);
  return { value, problem: `${labelOf(field)}: '${text}' ${lacksYear ? 'lacks its year' : 'is not a date'}.` };
}

/** A leap year, so that every day of any year is valid. */
const SOME_YEAR = 2024;

function numberOf(field: ImportField, cells: Cells): Reading<number | null> {
  const text = cells[field].replaceAll(/yds?|yards/gi, '');
  if (text.trim() === '') return { value: null };
  const value = readNumber(text);
  return value === null ? { value, problem: `${labelOf(field)}: '${cells[field]}' is not a number.` } : { value };
}

function oneOf<Item extends { readonly label: string }, Name extends string>(
  field: ImportField,
  cells: Cells,
  items: readonly Item[],
  nameOf: (item: Item) => Name,
  otherwise: NoInfer<Name>,
  otherWords: Readonly<Record<string, NoInfer<Name>>> = {},
): Reading<Name> {
  const text = cells[field].toLowerCase();
  if (text === '') return { value: otherwise };
  const letters = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9/]/g, '');
  const item = items.find((one) => [letters(one.label), letters(nameOf(one))].includes(letters(text)));
  const name = item === undefined ? otherWords[letters(text)] : nameOf(item);
  if (name !== undefined) return { value: name };
  const known = items.map(({ label }) => label).join(', ');
  return { value: otherwise, problem: `${labelOf(field)}: '${cells[field]}' is none of ${known}.` };
}

/** The scores of the rounds, and how the tournament ended if they say so; a sum among them is asked about. */
function scoresOf(cells: Cells): Reading<Pick<ReturnType<typeof readScores>, 'scores' | 'ending'>> {
  const { scores, ending, problem } = readScores(cells.scores);
  const wrong = (text: string) => ({ value: { scores: [], ending }, problem: `${labelOf('scores')}${text}.` });
  if (problem !== null) return wrong(`: ${problem}`);
  if (scores.length > MAX_ROUNDS) return wrong(` are of more than ${MAX_ROUNDS} rounds`);
  const total = totalAmong(scores);
  return total === undefined
    ? { value: { scores, ending } }
    : wrong(`: ${total} is the sum of the others, and no round`);
}

/**
 * The score that equals the sum of all others; at least two others are required, because a round may repeat the
 * previous score.
 */
function totalAmong(scores: readonly number[]): number | undefined {
  if (scores.length < 3) return undefined;
  const sum = scores.reduce((all, score) => all + score, 0);
  return scores.find((score) => score === sum - score);
}

/** The number of played rounds, else one per day. */
function guessRounds(played: number, start: CalendarDay | null, end: CalendarDay | null): number {
  if (played > 0) return played;
  return start === null || end === null || end < start ? 1 : Math.min(daysBetween(start, end) + 1, MAX_ROUNDS);
}

/** What separates the values of several rounds in a cell: '72; 71'. */
const BETWEEN_ROUNDS = ';';

/** The values of a cell by round: one for each, or one for all. */
function perRound<Value>(
  field: ImportField,
  cells: Cells,
  roundCount: number,
  read: (cell: Cells) => Reading<Value | null>,
): Reading<readonly (Value | null)[]> {
  const texts = cells[field].split(BETWEEN_ROUNDS).map((text) => text.trim());
  if (texts.length === 1) {
    const { value, problem } = read(cells);
    const values = Array.from({ length: roundCount }, () => value);
    return problem === undefined ? { value: values } : { value: values, problem };
  }
  if (texts.length !== roundCount) {
    const problem = `${labelOf(field)}: ${texts.length} values for ${roundCount} ${roundCount === 1 ? 'score' : 'scores'}.`;
    return { value: [], problem };
  }
  const readings = texts.map((text) => read({ ...cells, [field]: text }));
  const problem = readings.find((one) => one.problem !== undefined)?.problem;
  const value = readings.map((one) => one.value);
  return problem === undefined ? { value } : { value, problem };
}

function resultOf(
  cells: Cells,
  scores: readonly number[],
  ending: EventResult['ending'],
  dayOrder: DayOrder,
): Reading<EventResult | null> {
  const written = placingOf(cells.finish);
  if (written === null) {
    return {
      value: null,
      problem: `${labelOf('finish')}: '${cells.finish}' is not a finish such as T3, MC, WD or DQ.`,
    };
  }
  // '71-WD' in the column of scores says how it ended, unless the finish does.
  const placing = written.place === null && written.ending === null ? { ...written, ending } : written;
  const numbersOf = (field: ImportField) => perRound(field, cells, scores.length, (cell) => numberOf(field, cell));
  const fieldSize = numberOf('fieldSize', cells);
  const [par, yards, courseRating, slopeRating] = [
    numbersOf('par'),
    numbersOf('yards'),
    numbersOf('courseRating'),
    numbersOf('slopeRating'),
  ];
  const days = perRound('roundDays', cells, scores.length, (cell): Reading<CalendarDay | null> => {
    if (cell.roundDays === '') return { value: null };
    const { value, problem } = daysOf('roundDays', cell, dayOrder);
    return problem === undefined ? { value: value?.first ?? null } : { value: null, problem };
  });
  const courses = perRound('course', cells, scores.length, (cell) => {
    const course = cleanLine(cell.course);
    // Others read it, and it is not worth a refused row.
    return { value: course === '' || hasAddress(course) ? null : course };
  });
  const problem = [fieldSize, par, yards, courseRating, slopeRating, days, courses].find(
    (one) => one.problem !== undefined,
  )?.problem;
  if (problem !== undefined) return { value: null, problem };
  if (scores.length > 0 && par.value.includes(null)) {
    return {
      value: null,
      problem: `${labelOf('par')} is missing: without it nobody can tell what the scores are against.`,
    };
  }
  const total = scores.findIndex(
    (score, index) => score >= MIN_TOTAL && score >= MIN_TOTAL_SHARE * (par.value[index] ?? 0),
  );
  if (total >= 0) {
    const text = `${scores[total]} is not a score of one round of par ${par.value[total]}`;
    return { value: null, problem: `${labelOf('scores')}: ${text}.` };
  }
  const isPlaced = placing.place !== null || placing.ending !== null || placing.fieldSize !== null;
  const isEmpty = !isPlaced && fieldSize.value === null && scores.length === 0;
  if (isEmpty) return { value: null };
  const rounds = scores.map((score, index) => ({
    score,
    par: par.value[index] ?? 0,
    yards: yards.value[index] ?? null,
    courseRating: courseRating.value[index] ?? null,
    slopeRating: slopeRating.value[index] ?? null,
    ...(days.value[index] == null ? {} : { playedOn: days.value[index] }),
    ...(courses.value[index] == null ? {} : { courseName: courses.value[index] }),
  }));
  return {
    value: { ...placing, fieldSize: fieldSize.value ?? placing.fieldSize, rounds: rounds as EventResult['rounds'] },
  };
}

/** Did not start, or made the cut and did not finish: neither has a place. A dash says nothing. */
const noPlace = /^(?:MDF|DNS|DNP|NS|n\/?a|[-–—]+)$/i;

/** Parses a finish, with or without the field size: 'T12 of 80', '12/80', '12T', '3rd of 84 players'. */
function placingOf(text: string): Omit<EventResult, 'rounds'> | null {
  if (text === '' || noPlace.test(text)) return { place: null, isTied: false, ending: null, fieldSize: null };
  const [, written = text, field] =
    /^(.+?)\s*(?:\b(?:out )?of\b|\bvon\b|\bsur\b|\/)\s*(\d+)(?:\s\p{L}+)?$/iu.exec(text) ?? [];
  const finish = readFinish(written);
  return finish && { ...finish, fieldSize: field === undefined ? null : Number(field) };
}
