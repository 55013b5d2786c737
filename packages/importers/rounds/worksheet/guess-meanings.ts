import { fold } from '@strokebook/golf/format';
import { rememberTexts } from '../../tables/remember-texts.ts';
import type { ColumnMeaning, LengthUnit, WorksheetField } from './worksheet-fields.ts';

/** Heads that coaches write, in English and in some words of others, folded and without punctuation. A narrow pattern stands before a wide one. */
const heads: readonly (readonly [WorksheetField, RegExp])[] = [
  ['roundId', /^(round ?id|scorecard id|id of the round)$/],
  ['firstName', /^(first( name)?|given name|forename)$/],
  ['lastName', /^(last( name)?|surname|family name)$/],
  [
    'player',
    /^(player|golfer|name|player name|golfer name|golfername|athlete|student|full name|players|spieler(in)?|jugador(a)?|joueur|joueuse|spelare)$/,
  ],
  ['playedOn', /^(dates?|days?|played|played on|date played|round date|when|datum|fecha|spieltag|jour)$/],
  ['startTime', /^(time|tee time|start time|start)$/],
  [
    'course',
    /^(course|courses|course name|golf course|venue|location|site|track|club name|where|platz|golfplatz|campo|parcours|bana)$/,
  ],
  ['tee', /^(tee|tees|tee name|tee box|tee set|tees played)$/],
  ['courseRating', /^(rating|course rating|cr|rtg|rat)( slope)?$/],
  ['slopeRating', /^(slope|slope rating|slp)$/],
  ['roundType', /^(type|round type|kind|category|event type|type of round)$/],
  ['tournament', /^(tournament|event|competition|tourney|event name|tournament name|comp|(tournament|event) course)$/],
  ['roundNumber', /^(round|rd|rnd|r|round (number|no)|rd no)$/],
  ['holes', /^(holes|holes played|number of holes|no of holes|hole count)$/],
  ['toPar', /^(to par|vs par|versus par|rel( to)? par|over par|over under|score to par|par diff|par relative)$/],
  ['par', /^(par|course par|hole par|p)$/],
  ['hole', /^(hole|hole (number|no)|h|hnum|hole num|loch|bahn|hoyo|trou|buca|hal|hul|buraco)$/],
  ['strokeIndex', /^(si|stroke index|hcp|handicap|hdcp|index|hole handicap|s i)$/],
  ['putts', /^(putts|putt|number of putts|no of putts|total putts|pts)$/],
  ['fairway', /^(fairway|fairways|fw|fir|fwy|fairway hit|fairways hit|fh)$/],
  ['penalties', /^(penalties|penalty|pen|pens|penalty strokes|pen strokes)$/],
  ['stroke', /^(stroke|shot|shot (number|no|num)|stroke (number|no|num))$/],
  ['lie', /^(lie|start lie|lie before|from|surface|start pos|startpos|starting lie|lie start)$/],
  ['endLie', /^(end lie|lie after|finish lie|to|end pos|ending lie|lie end|result|lie after the stroke)$/],
  ['endToPin', /^(end distance|distance after|dist after|proximity|remaining|left|leave|distance left|end dist)$/],
  [
    'toPin',
    /^(distance|dist|to pin|to hole|distance to (pin|(the )?hole)|dist to (pin|hole)|start distance|distance before|dist before|start dist|holedis)$/,
  ],
  ['club', /^(club|club used)$/],
  ['yards', /^(yards|yardage|length|hole length|length of the hole|metres)$/],
  [
    'score',
    /^(score|total|gross|strokes|tot|total score|gross score|hole score|final|final score|scores?|schlage|golpes|coups|slag|ergebnis|resultado)$/,
  ],
];

/** Heads of columns that are known, and that no round needs: sums of nines and figures that are worked out. */
const ignored =
  /^(out|in|front|back|front 9|back 9|f9|b9|front nine|back nine|gir|girs|greens|green|net|net score|class|year|yr|pos|position|place|finish|rank|avg|average|up and down|up down|sand saves?|notes?|differential|diff)$/;

const unitWords: readonly (readonly [LengthUnit, RegExp])[] = [
  ['yards', /\b(yds?|yards?)\b/],
  ['metres', /\b(m|mtrs?|meters?|metres?)\b/],
  ['feet', /\b(ft|feet|foot)\b/],
];

