import { strokeTitle } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import type { RoundEntry } from '../round-entry.ts';

/** What the pad asks, in two lines: which stroke, and what of it. */
export function padTitle(entry: RoundEntry): { readonly title: string; readonly text: string } {
  const { asked, editing, isInserting, isChipIn, hole, isOffGreen } = entry;
  if (isInserting)
    return { title: `Before stroke ${strokeNumber(hole.strokes, editing ?? 0)}`, text: 'How far, and from where?' };
  if (editing !== null) return { title: strokeTitle(hole, editing), text: 'Correct the distance or the lie' };
  if (isChipIn) return { title: 'Holed', text: 'From where?' };
  // The missed putt left the green: the next stroke is asked for before it is stored.
  if (isOffGreen) return { title: strokeTitle(hole, hole.strokes.length), text: 'How far, and from where?' };
  return asked;
}
