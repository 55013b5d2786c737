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
  /** What explains the cost besides how often it succeeds: a number of shots, or feet to the hole on average. */
  readonly explainedBy: { readonly kind: 'penalties' | 'threePutts' | 'feetLeft'; readonly value: number } | null;
};

/** The stat that counts how often a part succeeds, by the part of strokes gained. */
const successOf: Readonly<Record<StrokesGainedArea['part'], string>> = {
  offTheTee: 'drive.fairwaysHit',
  approach: 'approach.greenHit',
  aroundTheGreen: 'save.upAndDown',
  putt: 'putt.made',
};

type StatsToWorkOn = {
  /** Of the rounds with logged strokes. */
  readonly ofStrokes: readonly StatReport[];
  /** Of all rounds. */
  readonly stats: readonly StatReport[];
  readonly weaknesses: readonly NotableStat[];
};

/**
 * The three areas that cost most: by strokes gained if strokes were logged, else by the distance from the standard.
 */
export function workAreas({ ofStrokes, stats, weaknesses }: StatsToWorkOn): readonly WorkArea[] {
  const areas = strokesGainedAreas(ofStrokes);
  if (areas.length === 0) return weakAreas(stats, weaknesses);
  const byId = figuresById(ofStrokes);
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
      evidence: evidenceOf(byId.get(besideStat(successOf[part], statId))),
      explainedBy: reasonOf(part, byId.get(besideStat(reasonStats[part], statId))),
    }));
}

/** The areas whose distance from the standard costs most. */
export function weakAreas(stats: readonly StatReport[], weaknesses: readonly NotableStat[]): readonly WorkArea[] {
  const byId = figuresById(stats);
  return weaknesses.slice(0, MAX_AREAS).map(({ statId, name, strokes, certainty }) => ({
    statId,
    name,
    perRound: -strokes,
    certainty,
    interval: null,
    roundsNeeded: byId.get(statId)?.roundsNeeded ?? 0,
    evidence: evidenceOf(byId.get(statId)),
    explainedBy: null,
  }));
}

const figuresById = (stats: readonly StatReport[]): ReadonlyMap<string, StatFigure> =>
  new Map(stats.flatMap((stat) => [stat, ...stat.children]).map((figure) => [figure.id, figure]));

/** What explains a cost that the share of successes does not: shots with a penalty, or how far from the hole they ended. */
const reasonStats: Readonly<Record<StrokesGainedArea['part'], string>> = {
  offTheTee: 'drive.penalties',
  approach: 'approach.proximity',
  aroundTheGreen: 'save.proximity',
  putt: 'putt.threePuttRate',
};

function reasonOf(part: StrokesGainedArea['part'], figure: StatFigure | undefined): WorkArea['explainedBy'] {
  if (figure?.performance == null) return null;
  const { successes, raw } = figure.performance;
  if (part === 'approach' || part === 'aroundTheGreen') return { kind: 'feetLeft', value: raw };
  if (successes === 0) return null;
  return { kind: part === 'putt' ? 'threePutts' : 'penalties', value: successes };
}

/** 'approach.strokesGained.from150' has 'approach.greenHit.from150' beside it. */
const besideStat = (id: string, statId: string): string => `${id}.${statId.split('.').at(-1)}`;

const evidenceOf = (figure: StatFigure | undefined): WorkArea['evidence'] =>
  figure?.performance == null
    ? null
    : { statId: figure.id, performance: figure.performance, standard: figure.standard };
