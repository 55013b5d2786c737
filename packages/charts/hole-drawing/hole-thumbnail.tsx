import { type DrawnHole, pointsOf } from './drawn-hole.ts';
import { outlinePath } from './outline-path.ts';

type HoleThumbnailProps = {
  readonly hole: DrawnHole;
  /** Feet of the course's longest drawing: holes of one course have one scale. */
  readonly longest: number;
};

const [WIDTH, HEIGHT] = [28, 48];

/** A hole about as small as a line of text: fairway, green, sand and tee. The caller shows its number and par. */
export function HoleThumbnail({ hole, longest }: HoleThumbnailProps) {
  const { outlines, width, height, tee, green } = hole;
  // Drawn in feet, with lines in pixels: at this scale a fairway is three pixels wide, too few to be seen.
  const pixel = longest / HEIGHT;
  const box = [width / 2 - (WIDTH / 2) * pixel, height - longest / 2 - height / 2, WIDTH * pixel, longest];
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={box.map(Math.round).join(' ')}
      aria-hidden="true"
      style={{ display: 'block' }}
    >
      <path
        d={outlinePath(outlines.fairway)}
        fill="var(--hole-fairway)"
        stroke="var(--hole-fairway)"
        strokeWidth={2.4 * pixel}
        strokeLinejoin="round"
      />
      <circle cx={green[0]} cy={green[1]} r={3.1 * pixel} fill="var(--hole-green)" />
      {outlines.bunker.map((bunker, index) => {
        const [x, y] = middleOf(bunker);
        // oxlint-disable-next-line react/no-array-index-key -- bunkers have no other identity, and never move
        return <circle key={index} cx={x} cy={y} r={1.1 * pixel} fill="var(--hole-sand)" />;
      })}
      <circle cx={tee[0]} cy={tee[1]} r={1.3 * pixel} fill="var(--hole-green)" />
    </svg>
  );
}

function middleOf(outline: readonly number[]): readonly [number, number] {
  const points = pointsOf(outline);
  const sum = (at: 0 | 1): number => points.reduce((total, point) => total + point[at], 0);
  return [Math.round(sum(0) / points.length), Math.round(sum(1) / points.length)];
}
