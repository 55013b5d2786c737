import type { WireCompareFilter } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import {
  calendarFeeds,
  compareStates,
  mediaItems,
  newsItems,
  resumeReports,
  resumeSettings,
  scheduleEvents,
  tournaments,
} from '../schema/index.ts';
import { accountTable, DAY } from './account-table.ts';
import { exportedFileName, exportedPosterName } from './exported-file-names.ts';
import { exportOf, mapRows, readPages, rowsOf } from './table-export.ts';

export const mediaExport = exportOf(
  'media',
  {
    ...mapRows(rowsOf(mediaItems), (row, accountId) => ({ accountId, ...row })),
    leftOut: { drawing: 'is what the files of a picture of the demo are made of; the picture stands as base64' },
  },
  [
    ['media', 'mediaId'],
    ['use', 'use'],
    ['title', 'title'],
    ['featured', 'isFeatured'],
    ['taken on', 'takenOn'],
    ['file', exportedFileName],
    ['poster', exportedPosterName],
    ['kind', 'kind'],
    ['width (pixels)', 'width'],
    ['height (pixels)', 'height'],
    ['address', 'url'],
  ],
  (row) => {
    const { drawing: _, ...fields } = row;
    return fields;
  },
);

/** A side of a comparison as text; that of another player without round ids, which belong to that player. */
function withoutRoundsOfOthers(text: string, accountId: AccountId): string {
  const filter = JSON.parse(text) as WireCompareFilter;
  if (filter.player.accountId === accountId) return text;
  return JSON.stringify({ ...filter, advancedFilter: { ...filter.advancedFilter, rounds: [] } });
}

/** The schedule with public data of its tournaments. */
const scheduledEvents = {
  leftOut: {},
  read: (query: Queryable, accountId: AccountId) =>
    readPages(scheduleEvents, accountId, (key) =>
      query
        .select({
          key,
          row: {
            tournamentId: scheduleEvents.tournamentId,
            name: tournaments.name,
            startDate: tournaments.startDate,
            endDate: tournaments.endDate,
            city: tournaments.city,
            state: tournaments.state,
            status: scheduleEvents.status,
            isFavorite: scheduleEvents.isFavorite,
            note: scheduleEvents.note,
            noteBy: scheduleEvents.noteBy,
            noteAt: scheduleEvents.noteAt,
            isNoteShared: scheduleEvents.isNoteShared,
            result: scheduleEvents.result,
            url: tournaments.url,
            numberOfRounds: tournaments.numberOfRounds,
            eventType: tournaments.eventType,
            locale: tournaments.locale,
            isTeamEvent: tournaments.isTeamEvent,
            isOwn: sql<boolean>`coalesce(${tournaments.madeByAccountId} = ${accountId}, false)`,
          },
        })
        .from(scheduleEvents)
        .leftJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId)),
    ),
};

export const tablesOfSchedule = {
  scheduleEvents: accountTable(scheduleEvents, {
    what: 'scheduled tournaments',
    exported: exportOf('schedule', scheduledEvents, [
      ['tournament', 'name'],
      ['tournament id', 'tournamentId'],
      ['first day', 'startDate'],
      ['last day', 'endDate'],
      ['city', 'city'],
      ['state', 'state'],
      ['status', 'status'],
      ['favorite', 'isFavorite'],
      ['note', 'note'],
      ['note by account', 'noteBy'],
      ['note at', 'noteAt'],
      ['note shared', 'isNoteShared'],
      ['result', 'result'],
      ['web page', 'url'],
      ['rounds', 'numberOfRounds'],
      ['kind', 'eventType'],
      ['level', 'locale'],
      ['team event', 'isTeamEvent'],
      ['made by me', 'isOwn'],
    ]),
    isArchived: true,
    merged: 'copied',
    references: { noteBy: 'noteAuthor' },
  }),
};

/** What pages of a profile show. */
export const tablesOfPages = {
  newsItems: accountTable(newsItems, {
    what: 'news',
    exported: exportOf('news', rowsOf(newsItems), [
      ['news', 'newsId'],
      ['published on', 'publishedOn'],
      ['header', 'header'],
      ['text', 'body'],
      ['attachments', 'attachments'],
    ]),
    isArchived: true,
    merged: 'byRule',
  }),
  mediaItems: accountTable(mediaItems, {
    what: 'pictures and videos',
    exported: mediaExport,
    isArchived: true,
    merged: 'byRule',
  }),
};

/** Comparisons and resumes with their links, and addresses of calendars. */
export const tablesOfLinks = {
  compareStates: accountTable(compareStates, {
    what: 'kept comparisons',
    // Who opened them is not stored.
    exported: exportOf(
      'comparisons',
      mapRows(rowsOf(compareStates), (row, accountId) => ({
        ...row,
        leftFilter: withoutRoundsOfOthers(row.leftFilter, accountId),
        rightFilter: withoutRoundsOfOthers(row.rightFilter, accountId),
      })),
      [
        ['comparison', 'hash'],
        ['left', 'leftFilter'],
        ['right', 'rightFilter'],
        ['left cards', 'leftComponentSelections'],
        ['right cards', 'rightComponentSelections'],
        ['metrics', 'metricsSelections'],
        ['made by me or my circle', 'isOwn'],
        ['made at', 'createdAt'],
        ['last opened at', 'lastUsedAt'],
      ],
    ),
    isArchived: true,
    merged: 'left',
    endsAs: 'links to comparisons',
    key: { kind: 'comparison', column: compareStates.hash },
  }),
  resumeSettings: accountTable(resumeSettings, {
    what: 'resume settings',
    exported: exportOf('resumeSettings', rowsOf(resumeSettings), [
      ['chosen', 'settings'],
      ['timeframes', 'timeframes'],
    ]),
    isArchived: true,
    merged: 'left',
  }),
  resumeReports: accountTable(resumeReports, {
    what: 'kept resumes',
    // Who opened them is not stored.
    exported: exportOf('resumes', rowsOf(resumeReports), [
      ['resume', 'hash'],
      ['chosen', 'state'],
      ['made at', 'createdAt'],
      ['ends at', 'expiresAt'],
      ['times opened', 'viewCount'],
    ]),
    isArchived: true,
    merged: 'left',
    endsAs: 'links to resumes',
    references: { madeById: 'otherParty' },
    key: { kind: 'resume', column: resumeReports.hash },
    oldRows: [
      {
        name: 'resumeLinks',
        what: 'links to a resume, with the selections that they show',
        column: resumeReports.expiresAt,
        keptFor: 90 * DAY,
        since: 'they expired',
        why: "a season: the player's list of links says that they have ended, and how often they were opened",
      },
    ],
  }),
  calendarFeeds: accountTable(calendarFeeds, {
    what: 'addresses of calendars',
    exported: 'is a secret address, which the schedule shows its owner',
    isArchived: true,
    merged: 'left',
    endsAs: 'addresses of calendars',
    references: { readerId: 'otherParty' },
  }),
};
