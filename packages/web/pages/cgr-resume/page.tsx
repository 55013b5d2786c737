import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';
import { ReportText } from '../../ui/report-text.tsx';

const route = getRouteApi('/cgr/resume');

/** A resume as its pages, without menus: of an account, or one that a link was made to (CGR-07, CGR-08, CGR-O4). */
export function CgrResumePage() {
  const { api } = useApi();
  const { report, hash, paper } = route.useRouteContext();
  const { accountId, username, document, svg } = report;
  return (
    <PrintedReport
      heading={document.subject}
      line={document.subtitle}
      username={username}
      svg={svg}
      name="The resume"
      onDownload={() =>
        hash === undefined
          ? api.call('getDefaultResumeReportPdf', { params: { accountId }, query: { paper } })
          : api.call('getResumeReportPdf', { params: { hash }, query: { paper } })
      }
    >
      <ReportText document={document} canFocus />
    </PrintedReport>
  );
}
