import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { formatDay } from '../format/index.ts';
import { type Int, isSame } from '../model/index.ts';
import { answersProblem } from './answers-problem.ts';
import { changeScores, type ScoreEntry } from './change-scores.ts';
import { isRunning, sourceText } from './counted-result.ts';
import type { Outcome } from './outcome.ts';
import { joinCards } from './join-cards.ts';
import { changeHoles, type HoleEntry, keepCards, type SentCard, withAnswer } from './keep-cards.ts';
import type { OwnRounds } from './own-round.ts';
import {
  answersOf,
  type CardAnswer,
  cellOf,
  type Done,
  type Qualifier,
  type QualifierAnswers,
  type ScoreSource,
  type Squad,
  squadOf,
  type TeeGroup,
} from './qualifier.ts';
import { squadProblem } from './squad-problem.ts';
import { teeSheetProblem } from './tee-sheet.ts';

/** A change of a qualifier by a person whose right to make it was checked. */
export type QualifierChange = Done & { readonly by: AccountId } & (
    | {
        readonly kind: 'answers';
        readonly answers: QualifierAnswers;
        readonly reason: string | null;
        /** Where the coach is, for the last day of entry. */
        readonly today: CalendarDay;
      }
    | { readonly kind: 'scores'; readonly scores: readonly ScoreEntry[]; readonly reason: string | null }
    /** A coach decides which of two values counts. */
    | { readonly kind: 'decide'; readonly entrantId: string; readonly round: Int; readonly official: ScoreSource }
    /** A phone sends the cards that it keeps, as they are now. */
    | { readonly kind: 'keep'; readonly phoneId: string; readonly taps: Int; readonly cards: readonly SentCard[] }
    /** A coach types holes, or decides which of two values counts there. */
    | { readonly kind: 'holes'; readonly holes: readonly HoleEntry[] }
    /** The player says of the own score whether it is right. */
    | {
        readonly kind: 'answer';
        readonly entrantId: string;
        readonly round: Int;
        readonly isRight: boolean;
        readonly says: Int | null;
        readonly hole: CardAnswer['hole'];
      }
    | { readonly kind: 'close' }
    /** Confirms the squad, or changes a confirmed one for a reason. */
    | { readonly kind: 'squad'; readonly squad: Squad; readonly reason: string | null }
    | { readonly kind: 'publish'; readonly isPublished: boolean }
    /** Stores the groups of a round; none takes them back. */
    | { readonly kind: 'teeSheet'; readonly round: Int; readonly groups: readonly TeeGroup[] }
    /** Puts a qualifier away, or with null back into the list. */
    | { readonly kind: 'archive'; readonly reason: string | null }
  );

const refused = (refusal: string): Outcome => ({ refusal });

/** A new qualifier; refused with a sentence if its answers cannot be used. */
export function openQualifier(answers: QualifierAnswers, opened: Done): Outcome {
  const problem = answersProblem(answers);
  if (problem !== null) return refused(problem);
  return {
    qualifier: {
      ...{ state: 'open', opened, told: answers, changes: [], cells: [] },
      ...{ closed: null, squad: null, squadChanges: [], isPublished: false },
    },
  };
}

/**
 * The only way in which a qualifier changes. Its state never goes back. Before the first score the answers are replaced;
 * after it each change of them needs a reason and is added, and so is each change of a closed score and of a confirmed
 * squad (TEAM-09, TEAM-12).
 */
export function changeQualifier(qualifier: Qualifier, change: QualifierChange): Outcome {
  const { state } = qualifier;
  switch (change.kind) {
    case 'answers':
      return changeAnswers(qualifier, change);
    case 'scores':
      if (state === 'selected') return refused('The squad is confirmed: scores no longer change.');
      if (state === 'closed' && isBlank(change.reason)) {
        return refused('The qualifier is closed: say why the score changes.');
      }
      return changeScores(qualifier, change, afterScore);
    case 'decide': {
      if (state === 'selected') return refused('The squad is confirmed: scores no longer change.');
      const cell = cellOf(qualifier, change.entrantId, change.round);
      if (cell === undefined || sourceText(cell, change.official) === null)
        return refused('This round has no such score.');
      return { qualifier: withCell(qualifier, { ...cell, official: change.official, answer: null }) };
    }
    case 'answer': {
      const cell = cellOf(qualifier, change.entrantId, change.round);
      if (cell === undefined) return refused('There is no score of this round yet.');
      if (state === 'selected') return refused('The squad is confirmed: tell your coach.');
      return { qualifier: withCell(qualifier, withAnswer(cell, change, change.at)) };
    }
    case 'keep':
      return keepCards(qualifier, change, afterScore);
    case 'holes':
      if (qualifier.closed !== null) return refused('The qualifier is closed: change the total, with a reason.');
      return changeHoles(qualifier, change, afterScore);
    case 'close':
      return close(qualifier, change);
    case 'squad':
      return selectSquad(qualifier, change);
    case 'publish':
      return { qualifier: { ...qualifier, isPublished: change.isPublished } };
    case 'teeSheet': {
      const { round, groups, by, at } = change;
      const problem = teeSheetProblem(qualifier, round, groups);
      if (problem !== null) return refused(problem);
      const others = (qualifier.teeSheets ?? []).filter((sheet) => sheet.round !== round);
      return { qualifier: { ...qualifier, teeSheets: [...others, { round, groups, by, at }] } };
    }
    case 'archive': {
      const { reason, by, at } = change;
      if (reason !== null && isBlank(reason)) return refused('Say why it is archived: the reason stands beside it.');
      return { qualifier: { ...qualifier, archived: reason === null ? null : { by, at, reason } } };
    }
  }
}

