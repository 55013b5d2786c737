import type { RoundSummary } from '../model/index.ts';
import { scoreToPar } from './score.ts';

/** How far a round in progress is, as a leaderboard says it: 'thru 7, −1' (ENTRY-29). */
export function progressText({ holesPlayed, score, par }: Pick<RoundSummary, 'holesPlayed' | 'score' | 'par'>): string {
  if (holesPlayed === 0) return 'not started';
  return score === null || par === null ? `thru ${holesPlayed}` : `thru ${holesPlayed}, ${scoreToPar(score - par)}`;
}
