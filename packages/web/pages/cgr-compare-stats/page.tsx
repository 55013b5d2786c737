import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { compareReportPreviewQuery } from '../../api/report-queries.ts';
import { ReportPage } from '../../ui/report-page.tsx';

const route = getRouteApi('/cgr/compare-stats');

/** A kept comparison as its report, without menus (CGR-06, CGR-O4). */
export function CgrCompareStatsPage() {
  const { api } = useApi();
  const { accountId, state } = route.useRouteContext().kept;
  const { paper = 'us-letter' } = route.useSearch();
  const body = { ...state, paper };
  return (
    <ReportPage
      title="Compare Stats"
      preview={useQuery(compareReportPreviewQuery(api, accountId, body))}
      onDownload={() => api.call('getCompareReport', { params: { accountId }, body })}
    />
  );
}
