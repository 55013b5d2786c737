import type { AccountId } from '@strokebook/golf/access';
import { Button, Skeleton } from '@mantine/core';
import type { Paper } from '@strokebook/contract';
import { type ComparePage, comparePages } from '@strokebook/documents/compare-report';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport } from '../../api/download-report.ts';
import type { ReportRequest } from '../../api/report-request.ts';
import { breakpoints } from '../../lib/breakpoints.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { papers } from '../../lib/papers.ts';
import { saveFile } from '../../lib/save-file.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import { useUnits } from '../../api/use-units.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { ReportPages } from '../../ui/reports/report-pages.tsx';
import { UnprintedLetters } from '../../ui/reports/unprinted-letters.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { useWindowSize } from '../../ui/use-window-size.ts';
import { type CompareSetup, writeState } from './sides/compare-setup.ts';
import classes from './report-dialog.module.css';

const DIALOG_WIDTH = 1080;
const NARROW_DIALOG_WIDTH = 420;

type ReportDialogProps = {
  readonly accountId: AccountId;
  readonly setup: CompareSetup;
  readonly onPages: (pages: readonly ComparePage[]) => void;
  readonly onClose: () => void;
};

/** Selects the report's pages, with a preview, and downloads it (CMP-23 to CMP-26). */
export function ReportDialog({ accountId, setup, onPages, onClose }: ReportDialogProps) {
  const { api } = useApi();
  const navigate = useNavigate();
  // A narrower window has no room for a preview (CMP-25, UX-O1).
  const hasPreview = useWindowSize().width >= breakpoints.compact;
  const [paper, setPaper] = useState<Paper>('us-letter');
  const [pages, setPages] = useState(() =>
    comparePages.filter((page) => setup.leftComponents.reportPages.includes(page)),
  );
  const [units] = useUnits();
  const prefersMetric = units === 'metric';
  const request = {
    report: 'compare-stats',
    accountId,
    state: writeState(setup),
    paper,
    prefersMetric,
    timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
  } as const;
  const generate = useMutation({
    mutationFn: () => downloadReport(api, request),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  /** Keeps the comparison as it is now; the link of the report shows it whatever is chosen later (CGR-06). */
  const keep = useMutation({
    mutationFn: async (use: (hash: number) => unknown) => {
      const { hash } = await api.call('saveCompareState', { params: { accountId }, body: request.state });
      return use(hash);
    },
  });
  const open = (hash: number) =>
    navigate({
      to: '/cgr/$report',
      params: { report: 'compare-stats' },
      search: { hash, paper, prefersMetric: prefersMetric || undefined },
    });
  const copyLink = (hash: number) =>
    copyAddress(
      `${location.origin}/cgr/compare-stats?hash=${hash}&paper=${paper}${prefersMetric ? '&prefersMetric=true' : ''}`,
    );
  const toggle = (page: ComparePage) => {
    const next = comparePages.filter((one) => (one === page ? !pages.includes(one) : pages.includes(one)));
    setPages(next);
    // A saved comparison has at least one page.
    if (next.length > 0) onPages(next);
  };
  return (
    <Dialog
      title="Compare Stats Report Options"
      isTitleHidden={!hasPreview}
      size={hasPreview ? DIALOG_WIDTH : NARROW_DIALOG_WIDTH}
      onClose={onClose}
    >
      <div className={classes.report} data-preview={hasPreview || undefined}>
        <div className="column gap-16">
          <fieldset className={classes.pages}>
            <legend>Pages</legend>
            {comparePages.map((page) => (
              <CheckRow key={page} isChecked={pages.includes(page)} onChange={() => toggle(page)}>
                {page}
              </CheckRow>
            ))}
          </fieldset>
          <Segmented label="Paper" options={papers} value={paper} onChange={setPaper} />
          <p role="status" className="note">
            {typeof keep.data === 'string' && keep.data}
          </p>
          {keep.isError && <Failure>{`The link could not be made. ${keep.error.message}`}</Failure>}
          {generate.isError && (
            <p className={classes.failure} role="alert">
              The report could not be generated. {generate.error.message}
            </p>
          )}
          <div className="row-wrap gap-12">
            <Button variant="default" disabled={pages.length === 0 || keep.isPending} onClick={() => keep.mutate(open)}>
              Open Report
            </Button>
            <Button
              variant="default"
              disabled={pages.length === 0 || keep.isPending}
              onClick={() => keep.mutate(copyLink)}
            >
              Copy Link
            </Button>
          </div>
          <div className="row-wrap gap-12">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={pages.length === 0} loading={generate.isPending} onClick={() => generate.mutate()}>
              Generate Report
            </Button>
          </div>
        </div>
        {hasPreview && <Preview request={request} isEmpty={pages.length === 0} />}
      </div>
    </Dialog>
  );
}

type PreviewProps = {
  readonly request: ReportRequest;
  readonly isEmpty: boolean;
};

/** The rendered pages; the previous ones stay until new ones are rendered. */
function Preview({ request, isEmpty }: PreviewProps) {
  const { api } = useApi();
  const query = useQuery({
    ...api.query('previewReport', { body: request }),
    placeholderData: keepPreviousData,
    enabled: !isEmpty,
  });
  return (
    // Scrolling elements must be focusable.
    <section className={classes.preview} aria-label="Preview" tabIndex={0} aria-busy={query.isPlaceholderData}>
      {isEmpty ? (
        <p className="muted">Choose a page to see it here.</p>
      ) : (
        <QueryState query={query} part="The preview" skeleton={<Skeleton height={700} />}>
          {({ svg, document }) => (
            <>
              {document !== null && <UnprintedLetters document={document} />}
              <ReportPages svg={svg} isOld={query.isPlaceholderData} />
            </>
          )}
        </QueryState>
      )}
    </section>
  );
}
