import { grouped } from '@strokebook/golf/format';
import type { Limits } from '@strokebook/golf/model';
import { z } from 'zod';

const rangeOf = ([min, max]: Limits): string => `must be ${grouped(min)} to ${grouped(max)}`;

/** A number within limits. */
export const within = (limits: Limits) => z.number().min(limits[0], rangeOf(limits)).max(limits[1], rangeOf(limits));

/** A whole number within limits. */
export const wholeWithin = (limits: Limits) =>
  z.number().int('must be a whole number').min(limits[0], rangeOf(limits)).max(limits[1], rangeOf(limits));
