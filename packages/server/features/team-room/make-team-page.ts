import { teamPage } from '@strokebook/documents/team-page';
import { teamFileName } from '@strokebook/golf/format';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import { RequestError } from '../../http/request-error.ts';
import type { ReportMaker } from '../../reports/report-maker.ts';
import type { Services } from '../../services.ts';
import type { TeamRooms } from './team-rooms.ts';

/** A team's week on paper, of its players whom the caller sees. */
export const createTeamPageMaker =
  ({
    query,
    clock,
    teamRooms,
  }: Pick<Services, 'query' | 'clock'> & { readonly teamRooms: TeamRooms }): ReportMaker<'team-page'> =>
  async ({ orgId, squadId, timeZoneOffsetMinutes }, { holder }) => {
    const viewer = holder === null ? null : await loadViewer(query, holder);
    refuseLostHolder(holder, viewer);
    const today = clock.today(timeZoneOffsetMinutes);
    const { name, room } = await teamRooms.read(orgId, viewer, today);
    const squad = room.squads.find((one) => one.squadId === squadId);
    if (squadId !== undefined && squad === undefined) throw new RequestError('NOT_FOUND');
    const teamName = squad === undefined ? name : `${name}, ${squad.name}`;
    const document = teamPage({ teamName, room, squadId: squadId ?? null });
    return {
      document,
      hasWords: false,
      author: name,
      username: null,
      title: `${document.heading} - ${teamName}`,
      pageTitle: document.heading,
      fileName: teamFileName(teamName, today),
      today,
    };
  };