export const plainHead = (head: string): string =>
  fold(head)
    .replaceAll('#', ' no ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The unit that a head names: 'Dist (ft)'; null for none. */
export const unitOfHead = (head: string): LengthUnit | null =>
  unitWords.find(([, words]) => words.test(plainHead(head)))?.[0] ?? null;

/** The field that a head names alone; undefined if nobody knows the head, null if the column is known and not needed. */
export const fieldOfHead = rememberTexts(findField);

function findField(head: string): WorksheetField | null | undefined {
  if (/^\s*\+\s*\/\s*[-−–]\s*$|^±$/.test(head)) return 'toPar';
  const plain = plainHead(head);
  if (plain === '') return undefined;
  const words = [
    plain,
    unitWords
      .reduce((text, [, unit]) => text.replace(unit, ' '), plain)
      .replaceAll(/ +/g, ' ')
      .trim(),
  ];
  for (const word of words) {
    const field = heads.find(([, pattern]) => pattern.test(word))?.[0];
    if (field !== undefined) return field;
    if (ignored.test(word)) return null;
  }
  return undefined;
}

const ofHole = /^(?:hole|h|no)? ?0?(\d{1,2})(?: (.+))?$/;
const ofRound = /^(?:r|rd|rnd|round|day|runde|tour|ronda|giro|omgang|rond|varv) ?(\d)(?: (.+))?$/;
/** '1st', '2nd round', '3. Runde'. */
const countedRound = /^(\d)(?:st|nd|rd|th)?(?: (?:r|rd|rnd|round|day|runde|tour|ronda|giro|omgang))?$/;
const weekday = /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/;

/** The number of the round that a head above scores of whole rounds names: 'R1', 'Rd. 2 (Mon)', '3rd', '1'; null for others. */
export function roundOfHead(head: string): number | null {
  const plain = plainHead(head);
  const round = ofRound.exec(plain);
  if (round !== null && (round[2] === undefined || weekday.test(round[2]) || fieldOfHead(round[2]) === 'score')) {
    return Number(round[1]);
  }
  const counted = countedRound.exec(plain)?.[1];
  return counted === undefined || counted === '0' ? null : Number(counted);
}
/** Nine holes or more with a column each make a card. */
const MIN_HOLE_COLUMNS = 9;

/**
 * Guesses the meaning of each column from its head and, where heads stand in two lines, from the merged head above it:
 * 'Round 1' above 'Score' and 'Putts', or 'Putts' above 1 to 18.
 */
export function guessMeanings(own: readonly string[], groups: readonly string[] = []): (ColumnMeaning | null)[] {
  const hasCard = isCard(own);
  const taken = new Set<string>();
  return own.map((head, index) => {
    const meaning = meaningOf(plainHead(head), head, plainHead(groups[index] ?? ''), hasCard);
    if (meaning === null) return null;
    // If two columns match, the first one has it: a card with a second nine repeats no hole.
    const key = `${meaning.field} ${meaning.hole ?? ''} ${meaning.round ?? ''}`;
    if (taken.has(key)) return null;
    taken.add(key);
    return meaning;
  });
}

/** Heads with the numbers of holes in order, perhaps begun at the tenth: stroke indexes and scores to par are in none. */
function isCard(heads: readonly string[]): boolean {
  const holes = heads.flatMap((head) => {
    const number = /^\s*[+-]/.test(head) ? undefined : ofHole.exec(plainHead(head))?.[1];
    return isHoleNumber(number) ? [Number(number)] : [];
  });
  const steps = holes.filter((hole, place) => hole < (holes[place - 1] ?? 0));
  return holes.length >= MIN_HOLE_COLUMNS && steps.length < 2;
}

function meaningOf(plain: string, head: string, group: string, hasCard: boolean): ColumnMeaning | null {
  const round = ofRound.exec(plain) ?? ofRound.exec(group);
  if (round !== null) {
    const isOwn = ofRound.test(plain);
    const rest = isOwn ? (round[2] ?? '') : plain;
    const field = rest === '' || weekday.test(rest) ? 'score' : fieldOfHead(rest);
    return field === null || field === undefined ? null : { field, round: Number(round[1]) };
  }
  const hole = ofHole.exec(plain);
  const holeOfGroup = /^(?:hole|h) ?(\d{1,2})$/.exec(group);
  if (holeOfGroup !== null && isHoleNumber(holeOfGroup[1])) {
    const field = fieldOfHead(head);
    return field === null || field === undefined ? null : { field, hole: Number(holeOfGroup[1]) };
  }
  if (hole !== null && isHoleNumber(hole[1]) && (hasCard || hole[2] !== undefined)) {
    const field = hole[2] === undefined ? (fieldOfGroup(group) ?? 'score') : fieldOfHead(hole[2]);
    return field === null || field === undefined ? null : { field, hole: Number(hole[1]) };
  }
  const field = fieldOfHead(head);
  return field === null || field === undefined ? null : { field };
}

/** A head above the numbers of holes says what they are of, if it is a value that holes have. */
function fieldOfGroup(group: string): WorksheetField | null {
  const field = fieldOfHead(group);
  return field === 'putts' || field === 'par' || field === 'fairway' || field === 'penalties' || field === 'yards'
    ? field
    : null;
}

const isHoleNumber = (text: string | undefined): boolean =>
  text !== undefined && Number(text) >= 1 && Number(text) <= 18;

/** What one row of a sheet is; null if the columns do not make rounds. */
export type RowKind = 'round' | 'hole' | 'stroke';

export function rowKindOf(meanings: readonly (ColumnMeaning | null)[]): RowKind | null {
  const has = (field: WorksheetField): boolean =>
    meanings.some((one) => one?.field === field && one.hole === undefined && one.round === undefined);
  const holeColumns = meanings.filter((one) => one?.field === 'score' && one.hole !== undefined).length;
  if (holeColumns >= MIN_HOLE_COLUMNS) return 'round';
  const hasRounds = meanings.some((one) => one?.field === 'score' && one.round !== undefined);
  if (has('hole') && (has('toPin') || has('lie')) && !hasRounds) return 'stroke';
  if (has('hole') && (has('score') || has('toPar') || hasRounds)) return 'hole';
  const hasScore = has('score') || has('toPar') || hasRounds;
  const isOfSomebody = has('player') || has('lastName') || has('firstName') || has('playedOn') || has('course');
  return hasScore && isOfSomebody ? 'round' : null;
}
