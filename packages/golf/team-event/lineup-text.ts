import { decimal, signed } from '../format/index.ts';
import type { ExpectedScore, Swap } from './expected-score.ts';

/** '+9': strokes over the course ratings. */
export const expectedText = ({ strokes }: ExpectedScore): string => signed(Math.round(strokes), 0);

/** 'Nine of ten such events end between +1 and +18.' */
export const rangeText = ({ low, high }: ExpectedScore): string =>
  `Nine of ten such events end between ${signed(Math.round(low), 0)} and ${signed(Math.round(high), 0)}.`;

/** 'cannot tell, 1.3 a round apart'; 'clearly 0.9 a round better for the team'. */
export function swapText({ strokes, apart, certainty }: Swap): string {
  if (certainty === 'cannotTell') return `cannot tell, ${decimal(Math.abs(apart), 1)} a round apart`;
  const word = certainty === 'clear' ? 'clearly' : 'likely';
  return `${word} ${decimal(Math.abs(strokes), 1)} a round ${strokes < 0 ? 'better' : 'worse'} for the team`;
}
