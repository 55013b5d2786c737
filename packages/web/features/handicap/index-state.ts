import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** All settings of the page Index in the address. */
export const IndexState = z.object({
  /** The tee of 'What if' and of the Course Handicap, as `writeTee` writes it; omitted for the last one played. */
  tee: optionalParam(z.string().check(z.maxLength(20))),
  /** Whether the chart shows all scores instead of those of a year. */
  all: optionalParam(z.literal(true)),
});
export type IndexState = Readonly<z.infer<typeof IndexState>>;
