import type { Lie } from '@strokebook/golf/model';
import type { Vector } from '../courses/vector.ts';

/** A ball at rest, before the next stroke. */
export type Ball = { readonly at: Vector; readonly lie: Lie };
