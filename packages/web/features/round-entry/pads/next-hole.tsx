import { Key } from './key.tsx';
import type { RoundEntry } from '../round-entry.ts';

/** Opens the next hole in the order of play; nothing on the last one. */
export function NextHole({ entry: { state, index, run } }: { readonly entry: RoundEntry }) {
  const next = state.holes[index + 1];
  return next === undefined ? null : (
    <Key look="main" onClick={() => run({ kind: 'step', by: 1 })}>
      Hole {next.card.hole}
    </Key>
  );
}
