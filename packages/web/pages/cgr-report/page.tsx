import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { playerReportCall } from '../../api/report-queries.ts';
import { PrintedReport } from '../../ui/printed-report.tsx';
import { ReportText } from '../../ui/report-text.tsx';

const route = getRouteApi('/cgr/$report');

/** Any of the reports of a player, without menus (CGR-04, CGR-05, CGR-O4). */
export function CgrReportPage() {
  const { api } = useApi();
  const { report, request } = route.useRouteContext();
  const { username, document, svg } = report;
  return (
    <PrintedReport
      heading={document.subject}
      line={`${document.heading}, ${document.subtitle}`}
      username={username}
      svg={svg}
      name="The report"
      onDownload={() => api.call('getPlayerReportPdf', playerReportCall(request))}
    >
      <ReportText document={document} canFocus />
    </PrintedReport>
  );
}
