import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** What is planned: a course from a tee, and a hole of it; without a hole the round. */
export const PlanSearch = z.object({
  course: optionalParam(z.string().check(z.maxLength(64))),
  tee: optionalParam(z.string().check(z.maxLength(60))),
  hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))),
});
export type PlanSearch = Readonly<z.infer<typeof PlanSearch>>;
