import { blankCardReport } from '@strokebook/documents/reports';
import { reportFileName } from '@strokebook/golf/format';
import type { Clock } from '../../ports/clock.ts';
import type { ReportMaker } from '../../report-maker.ts';

/** A card to be filled in by hand; open to everyone, because it contains only what the caller sends. */
export const createBlankCardMaker =
  (clock: Clock, productName: string): ReportMaker<'blank-card'> =>
  async ({ courseName, teeName, holeCount, holes, prefersMetric, timeZoneOffsetMinutes }) => ({
    document: blankCardReport({
      ...{ courseName, teeName, holeCount, holes },
      units: prefersMetric ? 'metric' : 'imperial',
    }),
    hasWords: true,
    author: productName,
    username: null,
    title: courseName === '' ? 'Scorecard' : `Scorecard - ${courseName}`,
    fileName: reportFileName({ firstName: courseName, lastName: teeName }, 'Scorecard'),
    today: clock.today(timeZoneOffsetMinutes),
  });
