import { blankCardReport } from '@strokebook/documents/reports';
import { reportFileName } from '@strokebook/golf/format';
import type { Queryable } from '../../db/database.ts';
import { checkAccess } from '../../http/check-access.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReportMaker } from '../../report-maker.ts';

/** A card to be filled in by hand, of what the caller sends: for everyone who is signed in. */
export const createBlankCardMaker =
  (query: Queryable, clock: Clock, productName: string): ReportMaker<'blank-card'> =>
  async ({ courseName, teeName, holeCount, holes, prefersMetric, timeZoneOffsetMinutes }, { holder }) => {
    await checkAccess(query, { kind: 'signedIn' }, null, holder, clock);
    return {
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
    };
  };
