import type { RoundDocument } from '@strokebook/golf/model';
import { playLevel } from '../../packages/demo/testing/play-level.ts';

/** A scratch player's rounds with every shot and position; the same rounds every time. */
export const playCareer = (rounds: number): readonly RoundDocument[] => playLevel('scratch', rounds);

/** Rounds of the same player on a single course. */
export const playOnOneCourse = (rounds: number): readonly RoundDocument[] =>
  playLevel('scratch', rounds, 'three-pines');
