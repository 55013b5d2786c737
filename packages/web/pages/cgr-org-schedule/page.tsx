import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { orgScheduleReport, orgScheduleReportPreviewQuery } from '../../api/report-queries.ts';
import { ReportPage } from '../../ui/report-page.tsx';

const route = getRouteApi('/cgr/org-schedule-report');

/** The schedules of an organization's players as their report, without menus (CGR-04, CGR-O4). */
export function CgrOrgSchedulePage() {
  const { api } = useApi();
  const { organizationId } = route.useRouteContext();
  const { paper } = route.useSearch();
  return (
    <ReportPage
      title="Organization Schedule"
      preview={useQuery(orgScheduleReportPreviewQuery(api, organizationId, paper))}
      onDownload={() =>
        api.call('getOrgScheduleReport', { params: { organizationId }, body: orgScheduleReport(paper) })
      }
    />
  );
}
