import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { formatDay, plural, scoreToPar } from '../format/index.ts';
import { type Int, isSame } from '../model/index.ts';
import { type Boards, boardsOf } from './board.ts';
import { type CardView, cardViewOf } from './card-view.ts';
import { countedResult, countingSource, courseOf, isDisputed, startedRounds } from './counted-result.ts';
import { finalPlaces, isTiedLine } from './places-by-score.ts';
import { type OfferedRound, offeredRoundOf } from './offered-round.ts';
import { type OwnLine, ownLineOf } from './own-line.ts';
import {
  answersOf,
  type CoachPick,
  type Qualifier,
  type QualifierAnswers,
  type QualifierCell,
  type QualifierState,
  type Squad,
  squadOf,
  type TeeGroup,
} from './qualifier.ts';
import { differenceText, listed, type Names, numberWord, type SentencePart, sentenceOf } from './sentence.ts';
import { typedText } from './typed-result.ts';

/**
 * Who reads a qualifier: a coach everything, a member of the team the board and the own line, a guardian of one the board,
 * others the board once it is published.
 */
export type QualifierReader =
  | { readonly kind: 'coach' }
  /** Null for a member who is not in the qualifier. */
  | { readonly kind: 'player'; readonly entrantId: string | null }
  | { readonly kind: 'guardian' }
  | { readonly kind: 'public' };

export type QualifierNames = {
  readonly nameOf: Names;
  /** The first name, or the whole one where two share it. */
  readonly shortNameOf: Names;
  readonly authorOf: (by: AccountId | null) => string;
};

type Said = { readonly byName: string; readonly at: string };

/** A score as a coach types and decides it. */
type DeskCell = Omit<QualifierCell, 'typed' | 'kept' | 'answer'> & {
  readonly typed: (Said & { readonly result: NonNullable<QualifierCell['typed']>['result'] }) | null;
  readonly keptCard: CardView | null;
  readonly answer: { readonly isRight: boolean; readonly says: Int | null } | null;
  readonly isDisputed: boolean;
};

/** A score that a player can say 'Right' or 'Not right' of. */
type OwnScore = {
  readonly round: Int;
  /** '74', or '74, typed by Dana Whitfield'. */
  readonly text: string;
  readonly answer: 'right' | 'notRight' | null;
  /** The card that somebody keeps hole by hole; null for any other score. */
  readonly card: CardView | null;
  /** The card that others have kept, for the own rounds; null where there is none, or an own round counts. */
  readonly offer: OfferedRound | null;
};

/** What coaches alone read. */
export type QualifierDesk = {
  readonly answers: QualifierAnswers;
  readonly cells: readonly DeskCell[];
  readonly squad: (Said & Squad) | null;
  /** The squad filled in by score, as long as none is confirmed; null before the qualifier is closed. */
  readonly proposal: {
    readonly byScore: readonly string[];
    readonly tied: readonly string[];
    readonly alternates: readonly string[];
  } | null;
};

/** A qualifier as its reader sees it. */
export type QualifierView = {
  readonly name: string;
  readonly state: QualifierState;
  /** 'Round 3 of 3 at Pine Hollow. 4 by score, 1 pick.' */
  readonly subtitle: string;
  readonly isPublished: boolean;
  /** Groups by round, for the team alone (TEAM-32). */
  readonly teeSheets: readonly { readonly round: Int; readonly groups: readonly TeeGroup[] }[];
  /** Why coaches have put it away; null while it is in the list. */
  readonly archived: (Said & { readonly reason: string }) | null;
  readonly sentence: readonly SentencePart[];
  /** Changes of the rule and of closed scores and squads, oldest first. */
  readonly changes: readonly (Said & { readonly text: string; readonly reason: string })[];
  readonly boards: Boards;
  /** Who travels, once confirmed; null before. */
  readonly travels:
    | (Said & {
        readonly byScore: readonly string[];
        readonly picks: readonly string[];
        readonly alternates: readonly string[];
      })
    | null;
  readonly ownLine: OwnLine | null;
  readonly ownScores: readonly OwnScore[];
  readonly desk: QualifierDesk | null;
};

