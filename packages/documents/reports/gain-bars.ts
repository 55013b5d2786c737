import { strokesGainedNames, type StrokesGainedPart, strokesGainedStats } from '@strokebook/golf/overview';
import type { StatFigure, StatReport } from '@strokebook/golf/stats';
import { certainGains } from '@strokebook/golf/strokes-gained';
import { barsOf, type ReportBar } from '../report/blocks/bars.ts';
import { textOf } from '../report/blocks/text.ts';
import type { ReportBlock } from '../report/document.ts';
import { basisText, figuresById } from './stat-text.ts';

/** In order of play. */
const partsInPlay = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly StrokesGainedPart[];

export const gainParts = partsInPlay.map((part) => [part, strokesGainedNames[part]] as const);

/** Beside headings of strokes gained, which are never measured against the report's standard. */
export const GAIN_BASELINE = 'strokes a round, against PGA TOUR players from the same places';

const GAINED_ON = 'The line is the 95% interval, and what is drawn as an outline may be chance.';

/** Strokes gained as a bar; none if nothing was logged. @param real ids of those that are likely real */
export function gainBar(
  figure: StatFigure,
  label: string,
  real: ReadonlySet<string>,
  basis = basisText(figure),
): readonly ReportBar[] {
  const { performance } = figure;
  if (performance === null) return [];
  const { raw, interval, formatted } = performance;
  return [
    {
      label,
      basis,
      value: raw,
      text: formatted,
      interval,
      tone: toneOfGain(raw),
      isSure: real.has(figure.id),
    },
  ];
}

/** Equal to the baseline is neither better nor worse. */
export const toneOfGain = (gained: number): ReportBar['tone'] =>
  gained === 0 ? null : gained < 0 ? 'worse' : 'better';

/** The total and the four categories. */
export function gainsByCategory(stats: readonly StatReport[]): ReportBlock {
  const [byId, real] = [figuresById(stats), certainGains(stats)];
  const bars = [['total', 'Total'] as const, ...gainParts].flatMap(([part, label]) => {
    const figure = byId.get(strokesGainedStats[part]);
    return figure === undefined ? [] : gainBar(figure, label, real);
  });
  if (bars.length === 0) return textOf('No round was logged well enough for strokes gained.');
  return barsOf('Strokes gained by category', bars, [GAINED_ON]);
}
