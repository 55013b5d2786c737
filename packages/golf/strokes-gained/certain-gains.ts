import { strokesGainedStats, type StrokesGainedPart } from '../overview/index.ts';
import { chanceOf, REAL_DOUBT, standingOf, type StatFigure, type StatReport } from '../stats/index.ts';

/** What strokes gained are measured against: 0 is the baseline itself. */
type Against = (figure: StatFigure) => number;

const parts = Object.keys(strokesGainedStats) as readonly StrokesGainedPart[];

/**
 * Ids of the strokes gained that are likely real. The parts of the game and their total are searched first, as one
 * family; distances, pars and lies only within a part that is real. So of players who are exactly at the reference one in
 * twenty has any, however many places are searched (`at-the-reference.test.ts`).
 */
export function certainGains(stats: readonly StatReport[], against: Against = () => 0): ReadonlySet<string> {
  const gained = parts.flatMap((part) => stats.find(({ id }) => id === strokesGainedStats[part]) ?? []);
  const real = standing(gained, against);
  const within = real.flatMap((figure) => standing(gained.find(({ id }) => id === figure.id)?.children ?? [], against));
  return new Set([...real, ...within].map(({ id }) => id));
}

function standing(figures: readonly StatFigure[], against: Against): readonly StatFigure[] {
  const judged = figures.flatMap((figure) => {
    const { performance, roundsNeeded } = figure;
    if (performance?.interval == null || roundsNeeded > 0) return [];
    return {
      figure,
      chance: chanceOf(performance.raw, performance.interval, against(figure), performance.opportunities),
    };
  });
  const places = standingOf(
    judged.map(({ chance }) => chance),
    REAL_DOUBT,
  );
  return judged.flatMap(({ figure }, place) => (places.has(place) ? figure : []));
}
