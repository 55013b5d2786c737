import type { Lie } from '@strokebook/golf/model';
import type { Vector } from '../courses/vector.ts';

/** A ball at rest, as it will be played. */
export type Ball = { readonly at: Vector; readonly lie: Lie };
