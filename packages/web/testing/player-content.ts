import type { EventChoice, NewsDraft, OwnTournament } from '@strokebook/contract';
import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { writeMp4 } from '@strokebook/server/testing';
import type { TestPlayer } from './real-server.ts';

const LATEST_NEWS = calendarDay('2026-09-14');

/** A story of 2026-09-14 without attachments. */
export const storyOf = (header: string, draft: Partial<NewsDraft> = {}): NewsDraft => ({
  publishedOn: LATEST_NEWS,
  header,
  body: `Body of ${header}`,
  coverMediaId: null,
  imageMediaIds: [],
  clipMediaIds: [],
  links: [],
  videoUrls: [],
  ...draft,
});

/** Publishes such a story as the player. */
export const publishNews = ({ accountId, call }: TestPlayer, header: string, draft?: Partial<NewsDraft>) =>
  call('createNews', { params: { accountId }, body: storyOf(header, draft) });

/** Publishes 'News 1', 'News 2' and so on, each a day older than the previous one. */
export async function publishManyNews(player: TestPlayer, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await publishNews(player, `News ${index + 1}`, { publishedOn: addDays(LATEST_NEWS, -index) });
  }
}

type EventOptions = Partial<EventChoice> & { readonly tournament?: Partial<Omit<OwnTournament, 'name'>> };

/** Adds a two-day tournament in October 2026 to the player's schedule. */
export const addEvent = (
  { accountId, call }: TestPlayer,
  name: string,
  { tournament = {}, ...choice }: EventOptions = {},
) =>
  call('createScheduleEvent', {
    params: { accountId },
    body: {
      status: 'inField',
      isFavorite: false,
      note: null,
      ...choice,
      tournament: {
        name,
        url: null,
        city: 'Amity',
        state: 'CA',
        startDate: calendarDay('2026-10-01'),
        endDate: calendarDay('2026-10-02'),
        numberOfRounds: 2,
        eventType: 'tournament',
        locale: 'national',
        isTeamEvent: false,
        ...tournament,
      },
    },
  });

/** Adds a clip of 640 by 360 pixels to the player's swing videos. */
export const addClip = ({ accountId, call }: TestPlayer, title: string) =>
  call('uploadClip', { params: { accountId }, query: { title }, upload: writeMp4() });

/** Adds a link to the video site to the player's swing videos. */
export const addVideoLink = ({ accountId, call }: TestPlayer, title: string) =>
  call('addVideoLink', { params: { accountId }, body: { url: 'https://youtu.be/demoSwing01', title } });

/** A valid picture file of one pixel. */
export const pictureFile = (name = 'one.png') => new File([ONE_PIXEL], name, { type: 'image/png' });

const ONE_PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
