export type Point = readonly [x: number, y: number];

/** The corners of an outline or line: x and y in turn. */
export type Numbers = readonly number[];

/** A hole in feet from the top left corner of its drawing. */
export type DrawnHole = {
  readonly width: number;
  readonly height: number;
  readonly tee: Point;
  readonly green: Point;
  /** The line of play, from tee to green. */
  readonly line: Numbers;
  readonly arcs: readonly { readonly yards: number; readonly from: Point; readonly to: Point }[];
  readonly outlines: {
    readonly [surface in Surface]: readonly Numbers[];
  };
};

type Surface = 'tee' | 'fairway' | 'green' | 'bunker' | 'water' | 'rough' | 'penaltyArea' | 'woods';

export function pointsOf(numbers: Numbers): readonly Point[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_unused, index): Point => [numbers[2 * index] as number, numbers[2 * index + 1] as number],
  );
}
