import { type EntryHole, strokesFromTee } from '@strokebook/golf/entry';
import { strokeNumber, strokesOf } from '@strokebook/golf/facts';
import { scoreMark } from '@strokebook/golf/scorecard';
import type { RoundEntry } from './round-entry.ts';

/** What the pad asks, in two lines: which stroke, and what of it. */
export function strokeTitle(entry: RoundEntry): { readonly title: string; readonly question: string } {
  const { question, editing, isInserting, isChipIn, hole, isOffGreen } = entry;
  const numbered = (stroke: number) => `Stroke ${strokeNumber(strokesFromTee(hole), stroke)}`;
  if (isInserting)
    return { title: `Before stroke ${strokeNumber(hole.strokes, editing ?? 0)}`, question: 'How far, and from where?' };
  if (editing !== null) return { title: numbered(editing), question: 'Correct the distance or the lie' };
  if (isChipIn) return { title: 'Holed', question: 'From where?' };
  switch (question.kind) {
    case 'done':
      return hole.isPickedUp
        ? { title: 'Picked up', question: 'This hole has no score' }
        : { title: `Hole ${hole.card.hole} is done`, question: 'Tap a stroke to correct it' };
    case 'provisional':
      return { title: 'Provisional ball', question: 'Which ball counts?' };
    case 'place': {
      if (question.isOwnBall)
        return { title: `${numbered(question.stroke)} again`, question: 'Where did your own ball lie?' };
      if (question.isDrop) return { title: numbered(question.stroke), question: 'Where was the ball dropped?' };
      if (question.stroke === 0) return { title: 'From the tee', question: 'How long is the hole?' };
      return { title: numbered(question.stroke), question: 'How far, and from where?' };
    }
    default: {
      const title = `${numbered(question.stroke)}${isOffGreen ? '' : `, ${ordinalPutt(hole, question.stroke)} putt`}`;
      if (isOffGreen) return { title: numbered(hole.strokes.length), question: 'How far, and from where?' };
      return { title, question: question.kind === 'puttLength' ? 'How long is it?' : toParIfHoled(entry) };
    }
  }
}

const names = { eagle: 'For eagle', birdie: 'For birdie', par: 'For par', bogey: 'For bogey', double: 'Holed?' };

function toParIfHoled({ hole }: RoundEntry): string {
  return names[scoreMark(strokesOf(hole.strokes) - hole.card.par)];
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Which putt of the hole a stroke is: 'first', 'second'. */
function ordinalPutt({ strokes }: EntryHole, stroke: number): string {
  const before = strokes.slice(0, stroke).filter(({ lie }) => lie === 'green').length;
  return ordinals[before] ?? `${before + 1}th`;
}
