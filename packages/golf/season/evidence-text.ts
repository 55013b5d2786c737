import { formatStat, partOf, plural } from '../format/index.ts';
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
 * How an area went, why it costs, and how it goes for the players of the standard: '16 of 41 greens. LPGA: 26.' or
 * '6 of 10 fairways, 2 penalties.' Without the standard's count where the player's own is as good: it explains no cost.
 *
 * @param standardLabel null without a standard.
 */
export function evidenceText(area: WorkArea, standardLabel: string | null, units: UnitSystem): string {
  const { evidence, explainedBy } = area;
  if (evidence === null) return sentence([reasonText(explainedBy, units)]);
  const { statId, performance, standard } = evidence;
  const { successes, opportunities } = performance;
  const count = counts[statId.split('.').slice(0, 2).join('.')];
  if (count === undefined) {
    const own = `${statText(statId, performance, units)}.`;
    return standard === null || standardLabel === null
      ? own
      : `${own} ${standardLabel}: ${statText(statId, standard, units)}.`;
  }
  const own = count(partOf(successes, opportunities));
  const theirs = standard === null ? null : Math.round(standard.raw * opportunities);
  const explains = theirs !== null && theirs > successes;
  // A penalty is always worth a word; a distance only where the count explains nothing.
  const why = explainedBy?.kind === 'feetLeft' && explains ? '' : reasonText(explainedBy, units);
  return explains && standardLabel !== null
    ? `${sentence([own, why])} ${standardLabel}: ${theirs}.`
    : sentence([own, why]);
}

function reasonText(reason: WorkArea['explainedBy'], units: UnitSystem): string {
  if (reason === null) return '';
  switch (reason.kind) {
    case 'penalties':
      return `${reason.value} ${reason.value === 1 ? 'penalty' : 'penalties'}`;
    case 'threePutts':
      return plural(reason.value, 'three-putt');
    case 'feetLeft':
      return `${formatStat(reason.value, 'feet', units)} left on average`;
  }
}

/** The parts that say something, as a sentence. */
const sentence = (parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : `${said.join(', ')}.`;
};
