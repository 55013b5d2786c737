import type { LandingSeason } from '@strokebook/contract';
import stored from './season.json' with { type: 'json' };

/** The demo's season, which `npm run generate` computes. */
export const season = stored as unknown as LandingSeason;
