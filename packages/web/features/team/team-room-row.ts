import type { OutputOf } from '@strokebook/contract';

/** What the page of a team says. */
export type TeamRoom = OutputOf<'getTeamRoom'>;

/** A player of a team's page. */
export type TeamRoomRow = TeamRoom['players'][number];
