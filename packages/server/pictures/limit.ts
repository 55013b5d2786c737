import { createLimit } from '../limit.ts';

/** Pictures worked on at a time: an upload of many must leave room for everything else that the server does. */
const PICTURES_AT_ONCE = 2;

export const pictureLimit = createLimit(PICTURES_AT_ONCE);
