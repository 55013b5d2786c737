import type { Profile } from '@strokebook/contract';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FactBand } from '../../controls/figures/fact-band.tsx';
import { About } from '../../features/about/about.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { PastTournaments } from '../../features/past-tournaments/past-tournaments.tsx';
import { ChartsBlock } from '../../features/player-charts/charts-block.tsx';
import { SwingVideos } from '../../features/swing-videos/swing-videos.tsx';
import { FullScheduleLink, UpcomingEvents } from '../../features/upcoming-events/upcoming-events.tsx';
import { breakpoints } from '../../lib/breakpoints.ts';
import { Card } from '../../ui/pages/card.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { BlockSkeleton } from '../profile/block-skeleton.tsx';
import classes from '../profile/blocks.module.css';
import { defaultChartRange } from '../profile/default-chart-range.ts';
import { FillLink } from '../profile/fill-link.tsx';
import { PlayerCover } from '../profile/player-cover.tsx';
import { RecordBlocks } from '../profile/record-blocks.tsx';
import { usePlayerBlocks, useToday } from '../profile/use-player-blocks.ts';
import stockGolfer from './stock-golfer.svg';

/** Its code comes when it is opened: visitors never need it. */
const ResumeBuilder = lazy(() =>
  import('../../features/resume-builder/resume-builder.tsx').then((module) => ({ default: module.ResumeBuilder })),
);

const route = getRouteApi('/player/$username/resume');
const SIDE_SIZES = `(min-width: ${breakpoints.narrow}px) 340px, (min-width: ${breakpoints.mobile}px) calc(100vw - 296px), calc(100vw - 32px)`;

/** The charts card needs as many rounds in its first chart (PROFILE-17). */
const MIN_ROUNDS = 10;

/** The public profile: only what there is to show (PROFILE-14, PROFILE-16). */
export function ResumePage() {
  const { api } = useApi();
  const { profile, viewer, access } = route.useRouteContext();
  const { account, hasFullAccess } = profile;
  const { builder: isBuilding = false } = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const [isSeenWithout, setIsSeenWithout] = useState(!isBuilding);
  if (!isBuilding && !isSeenWithout) setIsSeenWithout(true);
  const today = useToday(api);
  const blocks = usePlayerBlocks({ viewer, access }, today === null ? null : defaultChartRange(today).dateRange);
  const past = blocks.past.data;
  return (
    <main className={classes.home}>
      <PlayerCover
        account={account}
        viewer={viewer}
        access={access}
        page="resume"
        canContact={profile.canContact}
        schoolColors={profile.schoolColors}
        courseId={past?.season.lastCourseId ?? past?.game?.scores.lastCourseId ?? null}
      />
      <Suspense>
        {isBuilding && hasFullAccess && today !== null && (
          <ResumeBuilder
            accountId={account.accountId}
            today={today}
            onClose={() => {
              // Where it was opened from this page, closing is a step back: the next Back must not open it again.
              if (isSeenWithout) router.history.back();
              else void navigate({ search: {}, replace: true, resetScroll: false });
            }}
          />
        )}
      </Suspense>
      {/* A player without rounds has no empty band (PROFILE-16). */}
      {!blocks.past.isError && <FactBand past={past ?? null} canFill={false} />}
      <div className={classes.body}>
        <div className={classes.blocks}>
          <Sections profile={profile} blocks={blocks} />
        </div>
      </div>
    </main>
  );
}

type SectionsProps = {
  readonly profile: Profile;
  readonly blocks: ReturnType<typeof usePlayerBlocks>;
};

function Sections({ profile, blocks }: SectionsProps) {
  const { account, hasFullAccess } = profile;
  const { charts, past, upcoming, gallery, videos, news } = blocks;
  const isSettled = blocks.isSettled && news.isSettled;
  const hasCharts = (charts.data?.chartData[0]?.includedRounds.length ?? 0) >= MIN_ROUNDS;
  const { tournaments = [], origins = {} } = past.data ?? {};
  const rows = upcoming?.data?.rows ?? [];
  const hasAbout = (account.accountExtraInfo[0]?.about ?? '').trim() !== '';
  // What failed, or is asked again since, is not told as something that is not there.
  const isKnown = [charts, past, upcoming].every((query) => query === null || query.data !== undefined);
  const isBare = tournaments.length === 0 && !hasCharts && !hasAbout && isKnown;
  return (
    <>
      <div className={classes.about}>
        <About account={account} />
      </div>
      <div className={classes.main}>
        {!isSettled && <BlockSkeleton />}
        {isSettled && (
          <>
            {isBare && (
              <>
                <img className={classes.stock} src={stockGolfer} alt="" width={760} height={428} />
                <p>
                  {hasFullAccess
                    ? 'Nothing on this resume yet. Tournaments fill it in by themselves; school and a few words take a minute.'
                    : `${account.firstName} has not filled in a resume yet.`}
                </p>
                <FillLink profile={profile} part="about" />
              </>
            )}
            {past.data !== undefined && past.data.record.roundCount > 0 && <RecordBlocks {...past.data} />}
            {(hasCharts || charts.data === undefined) && (
              <Card title="Performance Trends" hint="Last 24 Months">
                <ChartsBlock title="Performance Trends" query={charts} />
              </Card>
            )}
            {past.data === undefined && (
              <Card title="Past Tournaments">
                <QueryState part="Past Tournaments" query={past} skeleton={<SkeletonRows rows={5} rowHeight={56} />}>
                  {() => null}
                </QueryState>
              </Card>
            )}
            {tournaments.length > 0 && (
              <Card title="Past Tournaments" hint={String(tournaments.length)}>
                <PastTournaments tournaments={tournaments} origins={origins} />
              </Card>
            )}
          </>
        )}
      </div>
      <div className={classes.side}>
        {isSettled && (
          <>
            {upcoming !== null && upcoming.data === undefined && (
              <Card title="Upcoming Events">
                <QueryState part="Upcoming Events" query={upcoming} skeleton={<SkeletonRows rows={5} rowHeight={56} />}>
                  {() => null}
                </QueryState>
              </Card>
            )}
            {rows.length > 0 && (
              <Card title="Upcoming Events" actions={<FullScheduleLink username={account.username} />}>
                <UpcomingEvents rows={rows} isHidden={false} />
              </Card>
            )}
            {gallery !== undefined && gallery.length > 0 && (
              <Card title="Gallery">
                <Gallery items={gallery} sizes={SIDE_SIZES} />
              </Card>
            )}
            {videos.length > 0 && (
              <Card title="Swing Videos">
                <SwingVideos videos={videos} />
              </Card>
            )}
            {news.news.length > 0 && (
              <Card title="Recent News">
                <NewsList accountId={account.accountId} isLoading={false} news={news.news} />
              </Card>
            )}
          </>
        )}
      </div>
    </>
  );
}