/** What a reader sees of a qualifier; reasons of picks and words to players are never in the view of anybody else. */
export function qualifierView(
  qualifier: Qualifier,
  reader: QualifierReader,
  { nameOf, shortNameOf, authorOf }: QualifierNames,
  today: CalendarDay,
): QualifierView {
  const answers = answersOf(qualifier);
  const squad = squadOf(qualifier);
  const own = reader.kind === 'player' ? reader.entrantId : null;
  const said = ({ by, at }: { readonly by: AccountId | null; readonly at: string }): Said => ({
    byName: authorOf(by),
    at,
  });
  return {
    name: answers.name,
    state: qualifier.state,
    subtitle: subtitleOf(qualifier, today),
    isPublished: qualifier.isPublished,
    teeSheets: reader.kind === 'public' ? [] : teeSheetsOf(qualifier),
    archived:
      qualifier.archived == null || reader.kind === 'public'
        ? null
        : { ...said(qualifier.archived), reason: qualifier.archived.reason },
    sentence: sentenceOf(qualifier.told, nameOf),
    changes:
      reader.kind === 'public'
        ? []
        : changesOf(qualifier, nameOf).map(({ text, reason, ...done }) => ({ ...said(done), text, reason })),
    boards: boardsOf(qualifier, { nameOf, shortNameOf }, today),
    travels:
      squad === null
        ? null
        : {
            ...said(squad),
            ...{ byScore: squad.byScore, alternates: squad.alternates },
            picks: squad.picks.map(({ entrantId }: CoachPick) => entrantId),
          },
    ownLine: own === null ? null : ownLineOf(qualifier, own, nameOf),
    ownScores: own === null ? [] : ownScoresOf(qualifier, own, authorOf),
    desk: reader.kind === 'coach' ? deskOf(qualifier, said, authorOf) : null,
  };
}

/** The groups of each round; whoever no longer plays is left out. */
function teeSheetsOf(qualifier: Qualifier): QualifierView['teeSheets'] {
  const { entrants, rounds } = answersOf(qualifier);
  const isEntrant = (id: string) => entrants.some(({ entrantId }) => entrantId === id);
  return (qualifier.teeSheets ?? [])
    .filter(({ round }) => round < rounds.length)
    .map(({ round, groups }) => ({
      round,
      groups: groups.map((group) => ({ ...group, entrantIds: group.entrantIds.filter(isEntrant) })),
    }));
}

type SaidBy = (done: { readonly by: AccountId | null; readonly at: string }) => Said;

function deskOf(qualifier: Qualifier, said: SaidBy, authorOf: QualifierNames['authorOf']): QualifierDesk {
  const squad = squadOf(qualifier);
  return {
    answers: answersOf(qualifier),
    cells: qualifier.cells.map((cell) => deskCellOf(cell, said, authorOf)),
    squad: squad === null ? null : { ...said(squad), ...squadAlone(squad) },
    proposal: qualifier.state === 'closed' ? proposalOf(qualifier) : null,
  };
}

function deskCellOf(cell: QualifierCell, said: SaidBy, authorOf: QualifierNames['authorOf']): DeskCell {
  const { entrantId, round, course, card, typed, official, answer, laterCard } = cell;
  return {
    ...{ entrantId, round, course, card, official, laterCard },
    typed: typed === null ? null : { ...said(typed), result: typed.result },
    keptCard: cardViewOf(cell, authorOf),
    answer: answer === null ? null : { isRight: answer.isRight, says: answer.says },
    isDisputed: isDisputed(cell),
  };
}

const squadAlone = ({ byScore, leftOut, picks, alternates, words }: Squad): Squad => ({
  ...{ byScore, leftOut, picks, alternates, words },
});

/** The places by score filled in, and the next three as alternates. */
export function proposalOf(qualifier: Qualifier): NonNullable<QualifierDesk['proposal']> {
  const { ranking, exempt, sure, line } = finalPlaces(qualifier);
  const byScore = [...exempt, ...sure];
  const tied = line !== null && isTiedLine(line) ? line.holders : [];
  const rest = ranking.ranked.map(({ entrantId }) => entrantId).filter((id) => ![...byScore, ...tied].includes(id));
  return { byScore, tied, alternates: rest.slice(0, 3) };
}

/** 'Round 3 of 3 at Pine Hollow. 4 by score, 1 pick.' */
function subtitleOf(qualifier: Qualifier, today: CalendarDay): string {
  const { rounds, placesByScore, picks } = answersOf(qualifier);
  const places = `${placesByScore} by score${picks === 0 ? '' : `, ${plural(picks, 'pick')}`}.`;
  const index = startedRounds(qualifier).at(-1) ?? -1;
  const course = (round: Int) => rounds[round]?.courses[0]?.name ?? '';
  if (qualifier.state === 'selected') return `The squad is confirmed. ${places}`;
  if (qualifier.state === 'closed')
    return `Closed after ${numberWord(rounds.length)} round${rounds.length === 1 ? '' : 's'}. ${places}`;
  if (index >= 0) return `Round ${index + 1} of ${rounds.length} at ${course(index)}. ${places}`;
  const day = rounds[0]?.playedOn ?? today;
  return `Round 1 is on ${day === today ? 'this day' : formatDay(day)} at ${course(0)}. ${places}`;
}

