import type { RoundDocument } from '@strokebook/golf/model';
import classes from './experiments.module.css';

/** Shorter shots are around the green. */
const SHORTEST_APPROACH_YARDS = 30;
const LONGEST_SHOWN = { before: 250, after: 60 };
const [WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM] = [640, 320, 48, 16, 36];

const across = (yards: number) => LEFT + (yards / LONGEST_SHOWN.before) * (WIDTH - LEFT - RIGHT);
const up = (yards: number) => HEIGHT - BOTTOM - (yards / LONGEST_SHOWN.after) * (HEIGHT - BOTTOM - 8);

type Approach = { readonly key: string; readonly before: number; readonly after: number };

/** How far from the hole approaches of some rounds were played, and how far from it they ended. */
export function ApproachScatter({ rounds }: { readonly rounds: readonly RoundDocument[] }) {
  const approaches = rounds.flatMap(approachesOf);
  if (approaches.length === 0) return <p>These rounds were logged without shots.</p>;
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="approach-caption" className={classes.chart}>
        {[50, 100, 150, 200, 250].map((yards) => (
          <text key={yards} x={across(yards)} y={HEIGHT - 14} textAnchor="middle">
            {yards}
          </text>
        ))}
        {[0, 20, 40, 60].map((yards) => (
          <g key={yards}>
            <line x1={LEFT} x2={WIDTH} y1={up(yards)} y2={up(yards)} />
            <text x={LEFT - 8} y={up(yards) + 4} textAnchor="end">
              {yards}
            </text>
          </g>
        ))}
        {approaches.map(({ key, before, after }) => (
          <circle key={key} cx={across(before)} cy={up(after)} r={3.5} />
        ))}
      </svg>
      <figcaption id="approach-caption" className={classes.caption}>
        {approaches.length} approaches: yards to the hole before the shot (across) and after it (up).
      </figcaption>
    </figure>
  );
}

function approachesOf(round: RoundDocument): Approach[] {
  return round.holes.flatMap((hole) =>
    (hole.shots ?? []).flatMap((shot, index) => {
      const [before, after] = [shot.toPin, shot.end?.toPin ?? hole.shots?.[index + 1]?.toPin];
      const isApproach = shot.lie !== 'green' && before !== undefined && before >= SHORTEST_APPROACH_YARDS;
      if (!isApproach || after === undefined) return [];
      if (before > LONGEST_SHOWN.before || after > LONGEST_SHOWN.after) return [];
      return [{ key: `${round.roundId}/${hole.hole}/${index}`, before, after }];
    }),
  );
}
