import type { RoundDocument } from '@strokebook/golf/model';
import { playLevel } from '../../packages/demo/testing/play-level.ts';

/** A scratch player's first rounds, every shot with its position; the same rounds every time. */
export const playCareer = (rounds: number): readonly RoundDocument[] => playLevel('scratch', rounds);

/** The same player on one course of the demo. */
export const playOnOneCourse = (rounds: number): readonly RoundDocument[] =>
  playLevel('scratch', rounds, 'three-pines');
