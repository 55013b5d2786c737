import { resultsHoleCount, resultsViewCode, thresholdScore, timeframeFilter } from '@strokebook/contract';
import type { ResultsChoice } from '@strokebook/golf/results';
import { queryOptions } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** Featured or best rounds and tournaments, as chosen. */
export const resultsQuery = (api: Api, accountId: number, choice: ResultsChoice) => {
  const body = {
    view: resultsViewCode(choice.view),
    timeframe: timeframeFilter(choice.timeframe),
    holeCount: resultsHoleCount(choice.holeCount),
    threshold: thresholdScore(choice.threshold),
    timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
  };
  return queryOptions({
    queryKey: ['getResults', accountId, choice.view, body],
    queryFn: ({ signal }) => api.call('getResults', { params: { accountId }, body }, { signal }),
  });
};
