import type { OutputOf } from '@strokebook/contract';
import { type AccountId, hasLevel } from '@strokebook/golf/access';
import type { RatedHoles } from '@strokebook/golf/handicap';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { CourseHandicap } from '../../features/handicap/course-handicap.tsx';
import { IndexChart } from '../../features/handicap/index-chart.tsx';
import { IndexHead } from '../../features/handicap/index-head.tsx';
import { LatestScores } from '../../features/handicap/latest-scores.tsx';
import { NotInRecord, RecordNotes } from '../../features/handicap/record-notes.tsx';
import { readTee, writeTee } from '../../features/handicap/tee-text.ts';
import { useTeeOutlook } from '../../features/handicap/use-tee-outlook.ts';
import { WhatIf } from '../../features/handicap/what-if.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { useToday } from '../profile/use-player-blocks.ts';
import classes from './index-page.module.css';

const route = getRouteApi('/player/$username/index');

type Report = OutputOf<'getEstimatedIndex'>;

/** The estimated index with everything that it is made of (INDEX-07 to INDEX-10). */
export function IndexPage() {
  const { api } = useApi();
  const { profile, viewer, access } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { accountId, username } = profile.account;
  const query = useQuery(api.query('getEstimatedIndex', { params: { accountId } }));
  const today = useToday(api);
  const isOwn = viewer?.accountId === accountId;
  const entry = hasLevel(viewer, access, 'enter') ? { player: isOwn ? undefined : username } : null;
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return (
    <main className={classes.page}>
      <QueryState part="Index" query={query} skeleton={<Skeleton height={720} />}>
        {(report) => (
          <>
            <IndexHead
              report={report}
              entry={entry}
              editedId={profile.hasFullAccess ? accountId : null}
              isOwn={isOwn}
            />
            <IndexChart
              points={report.points}
              window={report.window}
              today={today}
              showsAll={search.all === true}
              onShowAll={(showsAll) => set({ all: showsAll ? true : undefined })}
            />
            {report.index === null ? (
              <NotInRecord rounds={report.uncounted} />
            ) : (
              <Record
                accountId={accountId}
                posterId={entry === null ? null : accountId}
                report={report}
                tee={readTee(search.tee ?? '') ?? report.tees[0] ?? STANDARD_TEE}
                onTee={(tee) => set({ tee: writeTee(tee) })}
              />
            )}
          </>
        )}
      </QueryState>
    </main>
  );
}

/** For a player whose rounds all ended early: a course of standard difficulty. */
const STANDARD_TEE: RatedHoles = { holeCount: 18, courseRating: 72, slopeRating: 113, par: 72 };

type RecordProps = {
  readonly accountId: AccountId;
  readonly posterId: AccountId | null;
  readonly report: Report;
  readonly tee: RatedHoles;
  readonly onTee: (tee: RatedHoles) => void;
};

function Record({ accountId, posterId, report, tee, onTee }: RecordProps) {
  const outlook = useTeeOutlook(accountId, tee);
  const { tees } = report;
  return (
    <>
      <div className={classes.columns}>
        <LatestScores report={report} posterId={posterId} />
        <div className={classes.beside}>
          <WhatIf tees={tees} tee={tee} outlook={outlook} onTee={onTee} />
          <RecordNotes report={report} />
          <NotInRecord rounds={report.uncounted} />
        </div>
      </div>
      <CourseHandicap tees={tees} tee={tee} outlook={outlook} onTee={onTee} />
    </>
  );
}
