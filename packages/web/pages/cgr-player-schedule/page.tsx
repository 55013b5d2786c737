import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { openScheduleReport } from '../../api/open-schedule-report.ts';
import { ReportPage } from '../../ui/report-page.tsx';

const route = getRouteApi('/cgr/public-player-schedule-report');

/** A player's schedule and results as their report, without menus (CGR-04, CGR-O4). */
export function CgrPlayerSchedulePage() {
  const { api } = useApi();
  const { account } = route.useRouteContext().profile;
  const { accountId } = account;
  const { prefersMetric = false, paper = 'us-letter' } = route.useSearch();
  const body = { ...openScheduleReport(prefersMetric), paper };
  return (
    <ReportPage
      title={`${fullName(account)} - Schedule`}
      preview={useQuery(api.query('previewScheduleReport', { params: { accountId }, body }))}
      onDownload={() => api.call('getScheduleReport', { params: { accountId }, body })}
    />
  );
}
