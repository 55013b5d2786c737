// Engine types in replies. `npm run generate` writes a schema for each type to generated.ts.
import type {
  CoursePlan,
  HoleReport as GolfHoleReport,
  MeasuredShift,
  PlayerClubs,
  StrokeLevel,
  TypedClub,
} from '@strokebook/golf/aim';
import type {
  AssociatedPlayer as GolfAssociatedPlayer,
  RoundsTable as GolfRoundsTable,
  TeamComparison as GolfTeamComparison,
} from '@strokebook/golf/compare';
import type { OfficialIndex } from '@strokebook/golf/format';
import type { IndexReport as GolfIndexReport } from '@strokebook/golf/handicap';
import type { OverviewReport, PerformanceData } from '@strokebook/golf/overview';
import type { Results as GolfResults } from '@strokebook/golf/results';
import type {
  CardView,
  QualifierAnswers,
  QualifierCourse,
  QualifierState,
  QualifierView,
  RoundElsewhere,
} from '@strokebook/golf/qualifier';
import type { EventAnswers, EventBoard, SeasonRow, TeamPlace } from '@strokebook/golf/team-event';
import type { Absence, TeamRoom as GolfTeamRoom, TeamRow } from '@strokebook/golf/team';

import type { AccountId as GolfAccountId } from '@strokebook/golf/access';
import type { Int } from '@strokebook/golf/model';

export type { AccountId } from '@strokebook/golf/access';
export type { AimReport } from '@strokebook/golf/aim';
export type { CalendarDay } from '@strokebook/golf/calendar';
export type { Comparison, RoundOption } from '@strokebook/golf/compare';
export type {
  DriveCard,
  PlayingStyle,
  PuttCard,
  ScoringCard,
  ShotToGreenCard,
  StatProbability,
} from '@strokebook/golf/compare-cards';
export type { HoleGaps } from '@strokebook/golf/courses';
export type { FlagBits } from '@strokebook/golf/facts';
export type { CourseToPlay, LastRound, LiveCard, RoundEvent } from '@strokebook/golf/entry';
export type { OfficialIndex } from '@strokebook/golf/format';
export type { Form, Place } from '@strokebook/golf/form';
export type { RoundStrokes, ScorePosting, TeeOutlook } from '@strokebook/golf/handicap';
export type { HoleDrawing } from '@strokebook/golf/hole-drawing';
export type { Degrees, RoundSummary, Yards } from '@strokebook/golf/model';
export type { OverviewReport, StrengthsAndWeaknesses, StrokesGainedOfRound } from '@strokebook/golf/overview';
export type { AverageDifferential, HistoricalMetric, PastTournament } from '@strokebook/golf/results';
export type { BestTenCharts, FeaturedTournament, TournamentRecord } from '@strokebook/golf/tournaments';
export type { ScheduleEvent as ScheduleRow, SchedulePlayer } from '@strokebook/golf/schedule';
export type { RoundStory } from '@strokebook/golf/round-story';
export type { RoundCard } from '@strokebook/golf/scorecard';
export type { ClubGame, ScoreStory, SeasonReport, SeasonScores } from '@strokebook/golf/season';
export type { MappedRound } from '@strokebook/golf/shot-map';
export type { ResumeData } from '@strokebook/documents/resume-builder';
export type { LandingSeason } from '../landing-season.ts';

/** The stats of one selection of rounds. */
export type PerformanceStats = PerformanceData & Pick<OverviewReport, 'roundCount' | 'holeCount'>;

/** The estimated index of a player, and beside it the official one that the player typed (INDEX-10). */
export type IndexReport = GolfIndexReport & { readonly official: OfficialIndex | null };

