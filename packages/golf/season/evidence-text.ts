import type { UnitSystem } from '../model/index.ts';
import { statText } from '../stats/index.ts';
import type { WorkArea } from './work-areas.ts';

/** How golfers count each stat: '16 of 41 greens', 'holed 12 of 20'. */
const counts: Readonly<Record<string, (fraction: string) => string>> = {
  'drive.fairwaysHit': (fraction) => `${fraction} fairways`,
  'approach.greenHit': (fraction) => `${fraction} greens`,
  'save.upAndDown': (fraction) => `Up and down ${fraction}`,
  'putt.made': (fraction) => `Holed ${fraction}`,
};

/**
 * How an area went, and how it goes for the players of the standard: '16 of 41 greens. LPGA: 26.'
 *
 * @param standardLabel null without a standard.
 */
export function evidenceText({ evidence }: WorkArea, standardLabel: string | null, units: UnitSystem): string {
  if (evidence === null) return '';
  const { statId, performance, standard } = evidence;
  const { successes, opportunities } = performance;
  const count = counts[statId.split('.').slice(0, 2).join('.')];
  const own = count === undefined ? statText(statId, performance, units) : count(`${successes} of ${opportunities}`);
  if (standard === null || standardLabel === null) return `${own}.`;
  const theirs =
    count === undefined ? statText(statId, standard, units) : String(Math.round(standard.raw * opportunities));
  return `${own}. ${standardLabel}: ${theirs}.`;
}
