import type { Certainty } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import type { NotableStat } from '../overview/index.ts';
import type { Interval, StatFigure, StatPerformance, StatReport, StatStandard } from '../stats/index.ts';
import { type StrokesGainedArea, strokesGainedAreas } from '../strokes-gained/index.ts';

/** More would set no priorities. */
const MAX_AREAS = 3;
/** Strokes per round; less is not worth practicing for (ASSESS-O6). */
const MIN_COST = 0.1;

/** A part of the game to work on. */
export type WorkArea = {
  /** The stat to open for details. */
  readonly statId: string;
  readonly name: string;
  /** Strokes per round that it costs, a negative number. */
  readonly perRound: number;
  readonly certainty: Certainty;
  /** 95% interval of `perRound`; null where only the distance from a standard is known. */
  readonly interval: Interval | null;
  readonly roundsNeeded: Int;
  /** How often it succeeds, and the standard; null if nothing else than the strokes is known. */
  readonly evidence: {
    readonly statId: string;
    readonly performance: StatPerformance;
    readonly standard: StatStandard | null;
  } | null;
};

/** The stat that counts how often a part succeeds, by the part of strokes gained. */
const successOf: Readonly<Record<StrokesGainedArea['part'], string>> = {
  offTheTee: 'drive.fairwaysHit',
  approach: 'approach.greenHit',
  aroundTheGreen: 'save.upAndDown',
  putt: 'putt.made',
};

/**
 * The three areas that cost most: by strokes gained if strokes were logged, else by the distance from the standard.
 */
export function workAreas(stats: readonly StatReport[], weaknesses: readonly NotableStat[]): readonly WorkArea[] {
  const byId = new Map(stats.flatMap((stat) => [stat, ...stat.children]).map((figure) => [figure.id, figure]));
  const areas = strokesGainedAreas(stats);
  if (areas.length > 0) {
    return areas
      .filter(({ perRound }) => perRound <= -MIN_COST)
      .slice(0, MAX_AREAS)
      .map(({ statId, name, part, perRound, interval, certainty, roundsNeeded }) => ({
        statId,
        name,
        perRound,
        certainty,
        interval,
        roundsNeeded,
        evidence: evidenceOf(byId.get(successId(part, statId))),
      }));
  }
  return weaknesses.slice(0, MAX_AREAS).map(({ statId, name, strokes, certainty }) => ({
    statId,
    name,
    perRound: -strokes,
    certainty,
    interval: null,
    roundsNeeded: byId.get(statId)?.roundsNeeded ?? 0,
    evidence: evidenceOf(byId.get(statId)),
  }));
}

/** 'approach.strokesGained.from150' has 'approach.greenHit.from150'. */
const successId = (part: StrokesGainedArea['part'], statId: string): string =>
  `${successOf[part]}.${statId.split('.').at(-1)}`;

const evidenceOf = (figure: StatFigure | undefined): WorkArea['evidence'] =>
  figure?.performance == null
    ? null
    : { statId: figure.id, performance: figure.performance, standard: figure.standard };
