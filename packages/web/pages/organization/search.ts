import { playerSorts } from '@strokebook/golf/organization';
import { z } from 'zod';

/** How the players are sorted; by name where nothing is said. */
export const OrganizationSearch = z.object({ sort: z.enum(playerSorts).optional().catch(undefined) });