/**
 * The qualifier with the own rounds of its players, which join by themselves (TEAM-31); the same object if they change
 * nothing. The first one that joins freezes the rule.
 */
export function withOwnRounds(qualifier: Qualifier, rounds: OwnRounds): Qualifier {
  const cells = joinCards(qualifier, rounds);
  return cells === qualifier.cells ? qualifier : afterScore({ ...qualifier, cells });
}

/** A qualifier with a score is being played, until it is closed. */
const afterScore = (qualifier: Qualifier): Qualifier =>
  qualifier.state === 'open' && qualifier.cells.length > 0 ? { ...qualifier, state: 'playing' } : qualifier;

const isBlank = (reason: string | null): boolean => reason === null || reason.trim() === '';

const withCell = (qualifier: Qualifier, cell: Qualifier['cells'][number]): Qualifier => ({
  ...qualifier,
  cells: qualifier.cells.map((one) => (one.entrantId === cell.entrantId && one.round === cell.round ? cell : one)),
});

type ChangeOf<Kind extends QualifierChange['kind']> = Extract<QualifierChange, { readonly kind: Kind }>;

function changeAnswers(qualifier: Qualifier, { answers, reason, today, by, at }: ChangeOf<'answers'>): Outcome {
  const { state, cells, changes } = qualifier;
  if (state === 'closed' || state === 'selected')
    return refused('The qualifier is closed: its rule no longer changes.');
  const problem = answersProblem(answers) ?? lostProblem(qualifier, answers);
  if (problem !== null) return refused(problem);
  if (isSame(answers, answersOf(qualifier))) return { qualifier };
  const lateDay = lateEntryOf(answersOf(qualifier), answers, today);
  // What was logged once is never written over.
  if (cells.length === 0 && changes.length === 0 && lateDay === null) {
    return { qualifier: { ...qualifier, told: answers } };
  }
  if (reason === null || isBlank(reason)) {
    return refused(
      lateDay !== null
        ? `Entry ended on ${formatDay(lateDay)}: say why somebody enters after it. The reason stands below the rule.`
        : `${cells.length > 0 ? 'The first score is in' : 'The rule has changed before'}: say why this changes. The reason stands below the rule.`,
    );
  }
  return { qualifier: { ...qualifier, changes: [...qualifier.changes, { kind: 'answers', answers, reason, by, at }] } };
}

/** The last day of entry, if somebody enters after it. */
function lateEntryOf(before: QualifierAnswers, after: QualifierAnswers, today: CalendarDay): CalendarDay | null {
  const known = new Set(before.entrants.map(({ entrantId }) => entrantId));
  const isEntered = after.entrants.some(({ entrantId }) => !known.has(entrantId));
  return isEntered && before.entryUntil !== null && today > before.entryUntil ? before.entryUntil : null;
}

/** Why a qualifier cannot be deleted; null for one that was made by accident (TEAM-08). */
export const deletionProblem = ({ state, cells }: Qualifier): string | null =>
  state === 'open' && cells.length === 0 ? null : 'It has scores, which stay: archive it with a reason instead.';

/** Refuses answers that would drop a score: of a player, a round or a course. */
function lostProblem(qualifier: Qualifier, { entrants, rounds }: QualifierAnswers): string | null {
  const before = answersOf(qualifier);
  for (const { entrantId, round, course } of qualifier.cells) {
    const was = before.entrants.find((entrant) => entrant.entrantId === entrantId);
    const is = entrants.find((entrant) => entrant.entrantId === entrantId);
    if (is === undefined || is.accountId !== was?.accountId || is.guestName !== was.guestName) {
      return 'A player who has a score stays in the qualifier.';
    }
    const played = before.rounds[round]?.courses[course];
    if (!isSame(rounds[round]?.courses[course], played)) {
      return `Round ${round + 1} has scores at ${played?.name ?? 'its course'}: add the other course instead.`;
    }
  }
  return null;
}

function close(qualifier: Qualifier, { by, at }: ChangeOf<'close'>): Outcome {
  const { state, cells } = qualifier;
  if (state === 'open') return refused('There is no score yet.');
  if (state !== 'playing') return refused('The qualifier is closed already.');
  const running = cells.filter(isRunning).length;
  if (running > 0) {
    const who = running === 1 ? 'One player is' : `${running} players are`;
    return refused(`${who} still on the course: type a score, W or N there first.`);
  }
  return { qualifier: { ...qualifier, state: 'closed', closed: { by, at } } };
}

function selectSquad(qualifier: Qualifier, { squad, reason, by, at }: ChangeOf<'squad'>): Outcome {
  if (qualifier.closed === null) return refused('Close the qualifier first: then its order is final.');
  const problem = squadProblem(qualifier, squad);
  if (problem !== null) return refused(problem);
  const confirmed = squadOf(qualifier);
  if (confirmed === null) return { qualifier: { ...qualifier, state: 'selected', squad: { ...squad, by, at } } };
  if (reason === null || isBlank(reason)) return refused('The squad is confirmed: say why it changes.');
  const squadChanges = [...qualifier.squadChanges, { ...squad, by, at, reason }];
  return { qualifier: { ...qualifier, squadChanges } };
}
