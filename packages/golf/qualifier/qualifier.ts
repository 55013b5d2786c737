import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';

/** The states of a qualifier, in their only order (TEAM-09). */
export const qualifierStates = ['open', 'playing', 'closed', 'selected'] as const;
export type QualifierState = (typeof qualifierStates)[number];

/** What is added up: strokes over par, or strokes over the course rating (TEAM-08). */
export const measures = ['toPar', 'overRating'] as const;
export type Measure = (typeof measures)[number];

/** What decides between equal totals before the coach does. */
export const tieBreaks = ['lastRound', 'lastNine', 'bestRound'] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** How players are ranked. The mean over the rating is ranked by its sum, because all who have a place have as many rounds. */
export type RankingRule = {
  readonly measure: Measure;
  /** The number of each player's best rounds that count; null for all rounds. */
  readonly bestOf: Int | null;
};

export const MAX_ROUNDS = 6;

/** Where a round is played, of 18 holes. */
export type QualifierCourse = {
  readonly courseId: string | null;
  readonly name: string;
  readonly tee: string;
  readonly par: Int;
  readonly rating: number | null;
};

export type QualifierRound = {
  readonly playedOn: CalendarDay;
  /** The course of the round, then others on which some play it. */
  readonly courses: readonly QualifierCourse[];
};

/** Somebody who may play. The name of an account is not stored, because the account can end (TEAM-22). */
export type Entrant = {
  readonly entrantId: string;
  /** Null for a guest, and after the account has ended. */
  readonly accountId: AccountId | null;
  /** The name of somebody without an account. */
  readonly guestName: string | null;
  /** Why the player takes a place by score without qualifying for it; null for everybody else. */
  readonly exemption: string | null;
};

/** What the coach answers to start a qualifier; all of its rules follow from it (TEAM-08). */
export type QualifierAnswers = {
  /** The name of the event, which is the qualifier's name. */
  readonly name: string;
  /** The event of the players' schedules; null for none. */
  readonly tournamentId: string | null;
  readonly entrants: readonly Entrant[];
  /** The last day on which a coach takes entries; null for none. */
  readonly entryUntil: CalendarDay | null;
  readonly rounds: readonly QualifierRound[];
  /** Places by score, those of exempt players among them. */
  readonly placesByScore: Int;
  readonly picks: Int;
  readonly rule: RankingRule;
  readonly ties: readonly TieBreak[];
  /** Further rules in the coach's words; '' for none. */
  readonly words: string;
};

/** What a coach types for a round. */
export type TypedResult =
  | { readonly kind: 'score'; readonly strokes: Int }
  /** Did not finish; played without returning a card; could not play for a reason that the coach accepts. */
  | { readonly kind: 'withdrawn' | 'noCard' | 'excused' };

/** A player's own round, as far as a qualifier needs it. */
export type CardValue = {
  readonly roundId: string;
  /** The sum of the holes that have a score. */
  readonly strokes: Int;
  readonly par: Int;
  readonly thru: Int;
  readonly isFinished: boolean;
  /** Strokes of the last nine holes in the order of play; null where one has no score. */
  readonly lastNine: Int | null;
  /** Whether the player has deleted the round since; the score stays. */
  readonly isWithdrawn: boolean;
};

/** The holes of a round in a qualifier. */
export const HOLES = 18;

/** A player's card as one phone keeps it, for whoever is in its group (TEAM-31). */
export type PhoneCard = Done & {
  /** The phone's own id of the cards that it keeps: two phones never overwrite each other. */
  readonly phoneId: string;
  /** Grows with each tap, so that an older state which arrives late changes nothing. */
  readonly taps: Int;
  /** Of 18 holes; null for one without a score. */
  readonly strokes: readonly (Int | null)[];
  /** Whether the player stopped before the last hole (WD). */
  readonly isWithdrawn: boolean;
  /** What the player said of it on this phone; null for nothing yet. */
  readonly answer: CardAnswer | null;
};

/** Whether a card is right, and if not, the player's own number at a hole. */
export type CardAnswer = {
  readonly isRight: boolean;
  readonly hole: { readonly hole: Int; readonly strokes: Int } | null;
};

/** The score of a hole as a coach has typed or decided it. */
type SettledHole = Done & {
  readonly hole: Int;
  readonly strokes: Int;
  /** What phones said then: another value that arrives afterwards opens the hole again. */
  readonly over: readonly Int[];
};

/** A round hole by hole, from phones and from the desk. Hole scores of a qualifier belong to the qualifier. */
export type KeptRound = {
  /** Of 18 holes. */
  readonly pars: readonly Int[];
  /** In the order in which the phones began. */
  readonly cards: readonly PhoneCard[];
  readonly settled: readonly SettledHole[];
  /** What phones sent after the qualifier was closed, which moves nobody. */
  readonly later: readonly PhoneCard[];
};

