import { createLimit } from '../lib/limit.ts';

/** Max number of pictures processed at a time, so that a large upload leaves processor time for other requests. */
const PICTURES_AT_ONCE = 2;

export const pictureLimit = createLimit(PICTURES_AT_ONCE);
