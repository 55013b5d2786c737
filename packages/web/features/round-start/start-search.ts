import { z } from 'zod';

/** State of the start of a round in its address: Back returns to the step before. */
export const StartSearch = z.object({
  /** The player for whom a coach or parent enters the round; omitted for one's own. */
  player: z.string().max(60).optional().catch(undefined),
  /** The chosen course; omitted for the last one. */
  course: z.string().max(64).optional().catch(undefined),
  /** `course`: choosing one; `new`: typing one that is not listed; `card`: typing pars and tees of the chosen one. */
  step: z.enum(['course', 'new', 'card']).optional().catch(undefined),
  /** What is searched, and the name of a new course. */
  q: z.string().max(120).optional().catch(undefined),
});
export type StartSearch = z.infer<typeof StartSearch>;
