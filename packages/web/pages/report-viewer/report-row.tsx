import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport } from '../../api/download-report.ts';
import { type ReportRequest, reportRequest, type ReportSearch } from '../../api/report-request.ts';
import { saveFile } from '../../lib/save-file.ts';
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
  const download = useMutation({
    mutationFn: (body: ReportRequest) => downloadReport(api, body),
    onSuccess: saveFile,
  });
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className="text-l">
          {missing === null ? (
            <Link to="/cgr/$report" params={{ report: name }} search={search} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={classes.about}>{about}</p>
        {missing === null ? children : <p className="note">{missing}</p>}
        {download.isError && (
          <p role="alert" className={classes.failed}>
            The report could not be generated. {download.error.message}
          </p>
        )}
      </div>
      {missing === null && (
        <Button
          variant="default"
          size="md"
          loading={download.isPending}
          aria-label={`Download PDF: ${title}`}
          disabled={request === null}
          onClick={() => request !== null && download.mutate(request)}
        >
          Download PDF
        </Button>
      )}
    </li>
  );
}
