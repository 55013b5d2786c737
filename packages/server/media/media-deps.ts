import type { Services } from '../services.ts';

/** Services of features with pictures and clips. */
export type MediaDeps = Pick<Services, 'database' | 'files' | 'tokens' | 'uploads' | 'clock' | 'log'>;
