import { entryDocument, lackingHoles } from '@strokebook/golf/entry';
import { strokesOf } from '@strokebook/golf/facts';
import { plural } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import { Key } from './pads/key.tsx';
import { holeList } from './round-card.tsx';
import type { RoundEntry } from './round-entry.ts';
import classes from './complete-bar.module.css';

/** More would take a second line of a phone. */
const MAX_NAMED = 4;

type CompleteBarProps = {
  readonly entry: RoundEntry;
  readonly onHole: (index: number) => void;
  /** The way back to the list of rounds. */
  readonly back: ReactNode;
};

/** Leads through the holes that lack strokes or a score, and back to the list (IMPORT-04). */
export function CompleteBar({ entry, onHole, back }: CompleteBarProps) {
  const lacking = lackingHoles(entryDocument(entry.state));
  const text = lackText(entry.hole);
  const named = lacking.length > MAX_NAMED ? plural(lacking.length, 'hole') : sentenceCase(holeList(entry, lacking));
  const next = lacking.find((at) => at > entry.index) ?? lacking.find((at) => at !== entry.index);
  return (
    <aside aria-label="Complete this round" className={classes.bar}>
      <p role="status" className={classes.text}>
        {lacking.length === 0
          ? 'Nothing is missing any more.'
          : `${named} ${lacking.length === 1 ? 'lacks' : 'lack'} strokes or a score.`}
        {text !== null && ` ${text}`}
      </p>
      {next !== undefined && (
        <Key look="quiet" aria-label={`Go to hole ${entry.state.holes[next]?.card.hole}`} onClick={() => onHole(next)}>
          Hole {entry.state.holes[next]?.card.hole}
        </Key>
      )}
      {back}
    </aside>
  );
}

/** What the open hole lacks, as its card says another score than its strokes. */
function lackText({ card, score, strokes }: RoundEntry['hole']): string | null {
  const played = strokesOf(strokes);
  return score === undefined || strokes.length === 0 || played === score
    ? null
    : `Hole ${card.hole} has ${played} of its ${plural(score, 'stroke')}.`;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
