import { useId } from 'react';
import { type DrawnHole, type Numbers, type Point, pointsOf } from './drawn-hole.ts';
import { outlinePath } from './outline-path.ts';
import { type Crowns, FOREST_TILE, forestTile, treesAlong, treesInside } from './trees.ts';

type GroundProps = {
  readonly hole: DrawnHole;
  /** Forest all around, for covers: nothing is mapped there. */
  readonly isPlanted: boolean;
};

/** Feet around a drawing that a forest fills. */
const FOREST = 6_000;

/** The surfaces of a hole from the ground up. */
export function Ground({ hole, isPlanted }: GroundProps) {
  const id = useId();
  const { rough, fairway, green, bunker, water, penaltyArea, tee, woods } = hole.outlines;
  const [fairwayPath, greenPath, bunkerPath] = [fairway, green, bunker].map(outlinePath);
  const roughPath = outlinePath(rough);
  const stripes = mownStripes(hole.line);
  return (
    <>
      <defs>
        <clipPath id={`${id}f`}>
          <path d={fairwayPath} />
        </clipPath>
        <clipPath id={`${id}g`}>
          <path d={greenPath} />
        </clipPath>
        {isPlanted && (
          <pattern id={`${id}t`} width={FOREST_TILE} height={FOREST_TILE} patternUnits="userSpaceOnUse">
            <rect width={FOREST_TILE} height={FOREST_TILE} fill="var(--hole-tree-3)" />
            <Trees crowns={forestTile()} hasShadow={false} />
          </pattern>
        )}
      </defs>
      {isPlanted && (
        <rect
          {...{ x: -FOREST, y: -FOREST }}
          width={hole.width + 2 * FOREST}
          height={hole.height + 2 * FOREST}
          fill={`url(#${id}t)`}
        />
      )}
      <path d={roughPath} fill="var(--hole-rough)" />
      <path d={outlinePath(penaltyArea)} fill="var(--hole-rough)" />
      <path
        d={fairwayPath}
        fill="var(--hole-collar)"
        stroke="var(--hole-collar)"
        strokeWidth={22}
        strokeLinejoin="round"
      />
      <path d={fairwayPath} fill="var(--hole-fairway)" />
      <path d={stripes.path} clipPath={`url(#${id}f)`} stroke="var(--hole-stripe)" strokeWidth={stripes.width} />
      <path d={outlinePath(water)} fill="var(--hole-water)" stroke="var(--hole-shore)" strokeWidth={4} />
      <path
        d={outlinePath(tee)}
        fill="var(--hole-fairway)"
        stroke="var(--hole-collar)"
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path
        d={greenPath}
        fill="var(--hole-collar)"
        stroke="var(--hole-collar)"
        strokeWidth={26}
        strokeLinejoin="round"
      />
      <path d={greenPath} fill="var(--hole-green)" />
      <path d={stripes.path} clipPath={`url(#${id}g)`} stroke="var(--hole-green-stripe)" strokeWidth={8} />
      <path d={bunkerPath} fill="var(--hole-sand)" stroke="var(--hole-sand-edge)" strokeWidth={4} />
      <path
        d={outlinePath(woods)}
        fill="var(--hole-tree-3)"
        stroke="var(--hole-tree-3)"
        strokeWidth={16}
        strokeLinejoin="round"
      />
      <Trees crowns={treesInside(woods)} hasShadow />
      {isPlanted && <Trees crowns={treesAlong(rough)} hasShadow />}
    </>
  );
}

function Trees({ crowns, hasShadow }: { readonly crowns: readonly Crowns[]; readonly hasShadow: boolean }) {
  return (
    <g strokeLinecap="round" fill="none">
      {hasShadow && (
        <g stroke="var(--hole-shade)" transform="translate(6 8)">
          {crowns.map(({ path, width, tone }) => (
            <path key={`${tone}/${width}`} d={path} strokeWidth={width} />
          ))}
        </g>
      )}
      {crowns.map(({ path, width, tone }) => (
        <path key={`${tone}/${width}`} d={path} strokeWidth={width} stroke={`var(--hole-tree-${tone})`} />
      ))}
    </g>
  );
}

/** Feet between the middles of two light stripes, and half the length of a stripe. */
const [STEP, REACH] = [60, 130];

/** The light stripes of a mown fairway, across the line of play: an SVG path of strokes half a step wide. */
function mownStripes(line: Numbers): { readonly path: string; readonly width: number } {
  const points = pointsOf(line);
  const cuts: string[] = [];
  let left = STEP / 2;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const way = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
    for (; left < length; left += STEP) {
      const [x, y] = [from[0] + way[0] * left, from[1] + way[1] * left];
      const ends = [x - way[1] * REACH, y + way[0] * REACH, x + way[1] * REACH, y - way[0] * REACH].map(Math.round);
      cuts.push(`M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`);
    }
    left -= length;
  }
  return { path: cuts.join(''), width: STEP / 2 };
}
