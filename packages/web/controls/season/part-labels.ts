import type { StrokesGainedPart } from '@strokebook/golf/overview';

export const partLabels: Readonly<Record<StrokesGainedPart, string>> = {
  total: 'Total',
  offTheTee: 'Off the tee',
  approach: 'Approach',
  aroundTheGreen: 'Around the green',
  putt: 'Putting',
};
