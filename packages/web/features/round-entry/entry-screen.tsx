// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { type EntryDepth } from '@strokebook/golf/entry';
import { type ReactNode, useState } from 'react';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { CountsPad } from './pads/counts-pad.tsx';
import classes from './entry-screen.module.css';
import { EntryProblemText } from './entry-problem-text.tsx';
import { HoleHead } from './hole-head.tsx';
import { drawingOf } from './hole-view.tsx';
import { HoleTape } from './hole-tape.tsx';
import { MapPad } from './pads/map-pad.tsx';
import type { RoundEntry } from './round-entry.ts';
import { ScorePad } from './pads/score-pad.tsx';
import { StrokeChips } from './stroke-chips.tsx';
import { StrokePad } from './pads/stroke-pad.tsx';

export const depthOptions: readonly { readonly value: EntryDepth; readonly label: string }[] = [
  { value: 'score', label: 'Score' },
  { value: 'counts', label: 'Score and putts' },
  { value: 'strokes', label: 'Every stroke' },
];

type EntryScreenProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  readonly onCard: () => void;
  readonly onMenu: () => void;
  readonly onPenalty: () => void;
  /** Whether the player completes a round, below a line that says what it lacks. */
  readonly isCompleting: boolean;
};

/** One hole on a phone: the hole above, what is tapped in the lower half (ENTRY-31). */
export function EntryScreen({ entry, saveState, onCard, onMenu, onPenalty, isCompleting }: EntryScreenProps) {
  const [isOnMap, setIsOnMap] = useState(false);
  const { state, run } = entry;
  const { depth } = state;
  const hasMap = depth === 'strokes' && entry.course !== null && drawingOf(entry) !== null;
  const showsMap = hasMap && isOnMap && entry.editing === null;
  return (
    <main className={classes.screen} data-depth={depth} data-completing={isCompleting || undefined}>
      {showsMap ? (
        <MapPad {...{ entry, saveState, onCard, onPenalty }} onClose={() => setIsOnMap(false)} />
      ) : (
        <HoleHead {...{ entry, saveState, onCard, onMenu }} />
      )}
      {!showsMap && (
        <>
          {depth === 'strokes' ? <StrokeChips entry={entry} onPenalty={onPenalty} /> : <HoleTape entry={entry} />}
          <div className={classes.depth}>
            <Segmented
              label="What you log"
              value={depth}
              options={depthOptions}
              onChange={(value) => run({ kind: 'depth', depth: value })}
              className={classes.segments}
            />
            {hasMap && (
              <button type="button" className={classes.map} onClick={() => setIsOnMap(true)}>
                Map
              </button>
            )}
          </div>
          <div className={classes.lower}>
            {depth === 'score' && <ScorePad key={entry.index} entry={entry} />}
            {depth === 'counts' && <CountsPad key={entry.index} entry={entry} />}
            {depth === 'strokes' && <StrokePad entry={entry} onPenalty={onPenalty} />}
            {depth !== 'strokes' && <EntryProblemText problem={entry.problem} />}
          </div>
        </>
      )}
    </main>
  );
}
