import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** Whether the builder lies over the page; what else it says is nothing. */
export const ResumeSearch = z.object({ builder: optionalParam(z.literal(true)) });