function changesOf(qualifier: Qualifier, nameOf: Names) {
  let before = qualifier.told;
  const ofRule = qualifier.changes.map(({ by, at, reason, ...change }) => {
    if (change.kind === 'score') {
      const text = (result: typeof change.before) => (result === null ? 'nothing' : typedText(result));
      const round = `${nameOf(change.entrantId)}, round ${change.round + 1}`;
      return { by, at, reason, text: `${round}: ${text(change.before)} is now ${text(change.after)}` };
    }
    const text = differenceText(before, change.answers, nameOf);
    before = change.answers;
    return { by, at, reason, text };
  });
  let squad = qualifier.squad;
  const ofSquad = qualifier.squadChanges.map((changed) => {
    const text = squadDifference(squad ?? changed, changed, nameOf);
    squad = changed;
    return { by: changed.by, at: changed.at, reason: changed.reason, text };
  });
  return [...ofRule, ...ofSquad];
}

const travellersOf = ({ byScore, picks }: Squad): readonly string[] => [
  ...byScore,
  ...picks.map(({ entrantId }) => entrantId),
];

/** 'Grace Okonkwo travels; Hanna Lindqvist does not' */
function squadDifference(before: Squad, after: Squad, nameOf: Names): string {
  const [was, is] = [travellersOf(before), travellersOf(after)];
  const texts = [
    ...is.filter((id) => !was.includes(id)).map((id) => `${nameOf(id)} travels`),
    ...was.filter((id) => !is.includes(id)).map((id) => `${nameOf(id)} does not travel`),
  ];
  return texts.length === 0 ? 'the same players travel' : texts.join('; ');
}

function ownScoresOf(
  qualifier: Qualifier,
  entrantId: string,
  authorOf: QualifierNames['authorOf'],
): readonly OwnScore[] {
  return qualifier.cells
    .filter((cell) => cell.entrantId === entrantId)
    .toSorted((a, b) => a.round - b.round)
    .map((cell) => {
      const { round, typed, answer } = cell;
      const result = countedResult(
        qualifier,
        entrantId,
        round,
        answersOf(qualifier).rounds[round]?.playedOn as CalendarDay,
      );
      const source = countingSource(cell);
      const by =
        source === 'typed' && typed !== null
          ? `, typed by ${authorOf(typed.by)}`
          : source === 'kept'
            ? keptBy(cell, authorOf)
            : ', your card';
      const text =
        result.kind === 'score'
          ? `${result.strokes} (${scoreToPar(result.toPar)})`
          : result.kind === 'running'
            ? `${scoreToPar(result.toPar)} thru ${result.thru}`
            : result.kind === 'withdrawn'
              ? typedText({ kind: 'withdrawn' })
              : typed === null
                ? ''
                : typedText(typed.result);
      const course = courseOf(qualifier, entrantId, round).name;
      return {
        round,
        text: `Round ${round + 1} at ${course}: ${text}${by}`,
        answer: answer === null ? null : answer.isRight ? ('right' as const) : ('notRight' as const),
        card: source === 'kept' ? cardViewOf(cell, authorOf) : null,
        offer: offeredRoundOf(qualifier, cell),
      };
    });
}

/** ', kept by Noa Adeyemi', or that coaches have typed the holes. */
function keptBy({ kept }: QualifierCell, authorOf: QualifierNames['authorOf']): string {
  const keepers = [...new Set(kept?.cards.map(({ by }) => authorOf(by)) ?? [])];
  return keepers.length === 0 ? ', typed hole by hole' : `, kept by ${listed(keepers)}`;
}

/** The players who are told of a change of the squad: those whom it moves (TEAM-12). */
export function movedBy(before: Qualifier, after: Qualifier, nameOf: Names): readonly string[] {
  return answersOf(after)
    .entrants.map(({ entrantId }) => entrantId)
    .filter((id) => !isSame(ownLineOf(before, id, nameOf), ownLineOf(after, id, nameOf)));
}
