import { SEARCH_MAX_LETTERS, searchTypes } from '@strokebook/contract';
import { z } from 'zod';

/** What is searched and for what, so that a link shows the same (SEARCH-01, SEARCH-02). */
export const SearchSearch = z.object({
  type: z.enum(searchTypes).default('account').catch('account'),
  q: z.string().max(SEARCH_MAX_LETTERS).optional().catch(undefined),
});
