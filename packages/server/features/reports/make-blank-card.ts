import { blankCardReport } from '@strokebook/documents/reports';
import { reportFileName } from '@strokebook/golf/format';
import { checkAccess } from '../../http/check-access.ts';
import type { ReportMaker } from '../../reports/report-maker.ts';
import type { Services } from '../../services.ts';

/** A card to be filled in by hand, of what the caller sends: for everyone who is signed in. */
export const createBlankCardMaker =
  ({
    query,
    clock,
    config: { productName },
  }: Pick<Services, 'query' | 'clock' | 'config'>): ReportMaker<'blank-card'> =>
  async ({ courseName, teeName, holeCount, holes, prefersMetric, timeZoneOffsetMinutes }, { holder }) => {
    await checkAccess(query, { kind: 'signedIn' }, {}, holder, clock);
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
