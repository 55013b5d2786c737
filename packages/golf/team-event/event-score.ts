import { asciiDigits } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { readTyped } from '../qualifier/index.ts';
import type { EventCell, EventScore } from './team-event.ts';

/** Reads what is typed or pasted for a round: '74', '+2', 'E', 'WD', 'DQ', 'N' (TEAM-34); null for anything else. */
export function readEventScore(text: string, par: Int): EventScore | null {
  const plain = asciiDigits(text).replaceAll(/[\s.]/g, '').toUpperCase();
  if (/^(DQ|DSQ)$/.test(plain)) return { kind: 'disqualified' };
  if (/^(DNF|RTD|RET)$/.test(plain)) return { kind: 'withdrawn' };
  if (/^(DNS|NR)$/.test(plain)) return { kind: 'noCard' };
  const typed = readTyped(text, par);
  if (typed === null || typed.kind === 'score') return typed;
  return typed.kind === 'excused' ? null : { kind: typed.kind };
}

const words = { withdrawn: 'WD', disqualified: 'DQ', noCard: 'NC' } as const;

/** '74', 'WD', 'DQ', 'NC'. */
export const eventScoreText = (score: EventScore): string =>
  score.kind === 'score' ? String(score.strokes) : words[score.kind];

/** A round of a player as it stands: official before the card, and a round in progress as its holes so far. */
export type StandingScore =
  | { readonly kind: 'score'; readonly strokes: Int; readonly toPar: Int }
  | { readonly kind: 'running'; readonly toPar: Int; readonly thru: Int }
  | { readonly kind: 'withdrawn' | 'disqualified' | 'noCard' };

/** What stands of a cell. @param par of the round's course; null for nothing yet */
export function standingOf(cell: EventCell | undefined, par: Int): StandingScore | null {
  if (cell?.typed != null) {
    const { score } = cell.typed;
    return score.kind === 'score' ? { ...score, toPar: score.strokes - par } : score;
  }
  if (cell?.card == null) return null;
  const { strokes, par: parOfHoles, isFinished, thru } = cell.card;
  const toPar = strokes - parOfHoles;
  return isFinished ? { kind: 'score', strokes, toPar } : { kind: 'running', toPar, thru };
}

/** 'card 74, official 75'; '' where they agree. */
export function differenceOf({ card, typed }: EventCell): string {
  if (card === null || !card.isFinished || typed === null) return '';
  const official = eventScoreText(typed.score);
  return official === String(card.strokes) ? '' : `card ${card.strokes}, official ${official}`;
}
