import { Skeleton } from '@mantine/core';
import type { Paper } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { papers } from '../../lib/papers.ts';
import { useUnits } from '../../lib/use-units.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import classes from './report-viewer.module.css';
import { CourseReportRow } from './course-report-row.tsx';
import { ReportRow } from './report-row.tsx';

const route = getRouteApi('/player/$username/report-viewer');

const unitOptions = [
  { value: 'imperial', label: 'Yards' },
  { value: 'metric', label: 'Metres' },
] as const;

/** The reports of a player that are open to the viewer, to read and to download (PROFILE-O2). */
export function ReportViewerPage() {
  const { api } = useApi();
  const { profile } = route.useRouteContext();
  const { accountId } = profile.account;
  const [units, setUnits] = useUnits();
  const [paper, setPaper] = useState<Paper>('us-letter');
  const query = useQuery(api.query('listPlayerReports', { params: { accountId } }));
  return (
    <Page title="Reports" lead="What the pages of this profile show, ready to be printed or sent.">
      <div className={classes.choices}>
        <Segmented label="Units" value={units} options={unitOptions} onChange={setUnits} />
        <Segmented label="Paper" value={paper} options={papers} onChange={setPaper} />
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
                  // A resume has no lengths that depend on units.
                  prefersMetric: units === 'metric' && report.name !== 'resume' ? (true as const) : undefined,
                  paper: paper === 'a4' ? paper : undefined,
                };
                return report.courses === null ? (
                  <ReportRow key={report.name} report={report} search={search} />
                ) : (
                  <CourseReportRow key={report.name} report={report} search={search} courses={report.courses} />
                );
              })}
            </ul>
          )
        }
      </QueryState>
    </Page>
  );
}
