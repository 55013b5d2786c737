import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import type { Player } from '../people/build-accounts.ts';
import { mainUsernames } from '../people/cast.ts';
import { createRandom } from '../random.ts';
import type { DemoAccount, DemoClip, DemoDrawing, DemoMedia, DemoNewsItem } from '../types.ts';
import { drawLandscape, drawPortrait } from './pictures.ts';

const scenes = [
  'Morning on the first tee',
  'The long walk to eighteen',
  'After the rain',
  'Practice green, late',
  'Dunes and wind',
  'Behind the ninth green',
  'Team day',
  'Last light',
] as const;

const stories = [
  {
    header: 'A week of wedges in the sun',
    body: 'Spring break without a beach: six days, nine hundred wedges, and a notebook that says how far each of them flew.',
  },
  {
    header: 'Scholar-athlete of the month',
    body: 'Good grades and a fairway percentage to match. The department noticed both.',
  },
  {
    header: 'Notes from the winter block',
    body: 'Twelve weeks of wedges, three of putting and none at all of driver. The numbers on the dashboard moved where they were meant to.',
  },
  {
    header: 'Why I log every shot',
    body: 'I used to remember the good ones. Now the list says where the strokes go, and practice starts there.',
  },
  {
    header: 'New to the travelling squad',
    body: 'Five rounds of qualifying, one place left, and a 71 when it counted.',
  },
  {
    header: 'A lesson in the wind',
    body: 'Saltmarsh in March is no place for high wedges. A short piece about flighting it down, with two pictures and a swing.',
  },
  {
    header: 'Volunteering with the juniors',
    body: 'Forty children, two hundred plastic balls and a very patient greenkeeper.',
  },
] as const;

/** Eleven characters like real ids; no such videos exist, so nothing external is ever loaded. */
const videoIds = ['demoSwing01', 'demoSwing02', 'demoSwing03'] as const;
const clips: readonly DemoClip[] = [
  { kind: 'clip', name: 'swing-1' },
  { kind: 'clip', name: 'swing-2' },
];
const videoUrl = (index: number) => `https://www.youtube.com/watch?v=${videoIds[index % videoIds.length]}`;

export function portraitOf(account: DemoAccount, today: CalendarDay): DemoMedia {
  return {
    accountId: account.accountId,
    mediaId: `portrait-${account.accountId}`,
    use: 'profilePicture',
    title: `${account.firstName} ${account.lastName}`,
    isFeatured: false,
    takenOn: addDays(today, -200),
    content: { kind: 'svg', svg: drawPortrait(account.username), width: 320, height: 320 },
  };
}

/** Pictures, swings and news of a player: many for the main player, few or none for others. */
export function mediaOf({ account, persona }: Player, seed: string, today: CalendarDay) {
  const random = createRandom(`${seed}/media/${account.username}`);
  const isMain = persona.username === mainUsernames.player;
  const isActive = persona.diet.eighteens >= 30;
  const { accountId } = account;
  const picture = (mediaId: string, use: DemoMedia['use'], title: string, isFeatured: boolean): DemoMedia => ({
    accountId,
    mediaId,
    use,
    title,
    isFeatured,
    takenOn: addDays(today, -random.int(5, 400)),
    content: landscapeOf(mediaId),
  });
  const gallery = Array.from({ length: isMain ? 6 : isActive ? random.int(0, 4) : 0 }, (_, i) =>
    picture(`gallery-${accountId}-${i + 1}`, 'gallery', scenes[(i + accountId) % scenes.length] as string, i < 4),
  );
  const swings = Array.from(
    { length: isMain ? 3 : isActive ? random.int(0, 2) : 0 },
    (_, i): DemoMedia => ({
      accountId,
      mediaId: `swing-${accountId}-${i + 1}`,
      use: 'swingVideo',
      title: ['Driver, face on', 'Seven iron, down the line', 'Bunker, slow motion'][i % 3] as string,
      isFeatured: i === 0,
      takenOn: addDays(today, -random.int(5, 300)),
      // The main player's first two swings are clips; all others are external videos.
      content: (isMain ? clips[i] : undefined) ?? { kind: 'url', url: videoUrl(i) },
    }),
  );
  const newsCount = isMain ? stories.length : isActive ? random.int(0, 3) : 0;
  const told = isMain ? stories : random.shuffle(stories).slice(0, newsCount);
  const newsPictures: DemoMedia[] = [];
  const newsItems = told.map((story, i): DemoNewsItem => {
    // Cycles through one, two, three and no pictures, because the dialog has a layout for each.
    const pictures = Array.from({ length: i % 4 === 3 ? 0 : (i % 3) + 1 }, (_, p) =>
      picture(`news-${accountId}-${i + 1}-${p + 1}`, 'news', story.header, false),
    );
    newsPictures.push(...pictures);
    return {
      accountId,
      newsId: `news-${accountId}-${i + 1}`,
      publishedOn: addDays(today, -(4 + i * random.int(18, 40))),
      header: story.header,
      body: story.body,
      coverMediaId: pictures[0]?.mediaId ?? null,
      imageMediaIds: pictures.map(({ mediaId }) => mediaId),
      links: i % 2 === 0 ? [{ url: 'https://example.com/news', label: 'Full report' }, ...videoLinks(i)] : [],
      videoUrls: i % 5 === 2 ? [videoUrl(i)] : [],
      clipMediaIds: isMain && i === 5 ? swings.slice(0, 1).map(({ mediaId }) => mediaId) : [],
    };
  });
  return { media: [...gallery, ...swings, ...newsPictures], newsItems };
}

/** A link whose label is a video's address is shown as the video itself (HOME-22). */
const videoLinks = (index: number) => (index % 4 === 0 ? [{ url: videoUrl(index), label: videoUrl(index) }] : []);

function landscapeOf(mediaId: string): DemoDrawing {
  const [width, height] = isPortraitFormat(mediaId) ? [600, 800] : [960, 600];
  return { kind: 'svg', svg: drawLandscape(mediaId, width, height), width, height };
}

/** Some pictures are upright, for the rule about portrait images (HOME-26). */
const isPortraitFormat = (mediaId: string) => mediaId.endsWith('3');
