import type { AccountId } from '@strokebook/golf/access';
import { TrendChart } from '@strokebook/charts';
import { dayNumber } from '@strokebook/golf/calendar';
import { formatDay, NOTHING, signed } from '@strokebook/golf/format';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { StrokesGainedPart } from '@strokebook/golf/overview';
import { roundLabel } from '@strokebook/golf/scorecard';
import { type RoundFilter, selectRounds } from '@strokebook/golf/selection';
import { monthTicks, trendLine } from '@strokebook/golf/strokes-gained';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useApi } from '../../../api/api-context.tsx';
import { QueryState } from '../../../ui/pages/query-state.tsx';
import { strokesGainedByRoundQuery } from '../queries.ts';

/** Room for a month with its year on the time axis. */
const PIXELS_PER_TICK = 80;

type StrokesGainedTrendProps = {
  readonly accountId: AccountId;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  /** The rounds to highlight. */
  readonly filter: RoundFilter;
  readonly part: StrokesGainedPart;
};

/** Strokes gained round by round, with a smoothed line and its uncertainty. */
export function StrokesGainedTrend({ accountId, history, holeCount, filter, part }: StrokesGainedTrendProps) {
  const { api } = useApi();
  const { ref, width } = useElementSize();
  const query = useQuery({
    ...strokesGainedByRoundQuery(api, { accountId, holeCount }),
    placeholderData: keepPreviousData,
  });
  const marked = new Set(selectRounds(history, filter).map(({ roundId }) => roundId));
  const names = new Map(history.map((round) => [round.roundId, roundLabel(round)]));
  return (
    <div className="shrinkable" ref={ref} aria-busy={query.isPlaceholderData}>
      <h3 className="margin-bottom-8 text-m">Round by round</h3>
      <QueryState query={query} skeleton={<Skeleton height={240} />}>
        {({ rounds }) => {
          const samples = rounds.map(({ playedOn, gained }) => ({ playedOn, value: gained[part] }));
          const known = samples.filter(({ value }) => value !== null);
          const [first, last] = [known[0], known.at(-1)];
          if (first === undefined || last === undefined) {
            return <p className="note">No round was logged shot by shot yet.</p>;
          }
          const line = trendLine(samples);
          const dots = rounds.map(({ roundId, playedOn, gained }, index) => {
            const point = line[index] ?? null;
            const value = gained[part];
            return {
              name: `${formatDay(playedOn, true)}, ${names.get(roundId) ?? roundId}`,
              // Rounds of one day are beside each other, in order.
              time: dayNumber(playedOn) + index / rounds.length,
              value,
              text: value === null ? NOTHING : signed(value, 2),
              trend:
                point === null
                  ? null
                  : {
                      ...point,
                      text: `${signed(point.value, 2)} (${signed(point.low, 2)} to ${signed(point.high, 2)})`,
                    },
              isMarked: marked.has(roundId),
            };
          });
          return (
            <>
              <TrendChart
                label="Strokes gained, round by round"
                dots={dots}
                ends={[formatDay(first.playedOn, true), formatDay(last.playedOn, true)]}
                tickText={(value) => signed(value, 0)}
                times={monthTicks(
                  first.playedOn,
                  last.playedOn,
                  Math.max(2, Math.floor((width || 640) / PIXELS_PER_TICK)),
                )}
                {...(width > 0 ? { width } : {})}
              />
              <p className="margin-top-8 fine">
                {line.some((point) => point !== null)
                  ? 'The line is smoothed; the band is where it may run. Green dots are the chosen rounds.'
                  : 'Green dots are the chosen rounds. A smoothed line is drawn from eight rounds on.'}
              </p>
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
