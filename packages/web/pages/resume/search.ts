import { z } from 'zod';

/** Whether the builder lies over the page; what else it says is nothing. */
export const ResumeSearch = z.object({ builder: z.literal(true).optional().catch(undefined) });
