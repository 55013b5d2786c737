import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { Paper } from '@strokebook/contract';
import { playerReport } from '@strokebook/documents/reports';
import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { storedStandard, useStandard } from '../../features/dashboard/overviews/use-standard.ts';
import { papers } from '../../lib/papers.ts';
import { unitOptions, useUnits } from '../../api/use-units.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { CourseReportRow } from './course-report-row.tsx';
import { ReportRow } from './report-row.tsx';
import classes from './report-viewer.module.css';

const route = getRouteApi('/player/$username/report-viewer');

/** Days that every report can be of, by the names that its address has. */
const timeframes = ['Last 3 Months', 'Last 6 Months', 'Last 12 Months', 'Last 24 Months', 'All Time'];

/** Whether a report takes a standard, a length of rounds and days. */
const isOfPlayer = (name: string): boolean => playerReport(name) !== undefined;

/** The reports of a player that are open to the viewer, to read and to download (PROFILE-O2). */
export function ReportViewerPage() {
  const { api } = useApi();
  const { profile, viewer } = route.useRouteContext();
  const { accountId } = profile.account;
  const [units, setUnits] = useUnits();
  const [paper, setPaper] = useState<Paper>('us-letter');
  const viewerId = viewer?.accountId ?? null;
  const { standards, standard } = useStandard(viewerId, accountId);
  // A report is held against what the dashboard is, unless another standard is chosen here.
  const chosenStandard = storedStandard(viewerId, accountId) === null ? null : (standard?.standardName ?? null);
  const [standardName, setStandardName] = useState<string | null>(null);
  const [holes, setHoles] = useState('');
  const [days, setDays] = useState('');
  const query = useQuery(api.query('listPlayerReports', { params: { accountId } }));
  return (
    <Page title="Reports" lead="The pages of this profile, ready to print or send.">
      <div className={classes.choices}>
        <Segmented label="Units" value={units} options={unitOptions} onChange={setUnits} />
        <Segmented label="Paper" value={paper} options={papers} onChange={setPaper} />
      </div>
      <div className={classes.options}>
        <NativeSelect
          label="Standard"
          data={standards.map(({ standardName: value, label }) => ({ value, label }))}
          value={standardName ?? standard?.standardName ?? ''}
          onChange={({ currentTarget }) => setStandardName(currentTarget.value)}
        />
        <NativeSelect
          label="Rounds of"
          data={[
            { value: '', label: 'The usual length' },
            { value: '18', label: '18 holes' },
            { value: '9', label: '9 holes' },
          ]}
          value={holes}
          onChange={({ currentTarget }) => setHoles(currentTarget.value)}
        />
        <NativeSelect
          label="Days"
          data={[{ value: '', label: 'Each report’s own' }, ...timeframes]}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      </div>
      <QueryState query={query} part="The list of reports" skeleton={<Skeleton height={720} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <Notice title="No report is open to you.">The player decides which pages others see.</Notice>
          ) : (
            <ul className="line-top">
              {reports.map((report) => {
                const search = {
                  accountId,
                  prefersMetric: units === 'metric' ? (true as const) : undefined,
                  paper: paper === 'a4' ? paper : undefined,
                  ...(isOfPlayer(report.name) && {
                    standardName: standardName ?? chosenStandard ?? undefined,
                    holeCount: holes === '' ? undefined : holes === '9' ? (9 as const) : (18 as const),
                    timeframe: days === '' ? undefined : days,
                  }),
                };
                return report.courses === null ? (
                  <ReportRow key={report.name} report={report} search={search} />
                ) : (
                  <CourseReportRow key={report.name} report={report} search={search} courses={report.courses} />
                );
              })}
              {profile.hasFullAccess && <BlankCardRow accountId={accountId} />}
            </ul>
          )
        }
      </QueryState>
    </Page>
  );
}

const BlankCardDialog = lazy(() =>
  import('../../controls/blank-card/blank-card-dialog.tsx').then((module) => ({ default: module.BlankCardDialog })),
);

/** A card to be filled in by hand, at the end of the list of reports (ENTRY-32). */
function BlankCardRow({ accountId }: { readonly accountId: AccountId }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className="text-l">Blank card</h2>
        <p className="readable-m muted">
          A scorecard for the pocket, to write down every stroke: with the pars and yards of a course, or without.
        </p>
      </div>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Print a card…
      </Button>
      {isOpen && (
        <Suspense>
          <BlankCardDialog accountId={accountId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
