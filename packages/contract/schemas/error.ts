// The browser reads this too, so it uses only this part of Zod.
import { z } from 'zod/mini';

/** A problem of the input: where (a JSON path) and what. */
export const Problem = z.object({ path: z.string(), message: z.string() });
export type Problem = z.infer<typeof Problem>;

export const ErrorReply = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    problems: z.optional(z.array(Problem)),
  }),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