/** What a player says of the own score. */
export type ScoreAnswer = {
  readonly isRight: boolean;
  /** The player's own number. */
  readonly says: Int | null;
  readonly at: string;
  /** The hole that is not right, and the player's own number there; absent where only the total is known. */
  readonly hole?: CardAnswer['hole'];
};

/** Where the score of a round comes from: the player's own round, cards that phones keep, a total that a coach types. */
export const scoreSources = ['card', 'kept', 'typed'] as const;
export type ScoreSource = (typeof scoreSources)[number];

/** The score of a player in a round, from each source that has one (TEAM-31). */
export type QualifierCell = {
  readonly entrantId: string;
  /** Index of the round. */
  readonly round: Int;
  /** The course that was played, as its index in the round's list of courses. */
  readonly course: Int;
  readonly card: CardValue | null;
  /** Absent where nobody keeps the round hole by hole. */
  readonly kept?: KeptRound;
  readonly typed: { readonly result: TypedResult; readonly by: AccountId | null; readonly at: string } | null;
  /** The source that a coach has chosen where two differ; null until then. */
  readonly official: ScoreSource | null;
  readonly answer: ScoreAnswer | null;
  /** The card as the player changed it after the qualifier was closed, which moves nobody. */
  readonly laterCard: CardValue | null;
};

export type CoachPick = {
  readonly entrantId: string;
  readonly reason: string;
  /** Whether the player reads the reason. */
  readonly isTold: boolean;
};

/** Who travels (TEAM-12). */
export type Squad = {
  /** Exempt players, and those by score. */
  readonly byScore: readonly string[];
  /** Players with a place by score who do not travel. */
  readonly leftOut: readonly { readonly entrantId: string; readonly reason: string }[];
  readonly picks: readonly CoachPick[];
  /** In the order in which they would travel. */
  readonly alternates: readonly string[];
  /** What the coach says to single players, who alone read it. */
  readonly words: readonly { readonly entrantId: string; readonly text: string }[];
};

/** Who did something, and when as an ISO text. The author is null after the account has ended. */
export type Done = { readonly by: AccountId | null; readonly at: string };

/** A change of a frozen rule or of a closed score; none is ever removed (TEAM-09). */
export type LoggedChange = Done & { readonly reason: string } & (
    | { readonly kind: 'answers'; readonly answers: QualifierAnswers }
    | {
        readonly kind: 'score';
        readonly entrantId: string;
        readonly round: Int;
        readonly before: TypedResult | null;
        readonly after: TypedResult | null;
      }
  );

/** Players who play together, and where they begin. */
export type TeeGroup = {
  /** '09:20' */
  readonly time: string;
  /** The hole on which the group begins, by index: 0 but for a shotgun start. */
  readonly hole: Int;
  readonly entrantIds: readonly string[];
};

export type Qualifier = {
  readonly state: QualifierState;
  readonly opened: Done;
  /** The answers that the first score froze; the sentence that everybody reads is written from them. */
  readonly told: QualifierAnswers;
  readonly changes: readonly LoggedChange[];
  readonly cells: readonly QualifierCell[];
  readonly closed: Done | null;
  /** As it was confirmed. */
  readonly squad: (Done & Squad) | null;
  readonly squadChanges: readonly (Done & Squad & { readonly reason: string })[];
  /** Whether people outside of the team read the board (TEAM-23). */
  readonly isPublished: boolean;
  /** The tee sheet of each round that has one; absent until a coach makes the first (TEAM-32). */
  readonly teeSheets?: readonly (Done & { readonly round: Int; readonly groups: readonly TeeGroup[] })[];
  /** Why a qualifier with scores was put away; its scores stay. Absent while it is in the list. */
  readonly archived?: (Done & { readonly reason: string }) | null;
};

/** The answers in force: those that everybody was told, with all later changes. */
export const answersOf = ({ told, changes }: Pick<Qualifier, 'told' | 'changes'>): QualifierAnswers =>
  changes.findLast((change) => change.kind === 'answers')?.answers ?? told;

/** Who travels now: the confirmed squad with its last change; null before it is confirmed. */
export const squadOf = ({ squad, squadChanges }: Qualifier): (Done & Squad) | null => squadChanges.at(-1) ?? squad;

/** The accounts of those who travel, by score and then by pick; empty before a squad is confirmed. */
export function travellersOf(qualifier: Qualifier): readonly AccountId[] {
  const squad = squadOf(qualifier);
  const ids = squad === null ? [] : [...squad.byScore, ...squad.picks.map(({ entrantId }) => entrantId)];
  const { entrants } = answersOf(qualifier);
  return ids.flatMap((id) => entrants.find(({ entrantId }) => entrantId === id)?.accountId ?? []);
}

export const cellOf = ({ cells }: Pick<Qualifier, 'cells'>, entrantId: string, round: Int): QualifierCell | undefined =>
  cells.find((cell) => cell.entrantId === entrantId && cell.round === round);
