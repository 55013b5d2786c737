import { FINAL_ROUND } from '../model/index.ts';

/** 'Round 2' or 'Final round'. */
export const roundNumberName = (roundNumber: number): string =>
  roundNumber === FINAL_ROUND ? 'Final round' : `Round ${roundNumber}`;

/** 'R2' or 'Final'. */
export const shortRoundNumberName = (roundNumber: number): string =>
  roundNumber === FINAL_ROUND ? 'Final' : `R${roundNumber}`;
