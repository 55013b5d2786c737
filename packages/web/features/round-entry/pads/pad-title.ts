import { strokeTitle } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import type { RoundEntry } from '../round-entry.ts';

/** The title and text of the pad: the stroke, and what the pad asks about it. */
export function padTitle(entry: RoundEntry): { readonly title: string; readonly text: string } {
  const { asked, editing, isInserting, isChipIn, hole, isOffGreen } = entry;
  if (isInserting)
    return { title: `Before stroke ${strokeNumber(hole.strokes, editing ?? 0)}`, text: 'How far, and from where?' };
  if (editing !== null) return { title: strokeTitle(hole, editing), text: 'Correct the distance or the lie' };
  if (isChipIn) return { title: 'Holed', text: 'From where?' };
  // The putt left the green, so the pad asks for the next stroke with any lie.
  if (isOffGreen) return { title: strokeTitle(hole, hole.strokes.length), text: 'How far, and from where?' };
  return asked;
}
