import type { StripEvent } from './to-par-strip.ts';
import { MAX_STRIP_ROUNDS } from './to-par-strip.ts';

/** Fewer rounds are read one by one. */
const MIN_ROUNDS = 3;

/**
 * The sentence above the rounds to par: '18 under par over the last 20 tournament rounds, 12 of them under par.' Null for
 * fewer than three rounds, and where none of them was under par: their signs say enough.
 *
 * @param name 'tournament rounds'
 */
export function stripWords(strip: readonly StripEvent[], name: string): string | null {
  const toPars = strip.flatMap(({ rounds }) => rounds.map(({ toPar }) => toPar));
  const under = toPars.filter((toPar) => toPar < 0).length;
  if (toPars.length < MIN_ROUNDS || under === 0) return null;
  const rounds = `${toPars.length === MAX_STRIP_ROUNDS ? 'the last ' : ''}${toPars.length} ${name}`;
  const total = toPars.reduce((sum, toPar) => sum + toPar, 0);
  if (total < 0) return `${-total} under par over ${rounds}, ${under} of them under par.`;
  return `Under par in ${under} of ${rounds}.`;
}
