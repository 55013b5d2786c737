import { Key } from './key.tsx';
import type { RoundEntry } from '../round-entry.ts';

/** Which ball counts, once that is known: the first one, or the provisional one with its penalty (ENTRY-10). */
export function WhichBall({ entry: { run, index, hole, asked } }: { readonly entry: RoundEntry }) {
  const choose = (ball: 'first' | 'provisional') =>
    run({ kind: 'action', action: { kind: 'chooseBall', hole: index, ball } });
  const stroke = hole.strokes[asked.stroke ?? -1];
  return (
    <div className="grid gap-8">
      <Key onClick={() => choose('first')}>
        First ball found
        <small>Play it. The provisional ball does not count.</small>
      </Key>
      <Key onClick={() => choose('provisional')}>
        First ball lost or out of bounds
        <small>
          Play the provisional ball: one penalty stroke
          {stroke === undefined
            ? ''
            : stroke.lie === 'tee'
              ? ', played again from the tee'
              : ', played again from there'}
        </small>
      </Key>
    </div>
  );
}
