import { expect, it } from 'vitest';
import type { Certainty } from './contrast.ts';
import type { CompareMetric, MetricFigure } from './metrics.ts';
import { mostDifferent } from './most-different.ts';

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
          better: 'left',
          effect,
          chance: 0.001,
          formattedValue: '+1',
          formattedInterval: null,
        },
});
const metric = (parent: MetricFigure, ...children: readonly MetricFigure[]): CompareMetric => ({ ...parent, children });

it('lists the surest differences first, then the largest beside their uncertainty, one of each stat (DATA-29)', () => {
  const categories = [
    {
      shotType: 'Putt' as const,
      verdict: null,
      metrics: [
        metric(figure('likely and large', 'likely', 9)),
        metric(figure('clear', 'clear', 3), figure('its child', 'clear', 4), figure('its other child', 'likely', 8)),
        metric(figure('cannot be told', 'cannotTell', 20), figure('a child that can', 'likely', 2)),
        metric(figure('has none', null)),
      ],
    },
    { shotType: 'Save' as const, verdict: null, metrics: [metric(figure('clearer', 'clear', 5))] },
  ];
  expect(mostDifferent(categories)).toEqual(['clearer', 'its child', 'likely and large', 'a child that can']);
});
