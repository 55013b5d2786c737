import { type AccountId, accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import {
  changeQualifier,
  openQualifier,
  type Outcome,
  type OwnRound,
  type Qualifier,
  type QualifierAnswers,
  type QualifierChange,
  type QualifierCourse,
  readTyped,
} from '../qualifier/index.ts';

export const coach: AccountId = accountIdOf(900);
const at = '2026-10-05T12:00:00.000Z';
export const days = ['2026-10-05', '2026-10-06', '2026-10-08'].map(calendarDay);

export const pineHollow: QualifierCourse = {
  courseId: 'pine',
  name: 'Pine Hollow',
  tee: 'White',
  par: 72,
  rating: 74.6,
};
export const lakeshore: QualifierCourse = {
  courseId: 'lake',
  name: 'Lakeshore Links',
  tee: 'Blue',
  par: 72,
  rating: 72.9,
};
export const knollwood: QualifierCourse = { courseId: 'knoll', name: 'Knollwood', tee: 'Black', par: 72, rating: 75.4 };

/** The id of an entrant is the name in these tests; its account is a number by the order of the list. */
export const answersWith = (names: readonly string[], changed: Partial<QualifierAnswers> = {}): QualifierAnswers => ({
  name: 'Prairie Classic',
  tournamentId: null,
  entrants: names.map((name, index) => ({
    entrantId: name,
    accountId: accountIdOf(index + 1),
    guestName: null,
    exemption: null,
  })),
  entryUntil: null,
  rounds: [pineHollow, lakeshore, pineHollow].map((course, index) => ({
    playedOn: days[index] ?? calendarDay('2026-10-09'),
    courses: [course],
  })),
  placesByScore: 4,
  picks: 1,
  rule: { measure: 'toPar', bestOf: null },
  ties: ['lastRound', 'lastNine'],
  words: '',
  ...changed,
});

/** @throws Error if it was refused */
function qualifierOf(outcome: Outcome): Qualifier {
  if (outcome.qualifier === undefined) throw new Error(outcome.refusal);
  return outcome.qualifier;
}

export const opened = (answers: QualifierAnswers): Qualifier => qualifierOf(openQualifier(answers, { by: coach, at }));

type Change = QualifierChange extends infer One
  ? One extends QualifierChange
    ? Omit<One, 'by' | 'at' | 'today'>
    : never
  : never;

export const tryChange = (qualifier: Qualifier, change: Change): Outcome =>
  changeQualifier(qualifier, { today: days[0], ...change, by: coach, at } as QualifierChange);

export const changed = (qualifier: Qualifier, change: Change): Qualifier => qualifierOf(tryChange(qualifier, change));

/** Types the scores of players by round, as a coach types them; '' for none. A letter K before a score is another course. */
export function withScores(qualifier: Qualifier, typed: Readonly<Record<string, readonly string[]>>): Qualifier {
  const scores = Object.entries(typed).flatMap(([entrantId, texts]) =>
    texts.flatMap((text, round) => {
      const result = readTyped(text.replace('K', ''), 72);
      return result === null ? [] : [{ entrantId, round, course: text.startsWith('K') ? 1 : 0, result }];
    }),
  );
  return changed(qualifier, { kind: 'scores', scores, reason: null });
}

/** A player's own round of the last day at Pine Hollow, among those of the players whose rounds are read. */
export const ownRound = (
  accountId: number,
  changes: Partial<OwnRound> = {},
): readonly [AccountId, readonly OwnRound[]] => [
  accountIdOf(accountId),
  [
    {
      ...{
        roundId: `r${accountId}`,
        playedOn: days[2] as OwnRound['playedOn'],
        courseId: 'pine',
        courseName: 'Pine Hollow',
        tee: 'White',
        rating: 74.6,
      },
      ...{ strokes: 74, par: 72, thru: 18, isFinished: true, lastNine: 37 },
      ...changes,
    },
  ],
];
