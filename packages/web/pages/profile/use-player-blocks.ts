import { type AccountAccess, canSee, features, type Viewer } from '@strokebook/golf/access';
import type { CalendarDay, DayRange } from '@strokebook/golf/calendar';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/api-context.tsx';
import { bestTenChartsQuery, featuredTournamentsQuery, pastTournamentsQuery } from '../../api/player-queries.ts';
import { scheduleQuery } from '../../api/schedule-queries.ts';
import { useGallery } from '../../features/gallery/use-gallery.ts';
import { useNews } from '../../features/news/use-news.ts';
import { useSwingVideos } from '../../features/swing-videos/use-swing-videos.ts';
import { dayOf, useTimeZoneOffset } from '../../lib/today.ts';

/** The day of a pinned clock, else the browser's; null until it is known which. Renders again when the day changes. */
export function useToday(api: Api): CalendarDay | null {
  const offset = useTimeZoneOffset();
  const { data } = useQuery(api.query('getSettings', {}));
  return data === undefined ? null : dayOf(data.today, offset);
}

type Visit = { readonly viewer: Viewer | null; readonly access: AccountAccess };

/**
 * The data of the player home and the public resume, as far as it is open to the viewer. Blocks are shown together once
 * all of them have loaded or failed, so that none moves another.
 */
export function usePlayerBlocks({ viewer, access }: Visit, chartRange: DayRange | null) {
  const { api } = useApi();
  const { accountId } = access;
  const offset = useTimeZoneOffset();
  const hasSchedule = canSee(viewer, access, features.schedule);
  const hasGallery = canSee(viewer, access, features.gallery);
  const charts = useQuery({
    ...bestTenChartsQuery(api, accountId, chartRange ?? { start: null, end: null }),
    enabled: chartRange !== null,
  });
  const past = useQuery(pastTournamentsQuery(api, accountId, offset));
  const featured = useQuery(featuredTournamentsQuery(api, accountId, offset));
  const upcoming = useQuery({ ...scheduleQuery(api, accountId, 'upcoming', [], offset), enabled: hasSchedule });
  const gallery = useGallery(accountId, 'featured', hasGallery);
  const swings = useSwingVideos(accountId, hasGallery);
  const news = useNews(accountId);
  useEffect(() => {
    if (featured.error !== null) console.error('Error fetching featured tournaments:', featured.error);
  }, [featured.error]);
  return {
    charts,
    past,
    /** Null if the schedule is closed to the viewer. */
    upcoming: hasSchedule ? upcoming : null,
    /** Empty if they cannot be loaded (ABOUT-11). */
    featured: featured.data?.favTournaments ?? [],
    gallery: gallery.items,
    videos: swings.videos,
    news,
    // Retrying a failed block does not hide the others.
    isSettled:
      [charts, past, featured, ...(hasSchedule ? [upcoming] : [])].every(
        (query) => !query.isPending || query.isFetched,
      ) &&
      gallery.isSettled &&
      swings.isSettled,
  };
}
