import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** State of the start of a round in its address: Back returns to the step before. */
export const StartSearch = z.object({
  /** The player for whom a coach or parent enters the round; omitted for one's own. */
  player: optionalParam(z.string().check(z.maxLength(60))),
  /** The chosen course; omitted for the last one. */
  course: optionalParam(z.string().check(z.maxLength(64))),
  /** `course`: choosing one; `new`: typing one that is not listed; `card`: typing pars and tees of the chosen one. */
  step: optionalParam(z.enum(['course', 'new', 'card'])),
  /** What is searched, and the name of a new course. */
  q: optionalParam(z.string().check(z.maxLength(120))),
});
export type StartSearch = z.infer<typeof StartSearch>;
