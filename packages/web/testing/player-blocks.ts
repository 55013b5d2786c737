import type { GalleryItem, NewsItem, Picture, ScheduleRow, SwingVideo } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';

const pictureOf = (name: string, width = 800, height = 600): Picture => ({
  url: `/${name}-${width}.webp`,
  width,
  height,
  variants: [
    { width: width / 2, url: `/${name}-${width / 2}.webp` },
    { width, url: `/${name}-${width}.webp` },
  ],
});

export const galleryOf = (count: number): GalleryItem[] =>
  Array.from({ length: count }, (_, index) => {
    const picture = pictureOf(`g${index + 1}`);
    const [mediaId, title] = [`g${index + 1}`, `Picture ${index + 1}`];
    return { mediaId, title, isFeatured: true, takenOn: '2026-05-01', picture, mediaUrl: picture.url };
  });

export const swingOf = (title: string, swing: Partial<SwingVideo> = {}): SwingVideo => ({
  mediaId: title,
  title,
  isFeatured: true,
  takenOn: '2026-05-01',
  kind: 'clip',
  url: `/${title}.webm`,
  poster: null,
  width: 640,
  height: 480,
  ...swing,
});

export const newsOf = (header: string, item: Partial<NewsItem> = {}): NewsItem => ({
  newsId: header,
  publishedOn: '2026-09-14',
  formattedDate: 'Sep 14, 2026',
  header,
  version: 'first',
  body: `Body of ${header}`,
  coverPhoto: null,
  images: [],
  links: [],
  attached: { coverMediaId: null, imageMediaIds: [], clipMediaIds: [], videoUrls: [] },
  videos: [],
  ...item,
});

export const scheduleRowOf = (tournamentName: string, row: Partial<ScheduleRow> = {}): ScheduleRow => ({
  accountId: 1,
  tournamentId: tournamentName,
  tournamentName,
  tournamentUrl: null,
  courseName: null,
  city: 'Amity',
  state: 'CA',
  startDate: calendarDay('2026-10-01'),
  endDate: calendarDay('2026-10-02'),
  numberOfRounds: 2,
  eventType: 'tournament',
  locale: 'national',
  isTeamEvent: false,
  status: 'inField',
  isFavorite: false,
  result: null,
  ...row,
});
