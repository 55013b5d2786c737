import type { CalendarDay } from '../calendar/index.ts';
import type { Int, Yards } from './units.ts';

/** A point on the earth in degrees (WGS 84). A latitude or longitude of exactly 0 means "missing" (GEO-O1). */
export type LatLon = { readonly lat: number; readonly lon: number };

export const roundTypes = ['practice', 'tournament', 'qualifier', 'match'] as const;
export type RoundType = (typeof roundTypes)[number];

/** Rounds in which advice, strokes gained and targets are hidden while playing (ENTRY-30, AIM-11). */
export const isCompetition = (type: RoundType): boolean => type === 'tournament' || type === 'qualifier';

export const roundStatuses = ['completed', 'inProgress'] as const;
export type RoundStatus = (typeof roundStatuses)[number];

/** Number of holes that a round is planned to have. */
export type HoleCount = 9 | 18;

/**
 * The surface under the ball. `bunker` is a bunker whose place is unknown; `recovery` is a lie from which only a
 * punch-out is possible; `native` is unmaintained ground; `other` is anything else.
 */
export const lies = [
  'tee',
  'fairway',
  'firstCut',
  'rough',
  'fairwayBunker',
  'greensideBunker',
  'bunker',
  'fringe',
  'green',
  'recovery',
  'native',
  'cartPath',
  'penaltyArea',
  'other',
] as const;
export type Lie = (typeof lies)[number];

/** Where a stroke left the ball: on a lie, in the hole, or out of bounds. */
export const restingPlaces = [...lies, 'holed', 'outOfBounds'] as const;
export type RestingPlace = (typeof restingPlaces)[number];

export const clubs = [
  'driver',
  'wood2',
  'wood3',
  'wood4',
  'wood5',
  'wood7',
  'wood9',
  'hybrid1',
  'hybrid2',
  'hybrid3',
  'hybrid4',
  'hybrid5',
  'hybrid6',
  'hybrid7',
  'iron1',
  'iron2',
  'iron3',
  'iron4',
  'iron5',
  'iron6',
  'iron7',
  'iron8',
  'iron9',
  'pitchingWedge',
  'gapWedge',
  'sandWedge',
  'lobWedge',
  'putter',
] as const;
export type Club = (typeof clubs)[number];

export const penaltyReasons = ['penaltyArea', 'outOfBounds', 'lostBall', 'unplayable', 'wrongBall', 'rules'] as const;
export type PenaltyReason = (typeof penaltyReasons)[number];

export const fairwayResults = ['hit', 'left', 'right', 'short', 'long', 'missed'] as const;
export type FairwayResult = (typeof fairwayResults)[number];

/** Penalty strokes; they belong to the stroke that caused them. */
export type ShotPenalty = { readonly strokes: number; readonly reason?: PenaltyReason | undefined };

/** Where a stroke left the ball, before any relief. */
type ShotEnd = {
  readonly lie: RestingPlace;
  readonly toPin?: Yards | undefined;
  readonly position?: LatLon | undefined;
};

/** One stroke. It starts where it was played from, after any relief of the stroke before. */
export type Shot = {
  readonly lie: Lie;
  /** Distance from ball to hole before the stroke, in yards and fractions of a yard, on the green too. */
  readonly toPin?: Yards | undefined;
  /**
   * Distance from ball to the nearest edge of the green; 0 on the green. Derived from the outline if it was not logged.
   */
  readonly toGreenEdge?: Yards | undefined;
  /** Measured length of the stroke; otherwise derived from positions. */
  readonly distance?: Yards | undefined;
  readonly club?: Club | undefined;
  readonly penalty?: ShotPenalty | undefined;
  readonly position?: LatLon | undefined;
  /** The point that it was meant for, as logged before it was played (AIM-12); never in a competition (ENTRY-30). */
  readonly target?: LatLon | undefined;
  readonly end?: ShotEnd | undefined;
  /** A conceded putt: it counts as holed, but was not played. */
  readonly isConceded?: true | undefined;
};

export type PinSide = 'left' | 'middle' | 'right';
export type PinDepth = 'front' | 'middle' | 'back';
export type Dogleg = 'left' | 'right' | 'straight';

/** Fields of a hole that can be worked out from its others. */
export const inferredFields = ['putts', 'penalties'] as const;
export type InferredField = (typeof inferredFields)[number];

