import type { DrawnHoles } from '@strokebook/contract';
import stored from './holes.json' with { type: 'json' };

/** Holes of the demo, which `npm run generate` draws. */
export const drawnHoles = stored as unknown as DrawnHoles;
