/**
 * Distance bands, one table for stats, hole flags and filters (DATA-O6). A band contains distances above `above` and up
 * to `upTo` inclusive, like the PGA TOUR's ("4 ft" is more than 3 and up to 4 ft).
 */
export type DistanceBand = {
  readonly id: string;
  readonly label: string;
  readonly above: number;
  readonly upTo: number;
};

const band = (id: string, label: string, above: number, upTo: number): DistanceBand => ({ id, label, above, upTo });

/** Yards to the hole before the approach; the tour publishes these bands from 50 to 250 yd. */
export const approachBands = [
  band('under50', 'Under 50 yd', -1, 50),
  band('from50', '50–75 yd', 50, 75),
  band('from75', '75–100 yd', 75, 100),
  band('from100', '100–125 yd', 100, 125),
  band('from125', '125–150 yd', 125, 150),
  band('from150', '150–175 yd', 150, 175),
  band('from175', '175–200 yd', 175, 200),
  band('from200', '200–225 yd', 200, 225),
  band('from225', '225–250 yd', 225, 250),
  band('over250', 'Over 250 yd', 250, Number.POSITIVE_INFINITY),
] as const;

/** Feet to the hole after an approach or a save. */
export const proximityBands = [
  band('under3', 'Inside 3 ft', -1, 3),
  band('from3', '3–6 ft', 3, 6),
  band('from6', '6–10 ft', 6, 10),
  band('from10', '10–20 ft', 10, 20),
  band('from20', '20–30 ft', 20, 30),
  band('over30', 'Over 30 ft', 30, Number.POSITIVE_INFINITY),
] as const;

/** Length of a putt in feet; the tour publishes make rates for each band. */
export const puttBands = [
  band('under3', 'Inside 3 ft', -1, 3),
  band('from3', '3–5 ft', 3, 5),
  band('from5', '5–10 ft', 5, 10),
  band('from10', '10–15 ft', 10, 15),
  band('from15', '15–20 ft', 15, 20),
  band('from20', '20–25 ft', 20, 25),
  band('over25', 'Over 25 ft', 25, Number.POSITIVE_INFINITY),
] as const;

/** Yards to the hole before the stroke around the green; the tour's scrambling bands. */
export const saveBands = [
  band('under10', 'Under 10 yd', -1, 10),
  band('from10', '10–20 yd', 10, 20),
  band('from20', '20–30 yd', 20, 30),
  band('over30', 'Over 30 yd', 30, Number.POSITIVE_INFINITY),
] as const;

/** Length of a hole in yards, by par; the tour publishes scoring for most of these. */
export const holeLengthBands = {
  3: [
    band('under150', 'Par 3 under 150 yd', -1, 150),
    band('from150', 'Par 3, 150–175 yd', 150, 175),
    band('from175', 'Par 3, 175–200 yd', 175, 200),
    band('from200', 'Par 3, 200–225 yd', 200, 225),
    band('over225', 'Par 3 over 225 yd', 225, Number.POSITIVE_INFINITY),
  ],
  4: [
    band('under350', 'Par 4 under 350 yd', -1, 350),
    band('from350', 'Par 4, 350–400 yd', 350, 400),
    band('from400', 'Par 4, 400–450 yd', 400, 450),
    band('over450', 'Par 4 over 450 yd', 450, Number.POSITIVE_INFINITY),
  ],
  5: [
    band('under500', 'Par 5 under 500 yd', -1, 500),
    band('from500', 'Par 5, 500–550 yd', 500, 550),
    band('over550', 'Par 5 over 550 yd', 550, Number.POSITIVE_INFINITY),
  ],
} as const;

/** Index of the band that contains a distance, or -1. */
export function bandIndex(bands: readonly DistanceBand[], distance: number): number {
  for (let index = 0; index < bands.length; index += 1) {
    const { above, upTo } = bands[index] as DistanceBand;
    if (distance > above && distance <= upTo) return index;
  }
  return -1;
}