/**
 * One played hole. Only `hole` and `par` are required; other fields depend on the level of detail that was logged. A
 * hole without `score` was not finished.
 */
export type Hole = {
  /** The hole's number on the course, 1 to 36; the order of the list is the order of play. */
  readonly hole: number;
  readonly par: number;
  readonly yards?: Yards | undefined;
  readonly strokeIndex?: number | undefined;
  /** Strokes taken, penalties included. */
  readonly score?: number | undefined;
  /** The player's own count, which takes precedence over positions. */
  readonly putts?: number | undefined;
  readonly fairway?: FairwayResult | undefined;
  readonly penalties?: number | undefined;
  /** Fields that were worked out and not typed, so that a later correction may replace them (ENTRY-07). */
  readonly inferred?: readonly InferredField[] | undefined;
  /** The player's own score, which stands although the strokes add up to another number (ENTRY-11). */
  readonly isScoreTyped?: true | undefined;
  /** The player picked up the ball, so that the hole has no score. */
  readonly isPickedUp?: true | undefined;
  readonly tee?: LatLon | undefined;
  readonly pin?: LatLon | undefined;
  readonly pinSide?: PinSide | undefined;
  readonly pinDepth?: PinDepth | undefined;
  readonly dogleg?: Dogleg | undefined;
  readonly shots?: readonly Shot[] | undefined;
};

type RoundTee = {
  readonly name: string;
  readonly rating?: number | undefined;
  readonly slope?: number | undefined;
};

/** A copy of the course data, because editing a course never changes a finished round. */
type RoundCourse = {
  readonly courseId?: string | undefined;
  readonly name: string;
  readonly tee?: RoundTee | undefined;
};

export type RoundTournament = {
  readonly tournamentId?: string | undefined;
  readonly name: string;
};

export const ROUND_FORMAT = 'strokebook.round/1';

/** The number of a tournament's final round, which often has no other number (DASH-29). */
export const FINAL_ROUND = 0;

/**
 * What the official service can publish of a course and day: how many strokes harder its conditions were than usual on 18
 * holes (Rules of Handicapping 5.6).
 */
export const playingConditions = [-1, 0, 1, 2, 3] as const;
export type PlayingConditions = (typeof playingConditions)[number];

/** A logged round, version 1: one document, written whole and read whole. */
export type RoundDocument = {
  readonly format: typeof ROUND_FORMAT;
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly type: RoundType;
  readonly status: RoundStatus;
  readonly holeCount: HoleCount;
  /**
   * The number of holes after which the round ended, in order of play, if it ended before its last hole. Holes behind
   * it have no score, and may be left out.
   */
  readonly stoppedAfter?: number | undefined;
  readonly course: RoundCourse;
  readonly tournament?: RoundTournament | undefined;
  /** 1, 2, 3 …, or FINAL_ROUND. */
  readonly roundNumber?: number | undefined;
  readonly isSimulator?: boolean | undefined;
  /** As the official service published them; missing if they were not typed. */
  readonly playingConditions?: PlayingConditions | undefined;
  /** Who played, if the document is a file; for a stored round the account decides. */
  readonly player?: { readonly playerId?: string | undefined; readonly name?: string | undefined } | undefined;
  readonly notes?: string | undefined;
  /** In order of play: a shotgun start may begin with any hole. */
  readonly holes: readonly Hole[];
};

/** The columns of a round that SQL selects and sorts by, without the document. */
export type RoundSummary = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly type: RoundType;
  readonly status: RoundStatus;
  readonly holeCount: HoleCount;
  readonly tournamentId: string | null;
  readonly tournamentName: string | null;
  readonly roundNumber: Int | null;
  readonly courseId: string | null;
  readonly courseName: string;
  readonly isSimulator: boolean;
  /**
   * Total strokes of the holes that have a score. Null when none has, and of a completed round that has no total: with a
   * ball picked up, or ended before its last hole.
   */
  readonly score: Int | null;
  /** Par of the holes that have a score. */
  readonly par: Int | null;
  /** Of the whole round. */
  readonly yards: Yards | null;
  /** Number of holes with a score or a ball picked up: 7 of a round in progress that is 'thru 7'. */
  readonly holesPlayed: Int;
};
