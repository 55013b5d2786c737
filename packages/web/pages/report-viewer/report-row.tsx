import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport } from '../../api/download-report.ts';
import { reportRequest, type ReportSearch } from '../../api/report-request.ts';
import { usePdfExport } from '../../controls/pdf-export/use-pdf-export.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Snackbar } from '../../ui/dialogs/snackbar.tsx';
import classes from './report-viewer.module.css';

export type ListedReport = {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** What it still needs to show anything. */
  readonly missing: string | null;
};

type ReportRowProps = {
  readonly report: ListedReport;
  /** The search parameters of its address. */
  readonly search: ReportSearch;
  /** Additional controls of this report. */
  readonly children?: ReactNode;
};

/** A report: its title and description, a link to its pages, and a download button. */
export function ReportRow({ report: { name, title, about, missing }, search, children }: ReportRowProps) {
  const { api } = useApi();
  const request = reportRequest(name, search);
  const pdf = usePdfExport();
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className="text-l">
          {missing === null ? (
            <Link
              to="/cgr/$report"
              params={{ report: name }}
              search={search}
              className="inline-row touch accent strong"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="readable-m muted">{about}</p>
        {missing === null ? children : <p className="note">{missing}</p>}
      </div>
      {missing === null && (
        <BusyButton
          variant="default"
          isInactive={pdf.isRunning}
          aria-label={`Download PDF: ${title}`}
          disabled={request === null}
          onClick={() => request !== null && void pdf.start(() => downloadReport(api, request))}
        >
          Download PDF
        </BusyButton>
      )}
      <Snackbar said={pdf.said} onClose={pdf.close} />
    </li>
  );
}
