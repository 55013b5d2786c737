import type { AccountId } from '@strokebook/golf/access';
import { resultsHoleCount, resultsViewCode, thresholdScore, timeframeFilter } from '@strokebook/contract';
import type { ResultsChoice } from '@strokebook/golf/results';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** Featured or best rounds and tournaments, as chosen. */
export const resultsQuery = (api: Api, accountId: AccountId, choice: ResultsChoice) =>
  api.query('getResults', {
    params: { accountId },
    body: {
      view: resultsViewCode(choice.view),
      timeframe: timeframeFilter(choice.timeframe),
      holeCount: resultsHoleCount(choice.holeCount),
      threshold: thresholdScore(choice.threshold),
      timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
    },
  });
