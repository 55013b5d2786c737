import { describe, expect, it } from 'vitest';
import { placeOfStat, tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import type { Certainty } from '../format/index.ts';
import { pairSides, type SideRound } from './difference.ts';
import type { CompareMetric, MetricFigure } from './metrics.ts';
import { correlatedInRounds, mostDifferent } from './most-different.ts';

const nothing = { state: 'noData' as const, formattedValue: '-', additionalContext: '', raw: null };

const figure = (metricId: string, certainty: Certainty | null, effect = 0): MetricFigure => ({
  metricId,
  config: { label: metricId, description: '' },
  isSelected: false,
  better: 'higher',
  left: nothing,
  right: nothing,
  difference:
    certainty === null
      ? null
      : {
          value: 1,
          interval: null,
          certainty,
          roundsNeeded: 0,
          better: 'left',
          effect,
          chance: 0.001,
          formattedValue: '+1',
          formattedInterval: null,
        },
});
const metric = (parent: MetricFigure, ...children: readonly MetricFigure[]): CompareMetric => ({ ...parent, children });

const neverAlike = () => false;

describe('where two selections differ most', () => {
  it('lists the most certain differences first, then by effect, with one per stat (DATA-29)', () => {
    const categories = [
      {
        shotType: 'Putt' as const,
        verdict: null,
        metrics: [
          metric(figure('likely and large', 'likely', 9)),
          metric(figure('clear', 'clear', 3), figure('its child', 'clear', 4), figure('its other child', 'likely', 8)),
          metric(figure('cannot be told', 'cannotTell', 20), figure('a child that can', 'likely', 2)),
          metric(figure('of too few rounds', 'tooFew', 30)),
          metric(figure('has none', null)),
        ],
      },
      { shotType: 'Save' as const, verdict: null, metrics: [metric(figure('clearer', 'clear', 5))] },
    ];
    expect(mostDifferent(categories, neverAlike)).toEqual([
      'clearer',
      'its child',
      'likely and large',
      'a child that can',
    ]);
  });

  it('lists the most certain of similar figures, in whichever category (DATA-29)', () => {
    const categories = [
      { shotType: 'Putt' as const, verdict: null, metrics: [metric(figure('made', 'likely', 3))] },
      {
        shotType: 'Save' as const,
        verdict: null,
        metrics: [metric(figure('missed', 'likely', 4)), metric(figure('other', 'likely', 2))],
      },
    ];
    const areSimilar = (id: string, other: string) => [id, other].every((one) => ['made', 'missed'].includes(one));
    expect(mostDifferent(categories, areSimilar)).toEqual(['missed', 'other']);
  });
});

describe('similar figures', () => {
  /** Rounds with the given number of one-putt holes among two-putt holes, and varying fairways hit. */
  const rounds = (prefix: string, onePutts: readonly number[]): readonly SideRound[] =>
    onePutts.map((count, index) => ({
      key: `${prefix}${index}`,
      tally: tallyRound(
        roundOf({
          holes: Array.from({ length: 18 }, (_, hole) => {
            const putts = hole < count ? [puttOf(6)] : [puttOf(6), puttOf(2)];
            const shots = [shotOf('tee', 400), shotOf('fairway', 150), ...putts];
            const fairway = (hole * 7 + index * 5) % 3 === 0 ? ('left' as const) : ('hit' as const);
            return holeOf({ hole: hole + 1, score: shots.length, putts: putts.length, fairway, shots });
          }),
        }),
      ),
    }));
  const areSimilar = correlatedInRounds(
    pairSides(rounds('a', [2, 5, 4, 7, 3, 6]), rounds('b', [1, 4, 2, 5, 3, 3])),
    18,
  );

  it('are those with a strong positive or negative correlation over rounds (DATA-29)', () => {
    expect(areSimilar('putt.onePutts', 'putt.onePuttRate')).toBe(true);
    expect(areSimilar('putt.putts', 'putt.onePuttRate')).toBe(true);
    expect(areSimilar('putt.onePuttRate', 'putt.onePuttRate.from5')).toBe(true);
  });

  it('are neither uncorrelated figures nor missing ones (DATA-29)', () => {
    expect(areSimilar('putt.onePuttRate', 'drive.fairwaysHit')).toBe(false);
    expect(placeOfStat('save.sandSaves')).toBeGreaterThanOrEqual(0);
    expect(areSimilar('putt.onePuttRate', 'save.sandSaves')).toBe(false);
  });
});
