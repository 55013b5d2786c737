import type { JsonFormat } from '../file-format.ts';
import { fieldsOf, type Fields, isFields, listOf, numberOf, textOf, wholeOf } from '../json-values.ts';

/** What the JSON files of Garmin hold, of one export or one reply together. */
export type GarminData = {
  /** Scorecards by their ids. */
  readonly cards: Map<number, Fields>;
  /** Tracked strokes by scorecard and hole, not in order. */
  readonly shots: Map<string, Fields[]>;
  /** Names of courses by any of their ids. */
  readonly courses: Map<string, string>;
  /** Pars by hole, as a text of digits, by any id of the course. */
  readonly pars: Map<string, string>;
  /** Types of clubs by their ids. */
  readonly clubTypes: Map<number, number>;
  /** Names of the types of clubs by their numbers, as the export's own table has them. */
  readonly clubTypeNames: Map<number, string>;
};

export const emptyGarminData = (): GarminData => ({
  cards: new Map(),
  shots: new Map(),
  courses: new Map(),
  pars: new Map(),
  clubTypes: new Map(),
  clubTypeNames: new Map(),
});

export const shotsKey = (scorecardId: number, hole: number): string => `${scorecardId} ${hole}`;

/** Deeper and larger than any reply of the service. */
const MAX_DEPTH = 12;
const MAX_OBJECTS = 2_000_000;

const isCard = (fields: Fields): boolean =>
  wholeOf(fields.id) !== undefined &&
  Array.isArray(fields.holes) &&
  ('courseGlobalId' in fields || 'scoreType' in fields || 'formattedStartTime' in fields);
const isShot = (fields: Fields): boolean => isFields(fields.startLoc) && isFields(fields.endLoc);
const isClub = (fields: Fields): boolean =>
  wholeOf(fields.clubTypeId) !== undefined && wholeOf(fields.id) !== undefined;

/** A row of the table of types of clubs. */
const isClubType = (fields: Fields): boolean =>
  wholeOf(fields.value) !== undefined && textOf(fields.name) !== undefined && 'loftAngle' in fields;

/** Enough to come past what stands before the first scorecard. */
const MAX_OBJECTS_TO_RECOGNISE = 5_000;

/**
 * Whether JSON is of Garmin Golf: an export's list of scorecards, strokes, courses, clubs or their types, a reply of the web service,
 * or several of its replies in one file.
 */
export function isGarminJson(json: unknown): boolean {
  const found = emptyGarminData();
  collectGarmin(json, found, MAX_OBJECTS_TO_RECOGNISE);
  const hasCourses = found.courses.size > 0 && Array.isArray(fieldsOf(json).data);
  const hasClubs = found.clubTypes.size > 0 || found.clubTypeNames.size > 0;
  return found.cards.size > 0 || found.shots.size > 0 || hasClubs || hasCourses;
}

/**
 * Adds what JSON holds to the data, wherever it stands: exports have lists, the service nests the same objects in
 * others, and scripts save its replies in files of their own shapes.
 */
export function collectGarmin(json: unknown, data: GarminData, maxObjects = MAX_OBJECTS): void {
  let seen = 0;
  const visit = (value: unknown, depth: number, scorecardId: number | undefined, hole: number | undefined): void => {
    seen += 1;
    if (depth > MAX_DEPTH || seen > maxObjects) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1, scorecardId, hole);
      return;
    }
    if (!isFields(value)) return;
    if (isShot(value)) {
      const card = wholeOf(value.scorecardId) ?? scorecardId;
      const number = wholeOf(value.holeNumber) ?? hole;
      if (card === undefined || number === undefined) return;
      const key = shotsKey(card, number);
      const list = data.shots.get(key);
      if (list === undefined) data.shots.set(key, [value]);
      else list.push(value);
      return;
    }
    if (isClub(value)) {
      data.clubTypes.set(wholeOf(value.id) as number, wholeOf(value.clubTypeId) as number);
      return;
    }
    if (isClubType(value)) {
      data.clubTypeNames.set(wholeOf(value.value) as number, textOf(value.name) as string);
      return;
    }
    const own = isCard(value) ? wholeOf(value.id) : undefined;
    if (own !== undefined) addCard(data, own, value);
    addCourse(data, value);
    for (const [key, item] of Object.entries(value)) {
      const card = own ?? wholeOf(value.scorecardId) ?? keyAsId(key) ?? scorecardId;
      visit(item, depth + 1, card, wholeOf(value.holeNumber) ?? hole);
    }
  };
  visit(json, 0, undefined, undefined);
}

/** Strokes in a combined file stand below the id of their scorecard. */
const keyAsId = (key: string): number | undefined => (/^\d{3,15}$/.test(key) ? Number(key) : undefined);

/** A summary and the whole card have the same id: the one with more holes is kept. */
function addCard(data: GarminData, id: number, card: Fields): void {
  const before = data.cards.get(id);
  if (before === undefined || listOf(before.holes).length <= listOf(card.holes).length) data.cards.set(id, card);
}

function addCourse(data: GarminData, fields: Fields): void {
  const pars = textOf(fields.holePars);
  const ids = [fields.courseGlobalId, fields.courseSnapshotId, fields.frontNineGlobalCourseId].flatMap(
    (id) => textOf(id) ?? [],
  );
  const name = textOf(fields.courseName) ?? (pars === undefined ? undefined : textOf(fields.name));
  for (const id of ids) {
    if (name !== undefined) data.courses.set(id, name);
    if (pars !== undefined && /^[3-7]+$/.test(pars)) data.pars.set(id, pars);
  }
  // The export has [{ "519591": "Club ~ Course" }].
  const entries = Object.entries(fields);
  if (entries.length > 0 && entries.every(([id, text]) => /^\d+$/.test(id) && typeof text === 'string')) {
    for (const [id, text] of entries) data.courses.set(id, text as string);
  }
}

/** The longitude of a card's first pin, in degrees; undefined without one. */
export const firstPinLongitude = (holes: readonly unknown[]): number | undefined => {
  const lon = holes
    .map((hole) => numberOf(fieldsOf(hole).pinPositionLon))
    .find((one) => one !== undefined && one !== 0);
  return lon === undefined ? undefined : (lon * 180) / 2 ** 31;
};

export const garminJson: JsonFormat = {
  source: 'garmin',
  name: 'a file of Garmin Golf',
  canBeRead: 'The JSON files of the account export, scorecards as FIT, and replies of the web service can be read.',
  is: isGarminJson,
  words: /"scorecardId"|"courseGlobalId"|"fairwayShotOutcome"|"clubTypeId"/,
};
