import { type FeatureId, features } from '@strokebook/golf/access';

/** A report with its own link. */
export type ListedReport = {
  /** Last segment of its address (CGR-04, CGR-05). */
  readonly name: string;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly about: string;
  /** Features of which one must be visible to open the report. */
  readonly featureIds: readonly FeatureId[];
  /** The report is about one course; default is the most played one (CGR-O2). */
  readonly isOfCourse?: true;
  /** Data without which it would be empty. */
  readonly needs: ReportNeed;
};

/** Data that reports need, each with the sentence shown while it is missing. */
export const missingTexts = {
  round: 'Needs a finished round.',
  tournamentRound: 'Needs a finished tournament round.',
  event: 'Needs an event in the schedule.',
  favorite: 'Needs a favorite round or tournament.',
  plannableCourse: 'Needs a finished round on a course with a map.',
  nothing: '',
} as const;
export type ReportNeed = keyof typeof missingTexts;

/** Reports made from the blocks of `document.ts`, in display order. */
export const playerReports = [
  {
    name: 'public-player-stats-report',
    title: 'Player Stats',
    needs: 'round',
    about: 'What the public profile says in figures: averages, best rounds, and where strokes are gained.',
    featureIds: [features.summary, features.resume],
  },
  {
    name: 'player-performance-summary',
    title: 'Player Performance Summary',
    needs: 'tournamentRound',
    about: 'Averages, form, best rounds and tournaments.',
    featureIds: [features.summary],
  },
  {
    name: 'ppr',
    title: 'Player Performance Report',
    needs: 'round',
    about: 'Where the strokes go: by category and distance, what stands out, and how it moves.',
    featureIds: [features.roundAssessment],
  },
  {
    name: 'rr',
    title: 'Player Best Round Report',
    needs: 'round',
    about: 'The best round hole by hole, where it was won, and the rounds next to it.',
    featureIds: [features.roundAssessment],
  },
  {
    name: 'data-analysis',
    title: 'Round Assessment',
    needs: 'round',
    about: 'The stats of every category and their parts, beside the standard.',
    featureIds: [features.roundAssessment],
  },
  {
    name: 'player-best-stats-report',
    title: 'Player Best Stats Report',
    needs: 'round',
    about: 'Every stat at its best: the best round, the best five, and the average.',
    featureIds: [features.roundAssessment],
  },
  {
    name: 'favorites',
    title: 'Favorites',
    needs: 'favorite',
    about: 'Featured tournaments and rounds, with the player’s notes.',
    featureIds: [features.schedule],
  },
  {
    name: 'dispersion-analysis',
    title: 'Dispersion Analysis',
    needs: 'round',
    about: 'Where drives and approaches finish around their targets, by club and by distance.',
    featureIds: [features.myRounds],
  },
  {
    name: 'course-plan-report',
    title: 'Course Plan',
    needs: 'plannableCourse',
    about: 'A course hole by hole: lengths, carries, targets for the player’s own shots, and their scores there.',
    featureIds: [features.myRounds],
    isOfCourse: true,
  },
] as const satisfies readonly ListedReport[];
export type PlayerReportName = (typeof playerReports)[number]['name'];

/** Reports of a player with a document of their own. */
export const otherPlayerReports = [
  {
    name: 'resume',
    title: 'Resume',
    needs: 'nothing',
    about: 'What a college coach asks first: averages, best rounds, tournaments and upcoming events.',
    featureIds: [features.resume],
  },
  {
    name: 'public-player-schedule-report',
    title: 'Schedule',
    needs: 'event',
    about: 'Upcoming events and past results.',
    featureIds: [features.schedule],
  },
] as const satisfies readonly ListedReport[];

/** The report with a name; undefined if there is none. */
export const playerReport = (name: string): (typeof playerReports)[number] | undefined =>
  playerReports.find((report) => report.name === name);
