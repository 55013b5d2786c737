import { strokesGainedStats } from '../overview/index.ts';
import { placeOfStat } from '../stats/index.ts';
import { teamParts } from './team-parts.ts';

/** The columns of a tally that the page of a team reads, in the order of `teamParts`. */
export const gainPlaces: readonly number[] = teamParts.map((part) => placeOfStat(strokesGainedStats[part]));
