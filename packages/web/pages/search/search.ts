import { MAX_SEARCH_LETTERS, searchTypes } from '@strokebook/contract';
import { catch as catching, z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** Text and kind of the search in the address, so that links show the same (SEARCH-01, SEARCH-02). */
export const SearchSearch = z.object({
  type: catching(z.enum(searchTypes), 'account'),
  q: optionalParam(z.string().check(z.maxLength(MAX_SEARCH_LETTERS))),
});
