import type { AccountId } from '@strokebook/golf/access';
import { Loader, Menu } from '@mantine/core';
import { resultsHoleCount, scheduleCodes, thresholdScore, timeframeFilter } from '@strokebook/contract';
import type { DayRange } from '@strokebook/golf/calendar';
import type { ResultsChoice } from '@strokebook/golf/results';
import { type ScheduleOptions, scheduleStatuses } from '@strokebook/golf/schedule';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import type { Download } from '../../api/download.ts';
import { errorText } from '../../api/error-text.ts';
import { downloadReport } from '../../api/download-report.ts';
import { saveFile, workbookOf } from '../../lib/save-file.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import { DropList, DropMenu } from '../../ui/menus/drop-menu.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })));

/** In the order of the menu (TOUR-12). */
const formats = ['PDF Report', 'Spreadsheet'] as const;
type Format = (typeof formats)[number];

type ShareScheduleProps = {
  readonly accountId: AccountId;
  readonly accountName: string;
  /** The settings of the page, which apply to the export. */
  readonly options: ScheduleOptions;
  readonly extraAccountIds: readonly AccountId[];
  readonly results: ResultsChoice;
  /** The days of the page; omitted for all. */
  readonly days?: DayRange;
};

const allDays: DayRange = { start: null, end: null };

type Task = {
  readonly text: string;
  readonly run: () => Promise<Download>;
  /** Whether a failure is said in a sentence with Retry. */
  readonly saysFailure: boolean;
};

/** Exports a schedule as a report or a workbook. A workbook that fails is not shown (ERR-14); a report is (ERR-O5). */
export function ShareSchedule(props: ShareScheduleProps) {
  const { accountId, accountName, options, extraAccountIds, results, days = allDays } = props;
  const { api } = useApi();
  const [format, setFormat] = useState<Format>('PDF Report');
  const [isChoosing, setIsChoosing] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const close = () => setSaid(null);
  const task = useMutation({
    mutationFn: ({ run }: Task) => run(),
    onSuccess: (file) => {
      saveFile(file);
      close();
    },
    onError: (error, one) => {
      if (!one.saysFailure) return close();
      const retry = { label: 'Retry', onAct: () => start(one) };
      setSaid({ text: `The schedule could not be generated. ${errorText(error)}`, tone: 'error', action: retry });
    },
  });
  const start = (one: Task) => {
    setSaid({ text: one.text, action: { label: 'Dismiss', onAct: close } });
    task.mutate(one);
  };

  const exportWorkbook = async (): Promise<Download> => {
    const { statuses, eventTypes, localeTypes } = scheduleCodes(options);
    const body = {
      accountName,
      accountEmail: null,
      outputFormat: 'xls',
      thresholdScore: thresholdScore(results.threshold),
      tournamentEventTypeId: eventTypes.join(','),
      upcomingTournamentStatusIds: statuses.join(','),
      upcomingTournamentStatuses: scheduleStatuses
        .filter(({ status }) => options.statuses.includes(status))
        .map(({ label }) => label)
        .join(', '),
      timeframeFilter: timeframeFilter(results.timeframe),
      localeTypes,
      eventFilter: options.eventFilter,
      holeCount: resultsHoleCount(results.holeCount),
      extraAccountIds,
      timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
    } as const;
    const { data, fileName } = await api.call('exportSchedule', { params: { accountId }, body });
    return { blob: workbookOf(data), fileName };
  };
  const go = () => {
    if (format === 'PDF Report') setIsChoosing(true);
    else start({ text: 'Exporting Schedule (Spreadsheet)...', run: exportWorkbook, saysFailure: false });
  };

  return (
    <>
      <DropMenu position="bottom-end" offset={4}>
        <Menu.Target>
          <button type="button" className="quiet-button" aria-busy={task.isPending} data-no-print>
            {task.isPending ? <Loader size={16} color="currentColor" /> : <DownloadIcon />}
            Share
          </button>
        </Menu.Target>
        <DropList>
          <Menu.Label>Select Format</Menu.Label>
          <Menu.RadioGroup value={format} onChange={(value) => setFormat(value as Format)}>
            {formats.map((one) => (
              <Menu.RadioItem key={one} value={one} closeMenuOnClick={false}>
                {one}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item onClick={go}>Go</Menu.Item>
          <Menu.Item>Cancel</Menu.Item>
        </DropList>
      </DropMenu>
      <Suspense>
        {isChoosing && (
          <ReportDialog
            accountId={accountId}
            options={options}
            extraAccountIds={extraAccountIds}
            results={results}
            days={days}
            onGenerate={(request) => {
              setIsChoosing(false);
              start({ text: 'Generating PDF Report...', run: () => downloadReport(api, request), saysFailure: true });
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
      <Snackbar said={said} isLasting={task.isPending || task.isError} onClose={close} />
    </>
  );
}
