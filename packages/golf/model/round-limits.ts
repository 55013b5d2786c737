/** The least and the greatest value of a number. */
export type Limits = readonly [min: number, max: number];

/**
 * What the numbers of a round document can be. Contract, entry, importers and index take them from here, so that none
 * accepts what another refuses.
 */
export const roundLimits = {
  /** Holes of one round. */
  holes: [1, 18],
  /** The number of a hole, and its stroke index: courses have up to 36 holes. */
  holeNumber: [1, 36],
  /** The longest holes that are played have a par of 7. */
  par: [3, 7],
  /** Nobody has holed out in more on a stored round. */
  score: [1, 30],
  putts: [0, 15],
  penalties: [0, 20],
  /** Strokes of one hole with their places. */
  shots: [0, 30],
  /** Penalty strokes that one stroke causes. */
  shotPenalty: [1, 4],
  /** Yards of a hole, and from a ball to the pin: the longest holes measure about 1,100 yd. */
  yards: [0, 1_200],
  /** Of a tee for nine holes, which is about 35, or eighteen. */
  rating: [20, 90],
  /** Rules of Handicapping 2024, definition of 'Slope Rating'. */
  slope: [55, 155],
  /** Of a tournament; 0 is its final round. */
  roundNumber: [0, 20],
  /** From the par of a short nine to that of the longest eighteen. */
  totalPar: [27, 80],
} as const satisfies Record<string, Limits>;

/** Whether a value is within limits. */
export const isWithin = <Value extends number>(value: Value | null | undefined, [min, max]: Limits): value is Value =>
  value != null && value >= min && value <= max;

/** Whether a value is a whole number within limits. */
export const isWholeWithin = <Value extends number>(value: Value | null | undefined, limits: Limits): value is Value =>
  Number.isInteger(value) && isWithin(value, limits);
