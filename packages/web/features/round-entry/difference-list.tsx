import { differenceText, type TypedDifference, typedDifferences } from '@strokebook/golf/entry';
import classes from './entry-screen.module.css';
import { Key } from './pads/key.tsx';
import type { RoundEntry } from './round-entry.ts';

type DifferenceListProps = {
  readonly entry: Pick<RoundEntry, 'run'>;
  readonly hole: RoundEntry['hole'];
  /** Index of the hole in the order of play. */
  readonly at: number;
};

/** What was typed of a hole and differs from its strokes, until one of them is corrected (ENTRY-11). */
export function DifferenceList({ entry: { run }, hole, at }: DifferenceListProps) {
  const differences = typedDifferences(hole);
  if (differences.length === 0) return null;
  const takeCounted = ({ of }: TypedDifference) => run({ kind: 'action', action: withoutTyped(of, at) });
  return (
    <div role="status">
      <ul className="column gap-4" aria-label={`What differs on hole ${hole.card.hole}`}>
        {differences.map((difference) => (
          <li key={difference.of} className={classes.difference}>
            <p>{differenceText(difference)}. Both are kept.</p>
            <Key look="quiet" onClick={() => takeCounted(difference)}>
              Use {difference.counted}
            </Key>
          </li>
        ))}
      </ul>
    </div>
  );
}

function withoutTyped(of: TypedDifference['of'], hole: number) {
  switch (of) {
    case 'score':
      return { kind: of, hole, score: null } as const;
    case 'putts':
      return { kind: of, hole, putts: null } as const;
    case 'penalties':
      return { kind: of, hole, penalties: null } as const;
  }
}
