import { playerSorts } from '@strokebook/golf/organization';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** How the players are sorted; by name where nothing is said. */
export const OrganizationSearch = z.object({ sort: optionalParam(z.enum(playerSorts)) });
