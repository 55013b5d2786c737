import type { AccountId } from '@strokebook/golf/access';
import { Button } from '@mantine/core';
import type { Paper } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { hasPages } from '@strokebook/documents/resume-builder';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport } from '../../api/download-report.ts';
import { errorText } from '../../api/error-text.ts';
import { usePdfExport } from '../../controls/pdf-export/use-pdf-export.ts';
import { breakpoints } from '../../lib/breakpoints.ts';
import { useUnits } from '../../api/use-units.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';
import { useWindowSize } from '../../ui/use-window-size.ts';
import { PageSkeleton, PreviewPane } from './preview-pane.tsx';
import { resumeStartQuery, whereOneIs } from './queries.ts';
import classes from './resume-builder.module.css';
import { SelectionsPane } from './selections-pane.tsx';
import { type ResumeChoice, useResumeChoice } from './use-resume-choice.ts';

const NO_DATA = 'No data found for new date range, reverting to previous.';

type ResumeBuilderProps = {
  readonly accountId: AccountId;
  readonly today: CalendarDay;
  readonly onClose: () => void;
};

/**
 * Chooses what a college coach will read, beside its pages, and makes the file or a link of it (RESUME-01, RESUME-02).
 * Only 'Save as my public resume' changes what the resume page shows (RESUME-O13); Cancel drops changes (RESUME-O9).
 */
export function ResumeBuilder({ accountId, today, onClose }: ResumeBuilderProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  // A narrower window has no preview (RESUME-03, UX-01).
  const hasPreview = useWindowSize().width >= breakpoints.mobile;
  const start = useQuery(resumeStartQuery(api, accountId));
  const [refused, setRefused] = useState<Said | null>(null);
  const { choice, change, restore, askedRange, askRange } = useResumeChoice(start.data, () =>
    setRefused({ text: NO_DATA }),
  );
  const closeRefused = () => setRefused(null);
  const [paper, setPaper] = useState<Paper>('us-letter');
  const [units] = useUnits();
  const prefersMetric = units === 'metric';
  const pdf = usePdfExport();
  const loading = useLoadingMessage((start.isPending && !start.isError) || askedRange !== null);
  const save = useMutation({
    mutationFn: (settings: ResumeChoice['settings']) =>
      api.call('saveResumeSettings', { params: { accountId }, query: whereOneIs(), body: settings }),
    onSuccess: () => {
      queryClient.removeQueries({
        queryKey: ['previewReport', { body: { report: 'resume', accountId, settings: undefined } }],
      });
      pdf.say({ text: 'Saved. Your resume page shows it from now on.' });
    },
    onError: (error) => pdf.say({ text: `The resume could not be saved. ${errorText(error)}`, tone: 'error' }),
  });
  const download = ({ settings }: ResumeChoice) =>
    pdf.start(() =>
      downloadReport(api, { report: 'resume', accountId, settings, paper, prefersMetric, ...whereOneIs() }),
    );
  return (
    <Dialog
      title="Resume Preview"
      isTitleHidden={!hasPreview}
      size="full"
      actions={
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            variant="default"
            isInactive={save.isPending}
            disabled={choice === null || !hasPages(choice.selections)}
            onClick={() => choice !== null && save.mutate(choice.settings)}
          >
            Save as my public resume
          </BusyButton>
          <BusyButton
            variant="default"
            isInactive={pdf.isRunning}
            disabled={choice === null || !hasPages(choice.selections)}
            onClick={() => choice !== null && void download(choice)}
          >
            Download
          </BusyButton>
        </div>
      }
      onClose={onClose}
    >
      <div className={classes.panes}>
        <div className={classes.pane}>
          {!hasPreview && <p className={`note ${classes.noPreview}`}>Pages are previewed on wider screens.</p>}
          {choice !== null && (
            <SelectionsPane
              choice={choice}
              today={today}
              askedRange={askedRange}
              paper={paper}
              onChange={change}
              onRange={askRange}
              onPaper={setPaper}
              onRestore={restore}
            />
          )}
          {choice === null &&
            (start.isError ? (
              <FailedQuery part="The resume" query={start} />
            ) : (
              <SkeletonRows rows={10} rowHeight={56} />
            ))}
        </div>
        {hasPreview && choice !== null && (
          <PreviewPane
            settings={choice.settings}
            paper={paper}
            prefersMetric={prefersMetric}
            hasPages={hasPages(choice.selections)}
          />
        )}
        {hasPreview && choice === null && <div className={classes.preview}>{!start.isError && <PageSkeleton />}</div>}
      </div>
      <Snackbar said={refused} edge="top" onClose={closeRefused} />
      <Snackbar said={pdf.said ?? loading.said} isLasting={pdf.said === null || pdf.isRunning} onClose={pdf.close} />
    </Dialog>
  );
}

/** What is said while the data come. Dismissed, the message goes and the data still come (RESUME-04, RESUME-O8). */
function useLoadingMessage(isLoading: boolean) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isLoading && isDismissed) setIsDismissed(false);
  const dismiss = () => setIsDismissed(true);
  const message: Said = { text: 'Loading resume preview...', action: { label: 'Dismiss', onAct: dismiss } };
  return { said: isLoading && !isDismissed ? message : null };
}
