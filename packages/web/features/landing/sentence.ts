import type { LandingSeason } from '@strokebook/contract';

type Gains = LandingSeason['gains'];

const strengths: Readonly<Record<Gains[number]['part'], string>> = {
  offTheTee: 'You gain off the tee.',
  approach: 'You gain with your approaches.',
  aroundTheGreen: 'You gain around the green.',
  putt: 'You gain on the green.',
  total: '',
};
const costs: Readonly<Record<Gains[number]['part'], string>> = {
  offTheTee: 'Tee shots cost',
  approach: 'Approaches cost',
  aroundTheGreen: 'The short game costs',
  putt: 'Putts cost',
  total: '',
};

const partsOf = (gains: Gains): Gains => gains.filter(({ part }) => part !== 'total');

/** 'You gain around the green.'; nothing without a part that gains. */
export function strengthSentence(gains: Gains): string {
  const [best] = partsOf(gains).toSorted((a, b) => b.strokes - a.strokes);
  return best === undefined || best.strokes <= 0 ? '' : strengths[best.part];
}

/** 'Approaches cost' and '2.2 a round'. */
export function costSentence(gains: Gains): { readonly before: string; readonly figure: string } {
  const [worst] = partsOf(gains).toSorted((a, b) => a.strokes - b.strokes);
  return worst === undefined
    ? { before: '', figure: '' }
    : { before: costs[worst.part], figure: `${Math.abs(worst.strokes).toFixed(1)} a round` };
}
