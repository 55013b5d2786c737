import type { Api } from '../../api/client.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';

/** A round that is being played changes the page, so it asks again every half minute while it is open. */
const REFRESH_MS = 30_000;

/** The week of a team; null for somebody who coaches it no more. */
export const teamRoomQuery = (api: Api, organizationId: number) => ({
  ...api.queryOrNull('getTeamRoom', {
    params: { organizationId },
    query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() },
  }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});
