import { scheduleCodes, thresholdScore, timeframeFilter } from '@strokebook/contract';
import { allTime, scoreResults } from '@strokebook/golf/results';
import { defaultScheduleOptions, scheduleStatuses } from '@strokebook/golf/schedule';
import { median } from './lib/measure.ts';
import type { signIn } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine } from './lib/table.ts';

const TURNS = sized(10, 1);
const WANTED = 2_000;

type Caller = Awaited<ReturnType<typeof signIn>>;

const { statuses, eventTypes, localeTypes } = scheduleCodes({
  ...defaultScheduleOptions,
  statuses: scheduleStatuses.map(({ status }) => status),
});
const threshold = thresholdScore(scoreResults(null).threshold);

/** Time of the report and the workbook of a whole schedule, with other players beside it. */
export async function reportExports(url: string, owner: Caller, extraAccountIds: readonly number[]): Promise<void> {
  const beside = { localeTypes, eventFilter: 'All', extraAccountIds };
  const files = [
    {
      name: 'the report as PDF',
      path: '/api/reports/pdf',
      body: {
        ...beside,
        report: 'public-player-schedule-report',
        accountId: owner.accountId,
        eventTypes,
        statuses,
        mergeStatusTables: true,
        viewByGrouping: 'Month',
      },
    },
    {
      name: 'the workbook',
      path: `/api/accounts/${owner.accountId}/schedule-export`,
      body: {
        ...beside,
        accountName: '',
        accountEmail: null,
        outputFormat: 'xls',
        thresholdScore: threshold,
        tournamentEventTypeId: eventTypes.join(','),
        upcomingTournamentStatusIds: statuses.join(','),
        upcomingTournamentStatuses: '',
        timeframeFilter: timeframeFilter(allTime),
      },
    },
  ];
  const rows: string[][] = [];
  for (const { name, path, body } of files) {
    const asked = {
      method: 'POST',
      headers: owner.headers,
      body: JSON.stringify(body),
    };
    const milliseconds: number[] = [];
    let size = 0;
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const begun = performance.now();
      const reply = await fetch(`${url}${path}`, asked);
      const text = await reply.text();
      milliseconds.push(performance.now() - begun);
      if (!reply.ok) throw new Error(`${path} was refused: ${text}`);
      size = (JSON.parse(text) as { data: string }).data.length * (3 / 4);
    }
    const [first = Number.NaN, ...others] = milliseconds;
    const figures = [first, median(others), Math.max(...others)].map((took) => took.toFixed(0));
    rows.push([name, ...figures, (size / 1_000).toFixed(0)]);
  }
  printTable(['a whole schedule taken along, ms', 'first', 'then p50', 'slowest', 'kB'], rows);
  printLine(`Wanted: at most ${WANTED} ms.\n`);
}
