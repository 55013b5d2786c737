import type { OutputOf } from '@strokebook/contract';
import { readRange, writeRange } from '@strokebook/golf/calendar';
import { formatShortRange } from '@strokebook/golf/format';
import { summarizeUpcoming } from '@strokebook/golf/schedule';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { DateRange } from '../../controls/date-range/date-range.tsx';
import { FactBand } from '../../controls/figures/fact-band.tsx';
import { About } from '../../features/about/about.tsx';
import { ClubGame } from '../../features/club-game/club-game.tsx';
import { ShownIndex } from '../../features/club-game/shown-index.tsx';
import { Featured } from '../../features/featured/featured.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { PastTournaments } from '../../features/past-tournaments/past-tournaments.tsx';
import { ChartsBlock } from '../../features/player-charts/charts-block.tsx';
import { SwingVideos } from '../../features/swing-videos/swing-videos.tsx';
import { FullScheduleLink, UpcomingEvents } from '../../features/upcoming-events/upcoming-events.tsx';
import { breakpoints } from '../../lib/breakpoints.ts';
import { Card } from '../../ui/pages/card.tsx';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { BlockSkeleton } from '../profile/block-skeleton.tsx';
import classes from '../profile/blocks.module.css';
import { defaultChartRange } from '../profile/default-chart-range.ts';
import { PlayerCover } from '../profile/player-cover.tsx';
import { FillLink } from '../profile/fill-link.tsx';
import { RecordBlocks } from '../profile/record-blocks.tsx';
import { usePlayerBlocks, useToday } from '../profile/use-player-blocks.ts';

// Only for players who show it.
const LastRound = lazy(() =>
  import('../../features/round-story/last-round.tsx').then((module) => ({ default: module.LastRound })),
);

const route = getRouteApi('/player/$username/summary');
const SIDE_SIZES = `(min-width: ${breakpoints.narrow}px) 340px, (min-width: ${breakpoints.mobile}px) calc(100vw - 296px), calc(100vw - 32px)`;

/** The player home: an overview of a player. */
export function SummaryPage() {
  const { api } = useApi();
  const { profile, viewer, access } = route.useRouteContext();
  const { account, hasFullAccess } = profile;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = useToday(api);
  const chosen =
    today === null ? null : (readRange(search.range ?? '', today, formatShortRange) ?? defaultChartRange(today));
  const blocks = usePlayerBlocks({ viewer, access }, chosen?.dateRange ?? null);
  const lastRound = useQuery(api.query('getLastRoundStory', { params: { accountId: access.accountId } }));
  // A card that appears later would move the others.
  const isSettled = blocks.isSettled && !lastRound.isLoading;
  const { username } = account;
  const past = blocks.past.data;
  const hasTournaments = past !== undefined && past.record.roundCount > 0;
  return (
    <main className={classes.home}>
      <PlayerCover
        account={account}
        viewer={viewer}
        access={access}
        page="summary"
        canContact={profile.canContact}
        schoolColors={profile.schoolColors}
        courseId={past?.season.lastCourseId ?? past?.game?.scores.lastCourseId ?? null}
      />
      {!blocks.past.isError && <FactBand past={past ?? null} canFill={hasFullAccess} />}
      <div className={classes.body}>
        <div className={classes.blocks}>
          <div className={classes.main}>
            {!isSettled || chosen === null || today === null ? (
              <BlockSkeleton />
            ) : (
              <>
                {blocks.past.isError && <FailedQuery part="Tournament averages" query={blocks.past} />}
                {hasTournaments && (
                  <>
                    <RecordBlocks {...past} />
                    <Card title="Results">
                      <PastTournaments {...past} />
                    </Card>
                  </>
                )}
                {lastRound.data?.shown != null && (
                  <Card title="Last tournament round">
                    <Suspense>
                      <LastRound shown={lastRound.data.shown} />
                    </Suspense>
                  </Card>
                )}
                <ShownIndex viewer={viewer} access={access} username={username} />
                {past?.game != null && <ClubGame game={past.game} username={username} hasStrip={hasTournaments} />}
                {(hasTournaments || (past?.game == null && hasFullAccess)) && (
                  <Card
                    title="Performance Trends"
                    actions={
                      <DateRange
                        value={chosen}
                        today={today}
                        onChange={(next) =>
                          void navigate({ search: { range: writeRange(next, today) }, resetScroll: false })
                        }
                      />
                    }
                  >
                    <ChartsBlock title="Performance Trends" query={blocks.charts} />
                  </Card>
                )}
                {(blocks.featured.length > 0 || hasFullAccess) && (
                  <Card title="Featured Tournaments">
                    {blocks.featured.length === 0 ? (
                      <>
                        <p className="readable-s muted">
                          Mark a tournament of your schedule as a favorite to feature it here.
                        </p>
                        <FillLink profile={profile} part="schedule" />
                      </>
                    ) : (
                      <Featured tournaments={blocks.featured} />
                    )}
                  </Card>
                )}
              </>
            )}
          </div>
          {/* Beside the results where there is room, and after them on phones: figures come first (FIRST-08). */}
          <div className={classes.about}>
            <About account={account}>
              <FillLink profile={profile} part="about" />
            </About>
          </div>
          <div className={classes.side}>
            {isSettled && (
              <>
                {blocks.upcoming !== null && (hasFullAccess || !isWithoutEvents(blocks.upcoming.data)) && (
                  <Card title="Upcoming Events" actions={<FullScheduleLink username={username} />}>
                    <QueryState
                      part="Upcoming Events"
                      query={blocks.upcoming}
                      skeleton={<SkeletonRows rows={5} rowHeight={56} />}
                    >
                      {({ rows, isComingHidden }) => (
                        <>
                          <UpcomingEvents rows={rows} isHidden={isComingHidden} />
                          {summarizeUpcoming(rows).events.length === 0 && (
                            <FillLink profile={profile} part="schedule" />
                          )}
                        </>
                      )}
                    </QueryState>
                  </Card>
                )}
                {blocks.gallery !== undefined && (blocks.gallery.length > 0 || hasFullAccess) && (
                  <Card title="Gallery">
                    {blocks.gallery.length > 0 ? (
                      <Gallery items={blocks.gallery} sizes={SIDE_SIZES} />
                    ) : (
                      <FillLink profile={profile} part="pictures" />
                    )}
                  </Card>
                )}
                {(blocks.videos.length > 0 || hasFullAccess) && (
                  <Card title="Swing Videos">
                    {blocks.videos.length > 0 ? (
                      <SwingVideos videos={blocks.videos} />
                    ) : (
                      <FillLink profile={profile} part="videos" />
                    )}
                  </Card>
                )}
                <Card title="News">
                  <NewsList accountId={account.accountId} isLoading={!blocks.news.isSettled} news={blocks.news.news} />
                  {blocks.news.isSettled && blocks.news.news.length === 0 && <FillLink profile={profile} part="news" />}
                </Card>
              </>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

/** A visitor is not shown that there is no event; that events are hidden is said. */
const isWithoutEvents = (upcoming: OutputOf<'getSchedule'> | undefined): boolean =>
  upcoming !== undefined && !upcoming.isComingHidden && summarizeUpcoming(upcoming.rows).events.length === 0;
