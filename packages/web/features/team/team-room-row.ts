import type { OutputOf } from '@strokebook/contract';

/** A player of a team's page. */
export type TeamRoomRow = OutputOf<'getTeamRoom'>['players'][number];
