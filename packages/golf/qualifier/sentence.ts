import { dateOf, monthOf, type CalendarDay } from '../calendar/index.ts';
import { formatDay } from '../format/index.ts';
import { type Int, isSame } from '../model/index.ts';
import type { QualifierAnswers, RankingRule, TieBreak } from './qualifier.ts';

/** The question of the form that a part of the sentence answers. */
type Question = 'event' | 'entrants' | 'rounds' | 'places' | 'rule';
export type SentencePart = { readonly text: string; readonly question: Question | null };

/** What players are called, by the id of the entrant. */
export type Names = (entrantId: string) => string;

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const numberWord = (count: Int): string => numberWords[count] ?? String(count);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'Ada', 'Ada and Bea', 'Ada, Bea and Cleo'. */
export function listed(items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** 'Oct 5, 6 and 8', or 'Sep 30 and Oct 2'. */
const daysText = (days: readonly CalendarDay[]): string =>
  listed(
    [...new Set(days)].map((day, index, all) => {
      const before = all[index - 1];
      return before !== undefined && monthOf(before) === monthOf(day) ? String(dateOf(day)) : formatDay(day);
    }),
  );

const tieNames: Readonly<Record<TieBreak, string>> = {
  lastRound: 'better last round',
  lastNine: 'better last nine',
  bestRound: 'better single round',
};

/** 'A tie goes to the better last round, then the better last nine, then the coach.' without its last dot. */
const tiesText = (ties: readonly TieBreak[]): string =>
  ['', ...ties.map((tie) => `the ${tieNames[tie]}`), 'the coach'].slice(1).join(', then ');

const measureNames: Readonly<Record<RankingRule['measure'], readonly [one: string, many: string]>> = {
  toPar: ['total to par', 'totals to par'],
  overRating: ['mean of score minus course rating', 'means of score minus course rating'],
};

/**
 * The rule of a qualifier as everybody reads it, written from the answers (TEAM-08). Parts with a question lead to their
 * answer in the form.
 */
export function sentenceOf(answers: QualifierAnswers, nameOf: Names): readonly SentencePart[] {
  const { name, rounds, placesByScore, picks, rule, ties, entrants, entryUntil, words } = answers;
  const plain = (text: string): SentencePart => ({ text, question: null });
  const exempt = entrants.filter(({ exemption }) => exemption !== null).map(({ entrantId }) => nameOf(entrantId));
  const open = Math.max(0, placesByScore - exempt.length);
  const event = name === '' ? 'an event' : /^the /i.test(name) ? name : `the ${name}`;
  const first: readonly SentencePart[] = [
    { text: `${capital(numberWord(rounds.length))} round${rounds.length === 1 ? '' : 's'}`, question: 'rounds' },
    plain(' for '),
    { text: event, question: 'event' },
    plain(`${coursesText(answers)}, ${daysText(rounds.map(({ playedOn }) => playedOn))}. `),
  ];
  const by = placesText(open, picks, rule);
  const isPlural = open + picks !== 1;
  const places: readonly SentencePart[] =
    exempt.length === 0
      ? [{ text: capital(by), question: 'places' }, plain(isPlural ? ' travel. ' : ' travels. ')]
      : [
          { text: `${listed(exempt)} ${exempt.length === 1 ? 'is' : 'are'} exempt`, question: 'places' },
          plain('; '),
          { text: by, question: 'places' },
          plain(isPlural ? ' travel too. ' : ' travels too. '),
        ];
  return [
    ...first,
    ...places,
    plain('A tie goes to '),
    { text: tiesText(ties), question: 'rule' },
    plain(`.${entryUntil === null ? '' : ` Entry until ${formatDay(entryUntil)}.`}${words === '' ? '' : ` ${words}`}`),
  ];
}

/** 'the four best totals to par and one pick'. */
function placesText(open: Int, picks: Int, { measure, bestOf }: RankingRule): string {
  const [one, many] = measureNames[measure];
  const of = bestOf === null ? '' : ` of each player’s best ${bestOf === 1 ? 'round' : `${numberWord(bestOf)} rounds`}`;
  const byScore = open === 0 ? '' : open === 1 ? `the best ${one}${of}` : `the ${numberWord(open)} best ${many}${of}`;
  const byPick = picks === 0 ? '' : `${numberWord(picks)} pick${picks === 1 ? '' : 's'}`;
  return listed([byScore, byPick].filter((text) => text !== '')) || 'nobody else';
}

/** ' at Pine Hollow', or ', two at Pine Hollow and one at Lakeshore Links'. */
function coursesText({ rounds }: QualifierAnswers): string {
  const names = rounds.map(({ courses: [course] }) => course?.name ?? '');
  const counts = [...Map.groupBy(names, (name) => name)];
  const [only] = counts;
  if (names.includes('')) return '';
  if (only !== undefined && counts.length === 1) return ` at ${only[0]}`;
  return `, ${listed(counts.map(([name, all]) => `${numberWord(all.length)} at ${name}`))}`;
}

/** What a later change of the answers says below the sentence (TEAM-09). */
export function differenceText(before: QualifierAnswers, after: QualifierAnswers, nameOf: Names): string {
  const { entrants } = after;
  const roundTexts = after.rounds.flatMap((round, index) => {
    const old = before.rounds[index];
    const courseNames = round.courses.map(({ name, tee }) => `${name}, ${tee}`);
    const at = `round ${index + 1}`;
    if (old === undefined) return [`${at} on ${formatDay(round.playedOn)} at ${courseNames.join(' or ')}`];
    const oldNames = old.courses.map(({ name, tee }) => `${name}, ${tee}`);
    const keepsCourses = oldNames.every((name) => courseNames.includes(name));
    const added = courseNames.filter((name) => !oldNames.includes(name));
    const isRated = !isSame(old.courses, round.courses);
    return [
      ...(old.playedOn === round.playedOn ? [] : [`${at} on ${formatDay(round.playedOn)}`]),
      ...(keepsCourses ? added.map((name) => `${at} also at ${name}`) : [`${at} at ${courseNames.join(' or ')}`]),
      ...(keepsCourses && added.length === 0 && isRated ? [`${at} with ${courseFigures(round.courses)}`] : []),
    ];
  });
  const gone = before.rounds
    .slice(after.rounds.length)
    .map((_, index) => `no round ${after.rounds.length + index + 1}`);
  const wasExempt = new Map(before.entrants.map((entrant) => [entrant.entrantId, entrant.exemption !== null]));
  const people = entrants.flatMap(({ entrantId, exemption }) => {
    const was = wasExempt.get(entrantId);
    if (was === undefined) return [`${nameOf(entrantId)} may play${exemption === null ? '' : ' and is exempt'}`];
    if (was === (exemption !== null)) return [];
    return [`${nameOf(entrantId)} is ${was ? 'no longer ' : ''}exempt`];
  });
  const left = before.entrants
    .filter(({ entrantId }) => !entrants.some((entrant) => entrant.entrantId === entrantId))
    .map(({ entrantId }) => `${nameOf(entrantId)} does not play`);
  const isKept = (key: keyof QualifierAnswers) => isSame(before[key], after[key]);
  const arePlacesSame = isKept('placesByScore') && isKept('picks') && isKept('rule');
  const rules = [
    ...(isKept('name') ? [] : [`for the ${after.name}`]),
    ...(arePlacesSame ? [] : [`${placesText(after.placesByScore, after.picks, after.rule)} travel`]),
    ...(isKept('ties') ? [] : [`a tie goes to ${tiesText(after.ties)}`]),
    ...(isKept('entryUntil')
      ? []
      : [after.entryUntil === null ? 'entry without a last day' : `entry until ${formatDay(after.entryUntil)}`]),
    ...(isKept('words') ? [] : [after.words === '' ? 'no further rules' : after.words]),
  ];
  return [...roundTexts, ...gone, ...people, ...left, ...rules].join('; ');
}

const courseFigures = (courses: QualifierAnswers['rounds'][number]['courses']): string =>
  courses
    .map(({ name, par, rating }) => `${name} par ${par}${rating === null ? '' : `, rating ${rating.toFixed(1)}`}`)
    .join(' and ');