/** A player to compare with (DATA-28). */
export type AssociatedPlayer = GolfAssociatedPlayer & {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Who wrote the note of an event or of a favorite round, if it was not the player, and when. */
type EventNoteAuthor = {
  readonly kind: 'round' | 'tournament';
  readonly id: string;
  readonly name: string;
  readonly writtenAt: string;
};

/** Results with the authors of notes; none for viewers from outside. */
export type Results = GolfResults & { readonly noteAuthors: readonly EventNoteAuthor[] };

/** A page of the rounds grid (DATA-31, DATA-32). */
export type RoundsTable = Omit<GolfRoundsTable, 'rows'> & {
  readonly rows: readonly (Omit<GolfRoundsTable['rows'][number], 'tournamentId'> & {
    readonly tournamentURL: string | null;
    /** Comma-separated. */
    readonly players: string;
  })[];
};

/** A player beside the rest of a team, with the names of the teammates (TEAM-07). */
export type TeamComparison = Omit<GolfTeamComparison, 'mates'> & {
  readonly teamName: string;
  /** The squads of the player that have another one, in the organization's order. */
  readonly squads: readonly { readonly squadId: number; readonly name: string }[];
  /** By name. */
  readonly mates: readonly (GolfTeamComparison['mates'][number] & {
    readonly username: string;
    readonly name: string;
  })[];
};

/** The week of a team's players whom the viewer sees, with its squads. */
export type TeamRoom = Omit<GolfTeamRoom, 'players'> & {
  /** The squads that have a player, in the organization's order. */
  readonly squads: readonly { readonly squadId: number; readonly name: string }[];
  /** By name. */
  readonly players: readonly TeamRoomPlayer[];
};

type TeamRoomPlayer = TeamRow & {
  readonly username: string;
  /** 'Class of 2027'; null if unknown. */
  readonly classOf: string | null;
};

/** What the coaches of a team see of the signed-in player. */
export type OwnTeamRow = {
  readonly name: string;
  readonly today: GolfTeamRoom['today'];
  /** The names of the player's squads. */
  readonly squads: readonly string[];
  readonly row: TeamRoomPlayer;
  /** The day from which the mean of the others is that strokes gained are held against; null without one. */
  readonly meanSince: GolfTeamRoom['today'] | null;
  /** Whether the player has logged strokes in the last 12 months; scores alone gain none. */
  readonly hasStrokes: boolean;
};

/** A qualifier as its reader sees it. */
export type QualifierPage = QualifierView & {
  readonly qualifierId: string;
  /** Incremented by every change of a person, so that the second of two coaches is told (TEAM-25). */
  readonly revision: Int;
  readonly teamName: string;
  readonly today: GolfTeamRoom['today'];
  readonly reader: 'coach' | 'player' | 'guardian' | 'public';
  /** The players by the id of the entrant; accounts are told to coaches alone. */
  readonly people: readonly {
    readonly entrantId: string;
    readonly name: string;
    readonly accountId: GolfAccountId | null;
    readonly username: string | null;
    readonly isOwn: boolean;
  }[];
  /** Finished rounds of a day on another course, which a coach may count; empty for others. */
  readonly elsewhere: readonly RoundElsewhere[];
};

/** The data for keeping cards of a qualifier and showing its board without a network. */
export type QualifierCards = Pick<QualifierView, 'name' | 'state' | 'subtitle' | 'boards'> & {
  readonly teamName: string;
  readonly today: GolfTeamRoom['today'];
  readonly reader: 'coach' | 'player' | 'guardian';
  readonly people: readonly { readonly entrantId: string; readonly name: string; readonly isOwn: boolean }[];
  readonly rounds: readonly {
    readonly playedOn: GolfTeamRoom['today'];
    readonly courses: readonly (Pick<QualifierCourse, 'name' | 'tee' | 'par'> & {
      /** Of 18 holes; null for a course whose pars are not known. */
      readonly holes: readonly { readonly par: Int; readonly yards: Int | null }[] | null;
    })[];
  }[];
  readonly cards: readonly CardView[];
  readonly teeSheets: QualifierView['teeSheets'];
};

/** An event of a team as its reader sees it (TEAM-13). */
export type TeamEventPage = EventBoard & {
  readonly eventId: string;
  /** Incremented by every change of a coach, so that the second of two coaches is told (TEAM-25). */
  readonly revision: Int;
  readonly teamName: string;
  readonly today: GolfTeamRoom['today'];
  readonly reader: 'coach' | 'player' | 'guardian';
  /** The players by their id in the event; accounts are told to coaches alone. */
  readonly people: readonly {
    readonly playerId: string;
    readonly name: string;
    readonly isOwn: boolean;
    readonly accountId: GolfAccountId | null;
    readonly username: string | null;
  }[];
  readonly format: EventAnswers['format'];
  readonly rounds: EventAnswers['rounds'];
  readonly lineups: readonly (readonly string[])[];
  /** Whether the reader has a result that the own schedule lacks. */
  readonly isOffered: boolean;
  /** For coaches alone. */
  readonly desk: {
    readonly answers: EventAnswers;
    readonly place: TeamPlace | null;
    /** What is official, as text. */
    readonly typed: readonly { readonly playerId: string; readonly round: Int; readonly text: string }[];
    /** How many schedules have the results. */
    readonly written: Int;
  } | null;
};

/** The events of a team, newest first, and the season (TEAM-14). */
export type TeamEventList = {
  readonly teamName: string;
  readonly reader: 'coach' | 'player' | 'guardian';
  readonly today: GolfTeamRoom['today'];
  readonly events: readonly (Pick<EventBoard, 'name' | 'stage' | 'figure' | 'place' | 'isFinished'> & {
    readonly eventId: string;
    readonly days: string;
  })[];
  /** '7 rounds in 3 events', of the last 12 months. */
  readonly season: string;
  readonly rows: readonly (Omit<SeasonRow, 'accountId'> & {
    readonly name: string;
    readonly isOwn: boolean;
    readonly accountId: GolfAccountId | null;
  })[];
  /** For coaches: events of the players' schedules that are no event of the team yet, the next and the last ones. */
  readonly choices: readonly {
    readonly tournamentId: string;
    readonly name: string;
    readonly startDate: GolfTeamRoom['today'];
    readonly endDate: GolfTeamRoom['today'];
    readonly numberOfRounds: Int;
    readonly playing: readonly GolfAccountId[];
    /** Who travels by the confirmed squad of its qualifier, in order; empty without one. */
    readonly squad: readonly GolfAccountId[];
  }[];
  /** For coaches: what the newest event answered. */
  readonly last: EventAnswers | null;
};

/** Who cannot come to a team, as far as the reader is told (TEAM-20). */
export type TeamAbsences = {
  readonly teamName: string;
  readonly reader: 'coach' | 'player' | 'guardian';
  readonly today: GolfTeamRoom['today'];
  /** For whom the reader may say it, by name. */
  readonly people: readonly { readonly accountId: GolfAccountId; readonly name: string }[];
  /** Absences that ended at most 60 days ago or are still to come, sorted by their first day. */
  readonly absences: readonly (Absence & {
    readonly absenceId: string;
    readonly accountId: GolfAccountId;
    /** Incremented by every change. */
    readonly revision: Int;
    /** Null for an account that has ended. */
    readonly byName: string | null;
  })[];
};

/** What a plan is worked out of (AIM-01, AIM-04). */
export type PlanBasis = PlayerClubs & {
  readonly shift: MeasuredShift;
  /** The level that fills in for what the player lacks. */
  readonly level: { readonly standardName: string; readonly label: string };
  /** Whose strokes can count in place of the player's own. */
  readonly levels: readonly StrokeLevel[];
  /** The day of the oldest round that the patterns are of; null without rounds. */
  readonly since: GolfTeamRoom['today'] | null;
  readonly settings: { readonly isLeftHanded: boolean; readonly clubs: readonly TypedClub[] };
};

/** A hole with its plan; or null, and a sentence that says what is missing and what can be done (AIM-14). */
export type HoleAnswer = { readonly plan: GolfHoleReport | null; readonly missing: string | null };

/** A plan that a player keeps, with the name of its course and when it was changed last. */
export type KeptPlan = CoursePlan & { readonly courseName: string; readonly changedAt: string };

/** The qualifiers of a team, newest first. */
export type QualifierList = {
  readonly teamName: string;
  readonly reader: 'coach' | 'player' | 'guardian';
  readonly qualifiers: readonly {
    readonly qualifierId: string;
    readonly name: string;
    readonly state: QualifierState;
    readonly subtitle: string;
    readonly isArchived: boolean;
    /** '+4 is the line. Sofia holds it.'; '' without a line. */
    readonly line: string;
    readonly firstDay: GolfTeamRoom['today'];
    readonly lastDay: GolfTeamRoom['today'];
  }[];
  /** The answers of the newest one, for coaches who start another; null for players and without one. */
  readonly last: QualifierAnswers | null;
};
