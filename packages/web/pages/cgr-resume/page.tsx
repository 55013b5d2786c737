import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { ResumeText } from '../../controls/resume-text/resume-text.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';

const route = getRouteApi('/cgr/resume');

/** A resume as its pages, without menus: of an account, or one that a link was made to (CGR-07, CGR-08, CGR-O4). */
export function CgrResumePage() {
  const { api } = useApi();
  const { report, hash, paper } = route.useRouteContext();
  const { accountId, username, document, svg } = report;
  return (
    <PrintedReport
      heading={document.playerName}
      username={username}
      svg={svg}
      name="The resume"
      onDownload={() =>
        hash === undefined
          ? api.call('getDefaultResumeReportPdf', { params: { accountId }, query: { paper } })
          : api.call('getResumeReportPdf', { params: { hash }, query: { paper } })
      }
    >
      <ResumeText document={document} canFocus />
    </PrintedReport>
  );
}
