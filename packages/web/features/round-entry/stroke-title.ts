import { strokesOf } from '@strokebook/golf/facts';
import { scoreMark } from '@strokebook/golf/scorecard';
import { ordinalPutt } from './ordinal-putt.ts';
import type { RoundEntry } from './round-entry.ts';

/** What the pad asks, in two lines: which stroke, and what of it. */
export function strokeTitle(entry: RoundEntry): { readonly title: string; readonly question: string } {
  const { question, editing, isInserting, isChipIn, hole, isOffGreen } = entry;
  if (isInserting) return { title: `Before stroke ${(editing ?? 0) + 1}`, question: 'How far, and from where?' };
  if (editing !== null) return { title: `Stroke ${editing + 1}`, question: 'Correct the distance or the lie' };
  if (isChipIn) return { title: 'Holed', question: 'From where?' };
  switch (question.kind) {
    case 'done':
      return hole.isPickedUp
        ? { title: 'Picked up', question: 'This hole has no score' }
        : { title: `Hole ${hole.card.hole} is in`, question: 'Tap a stroke to correct it' };
    case 'provisional':
      return { title: 'Provisional ball', question: 'Which ball counts?' };
    case 'place': {
      if (question.isOwnBall)
        return { title: `Stroke ${question.stroke + 1} again`, question: 'Where did your own ball lie?' };
      if (question.isDrop) return { title: `Stroke ${question.stroke + 1}`, question: 'Where was the ball dropped?' };
      if (question.stroke === 0) return { title: 'From the tee', question: 'How long is the hole?' };
      return { title: `Stroke ${question.stroke + 1}`, question: 'How far, and from where?' };
    }
    default: {
      const title = `Stroke ${question.stroke + 1}${isOffGreen ? '' : `, ${ordinalPutt(hole, question.stroke)} putt`}`;
      if (isOffGreen) return { title: `Stroke ${hole.strokes.length + 1}`, question: 'How far, and from where?' };
      return { title, question: question.kind === 'puttLength' ? 'How long is it?' : toParIfHoled(entry) };
    }
  }
}

const names = { eagle: 'For eagle', birdie: 'For birdie', par: 'For par', bogey: 'For bogey', double: 'Holed?' };

function toParIfHoled({ hole }: RoundEntry): string {
  return names[scoreMark(strokesOf(hole.strokes) - hole.card.par)];
}
