import { plural, scoreToPar, signed, decimal } from '../format/index.ts';
import type { StrokesGainedPart } from '../overview/index.ts';
import type { ScoreStory } from './score-story.ts';
import type { SeasonReport } from './season-report.ts';

/** A piece of a sentence; the figure in it opens. */
export type HeadlinePart = { readonly text: string; readonly statId?: string | undefined };

/** Strokes per round; smaller gains and losses are left out. */
const MIN_STROKES = 0.1;

type Part = Exclude<StrokesGainedPart, 'total'>;

/** Where a golfer gains, and the shots that cost. */
const words: Readonly<Record<Part, { readonly where: string; readonly shots: string }>> = {
  offTheTee: { where: 'off the tee', shots: 'Tee shots' },
  approach: { where: 'with approach shots', shots: 'Approaches' },
  aroundTheGreen: { where: 'around the green', shots: 'Shots around the green' },
  putt: { where: 'with the putter', shots: 'Putts' },
};

/**
 * The season in one sentence or two, from figures that are likely real, or else from what is so so far: 'You gain around the green. Approaches cost 2.2
 * a round.'
 *
 * @param story of rounds without logged strokes, else null.
 * @param name the player's first name for other viewers; null for the player.
 */
export function headlineOf(
  report: SeasonReport,
  story: ScoreStory | null,
  name: string | null,
): readonly HeadlinePart[] {
  const gains = name === null ? 'You gain' : `${name} gains`;
  const real = report.gained.flatMap((gained) =>
    gained.part !== 'total' && gained.certainty === 'clear' && Math.abs(gained.perRound) >= MIN_STROKES
      ? [{ ...gained, ...words[gained.part] }]
      : [],
  );
  const best = real.filter(({ perRound }) => perRound > 0).sort((a, b) => b.perRound - a.perRound);
  const worst = real.filter(({ perRound }) => perRound < 0).sort((a, b) => a.perRound - b.perRound);
  const [most, next] = worst;
  if (most !== undefined) {
    const cost = [{ text: `${most.shots} cost ` }, figure(most, ' a round'), { text: '.' }];
    if (best.length > 0) return [{ text: `${gains} ${listed(best.map(({ where }) => where))}. ` }, ...cost];
    if (next === undefined) return cost;
    return [...cost.slice(0, -1), { text: `, ${next.shots.toLowerCase()} ` }, figure(next, ''), { text: '.' }];
  }
  const [strength] = best;
  if (strength !== undefined) {
    return [{ text: `${gains} ` }, figure(strength, ' a round'), { text: ` ${strength.where}.` }];
  }
  if (report.gained.length > 0) return soFar(report.gained, name);
  return byScores(story?.byPar ?? [], report.last);
}

/** What the rounds say of the parts of the game while none of it is likely real. */
function soFar(gained: SeasonReport['gained'], name: string | null): readonly HeadlinePart[] {
  const known = gained.flatMap((one) =>
    one.part !== 'total' && one.roundsNeeded === 0 && Math.abs(one.perRound) >= MIN_STROKES
      ? [{ ...one, ...words[one.part] }]
      : [],
  );
  const ordered = known.toSorted((a, b) => a.perRound - b.perRound);
  const [worst, best] = [ordered[0], ordered.at(-1)];
  if (worst !== undefined && worst.perRound < 0) {
    return [{ text: `So far ${worst.shots.toLowerCase()} cost most: ` }, figure(worst, ' a round'), { text: '.' }];
  }
  if (best === undefined) return [{ text: 'No part of the game stands out yet.' }];
  const gains = name === null ? 'you gain' : `${name} gains`;
  return [{ text: `So far ${gains} most ${best.where}: ` }, figure(best, ' a round'), { text: '.' }];
}

const figure = ({ perRound, statId }: { readonly perRound: number; readonly statId: string }, unit: string) => ({
  text: `${signed(Math.abs(perRound), 1, false)}${unit}`,
  statId,
});

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Rounds without logged strokes: the holes of which par cost most. */
function byScores(byPar: ScoreStory['byPar'], last: SeasonReport['last']): readonly HeadlinePart[] {
  const costs = byPar.filter(({ toPar }) => toPar >= MIN_STROKES).sort((a, b) => b.toPar - a.toPar);
  const [most] = costs;
  const under = byPar.filter(({ toPar }) => toPar <= -MIN_STROKES).map(({ par }) => `par ${par}s`);
  if (most !== undefined) {
    const good = under.length === 0 ? [] : [{ text: `Under par on ${listed(under)}. ` }];
    return [
      ...good,
      { text: `Par ${most.par}s cost ` },
      { text: `${decimal(most.toPar, 1)} a round`, statId: `scoring.holeScore.par${most.par}` },
      { text: '.' },
    ];
  }
  if (under.length > 0) return [{ text: `Under par on ${listed(under)}.` }];
  if (last === null) return [];
  return [{ text: `${last.total} (${scoreToPar(last.toPar)}) over ${plural(last.rounds.length, 'round')}.` }];
}
