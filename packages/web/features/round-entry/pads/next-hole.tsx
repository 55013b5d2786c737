import { holeToPlay } from '@strokebook/golf/entry';
import { Key } from './key.tsx';
import type { RoundEntry } from '../round-entry.ts';

/** Opens the hole that is played, also after an earlier one was corrected; nothing at the end of the round. */
export function NextHole({ entry: { state, index, soFar, run } }: { readonly entry: RoundEntry }) {
  const played = holeToPlay(state);
  const isBack = soFar.missing.length > 0 && played > index + 1;
  const at = isBack ? played : index + 1;
  const next = state.holes[at];
  return next === undefined ? null : (
    <Key look="main" onClick={() => run({ kind: 'goTo', hole: at })}>
      {isBack ? 'Back to hole' : 'Hole'} {next.card.hole}
    </Key>
  );
}
