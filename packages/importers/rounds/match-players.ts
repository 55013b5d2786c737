import { fold, foldSpelledOut } from '@strokebook/golf/format';

/**
 * Matches the names of a team's file with people: 'Ada Berg', 'BERG, Ada', 'A. Berg', 'Ada B', 'Ada M. Berg', 'Ada Berg
 * (C)', and 'Ada' or 'Berg' alone. A name that fits nobody, or several people equally well, is matched with nobody.
 *
 * @returns for each name the index of its person in `people`, or null
 */
export function matchPlayers(names: readonly string[], people: readonly string[]): readonly (number | null)[] {
  const spellings = people.map(spellingsOf);
  return names.map((name) => {
    const readings = [name, withoutMarks(name)].flatMap(spellingsOf).filter((words) => words.length > 0);
    const fits = spellings.map((ofPerson) =>
      Math.max(0, ...readings.flatMap((words) => ofPerson.map((person) => fitOf(words, person)))),
    );
    const best = Math.max(0, ...fits);
    const first = fits.indexOf(best);
    return best > 0 && fits.indexOf(best, first + 1) < 0 ? first : null;
  });
}

type Words = readonly string[];

/** The words of a name as it is written, and with its letters spelled out: Müller, Mueller. */
function spellingsOf(name: string): readonly Words[] {
  const [plain = [], spelled = []] = [fold, foldSpelledOut].map((folded) =>
    folded(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
  return plain.join(' ') === spelled.join(' ') ? [plain] : [plain, spelled];
}

/** What results pages and rosters write beside a name in brackets, and numbers: (C), [a], (IND), #12, '27. */
const besideName = /\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|['’#]?\b\d+\b\.?/gu;
/** The same without brackets, at either end: years of study, captains, amateurs. */
const markWord = /^(?:r-?)?(?:fr|so|jr|sr|gr)\.?$|^(?:capt?|cpt|captain|am|amateur|ind)\.?$/i;
/** 'NED' is a country, unless all of the name is in capitals. */
const countryWord = /^[A-Z]{3}$/;
/** With fewer words left, what looks like a mark can be a name: 'Ada Gil SO'. */
const MIN_WORDS = 2;

function withoutMarks(name: string): string {
  const words = name
    .replaceAll(besideName, ' ')
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word));
  const isCapital = words.every((word) => word === word.toUpperCase());
  const isMark = (word: string | undefined): boolean =>
    word !== undefined && (markWord.test(word) || (!isCapital && countryWord.test(word)));
  while (words.length > MIN_WORDS && isMark(words.at(-1))) words.pop();
  while (words.length > MIN_WORDS && isMark(words[0])) words.shift();
  return words.join(' ');
}

/** How well the words of a name are those of a person: 3 all of them, 2 some of them, 1 initials among them, 0 not. */
function fitOf(name: Words, person: Words): number {
  const whole = name.join('');
  // 鈴木一郎 is 一郎 鈴木, and OBriain Seán is Seán Ó Briain.
  if (whole === person.join('') || whole === person.toReversed().join('')) return 3;
  return fitOfWords(mergedAs(name, person), mergedAs(person, name));
}

function fitOfWords(name: Words, person: Words): number {
  const left = [...person];
  let initials = 0;
  let others = 0;
  // Whole words first, so that an initial does not take the word of another.
  for (const word of name.toSorted((a, b) => b.length - a.length)) {
    const whole = left.indexOf(word);
    const place = whole < 0 && word.length === 1 ? left.findIndex((one) => one.startsWith(word)) : whole;
    if (place >= 0) left.splice(place, 1);
    else if (word.length === 1) others += 1;
    else return 0;
    if (whole < 0 && place >= 0) initials += 1;
  }
  const wholeWords = name.length - initials - others;
  if (wholeWords === 0) return 0;
  // A letter that is no word of somebody with first and last name is that of a middle name, unless theirs is another.
  if (others > 0 && (wholeWords < MIN_WORDS || left.length > 0)) return 0;
  if (initials + others > 0) return 1;
  return left.length === 0 ? 3 : 2;
}

/** The words with those joined that are one word of the other name: 'Jo Ann' as 'JoAnn'. */
function mergedAs(words: Words, other: Words): Words {
  const merged: string[] = [];
  for (let start = 0; start < words.length; ) {
    let end = words.length;
    while (end > start + 1 && !other.includes(words.slice(start, end).join(''))) end -= 1;
    merged.push(words.slice(start, end).join(''));
    start = end;
  }
  return merged;
}
