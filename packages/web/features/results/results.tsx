import classes from './results.module.css';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount } from '@strokebook/golf/model';
import {
  featuredResults,
  type ResultsChoice,
  scoreResults,
  timeframeLabel,
  withHoleCount,
} from '@strokebook/golf/results';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { CollapsibleSection } from '../../ui/pages/collapsible-section.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SampleTable } from '../../ui/tables/sample-table.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';
import { Averages } from '../../ui/tables/averages.tsx';
import { WidePage } from '../../ui/pages/wide-page.tsx';
import { authorsIn } from './noted-name.tsx';
import { type Noted, NoteDialog } from './note-dialog.tsx';
import { type Detailed, RoundDetails } from './round-details.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { ThresholdControl } from './threshold-control.tsx';
import { TournamentsTable } from './tournaments-table.tsx';
import { useFavorites } from './use-favorites.ts';
import { useResultsChoice } from './use-results-choice.ts';
import { resultsHoleCount, resultsViewCode, thresholdScore, timeframeFilter } from '@strokebook/contract';
import { useShownChoice } from '../../lib/use-shown-choice.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import type { Api } from '../../api/client.ts';

/** Featured or best rounds and tournaments, as chosen. */
const resultsQuery = (api: Api, accountId: AccountId, choice: ResultsChoice) =>
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

const TimeframeDialog = lazy(() =>
  import('./timeframe-dialog.tsx').then((module) => ({ default: module.TimeframeDialog })),
);

/** Values of the toggle are those on the wire (TOUR-08). */
const views = [
  { value: 'featured', label: 'Featured' },
  { value: 'score', label: 'Score' },
] as const;
const holeCounts = [
  { value: '9', label: '9' },
  { value: '18', label: '18' },
];

type ResultsProps = {
  readonly accountId: AccountId;
  readonly username: string;
  readonly today: CalendarDay;
  /** Whether the viewer may mark and note. */
  readonly hasFullAccess: boolean;
  /** Whether the viewer may open the player's rounds. */
  readonly canOpenRounds: boolean;
  /** The account's preferred hole count, if any. */
  readonly holeCount: HoleCount | null;
  /** Tabs above the content. */
  readonly tabs: ReactNode;
  /** Tools beside the timeframe, for the shown results. */
  readonly renderTools: (choice: ResultsChoice) => ReactNode;
};

/** A player's results: featured ones, or the best by score. */
export function Results(props: ResultsProps) {
  const { accountId, username, today, hasFullAccess, canOpenRounds, holeCount, tabs, renderTools } = props;
  const { api } = useApi();
  const { choice, choose, settle, isOpen } = useResultsChoice(accountId, holeCount);
  const options = resultsQuery(api, accountId, choice);
  const query = useQuery({
    ...options,
    // The previous rows stay while others load, except in the other view, which has other columns.
    placeholderData: (before, beforeQuery) =>
      beforeQuery?.queryKey[1].body.view === options.queryKey[1].body.view ? before : undefined,
  });
  if (isOpen && query.data !== undefined) settle(query.data);
  const shown = useShownChoice(choice, query.data !== undefined && !query.isPlaceholderData);
  const lists = `${shown.view} ${shown.holeCount}`;
  const [said, setSaid] = useState<Said | null>(null);
  const favorites = useFavorites(accountId, setSaid);
  const [isChoosing, setIsChoosing] = useState(false);
  const [detailed, setDetailed] = useState<Detailed | null>(null);
  const [noted, setNoted] = useState<Noted | null>(null);
  const isFeatured = choice.view === 'featured';
  const isStale = query.isPlaceholderData;
  const marks = hasFullAccess ? { favorites, onNote: setNoted } : undefined;
  return (
    <WidePage
      title="My Results"
      tabs={tabs}
      actions={
        <>
          <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            <CalendarIcon />
            Timeframe: {timeframeLabel(choice.timeframe)}
          </button>
          {renderTools(choice)}
        </>
      }
    >
      <p className={classes.printed}>
        {isFeatured ? 'Featured results' : 'Results by score'}, {timeframeLabel(choice.timeframe)}
      </p>
      <div className={classes.controls} data-no-print>
        <div className={classes.control}>
          <span>View Results By</span>
          <Segmented
            label="View Results By"
            options={views}
            value={choice.view}
            onChange={(view) =>
              choose(
                view === 'featured' ? featuredResults : scoreResults(holeCount ?? query.data?.usualHoleCount ?? null),
              )
            }
          />
        </div>
        {!isFeatured && (
          <ThresholdControl
            shown={query.data?.threshold ?? null}
            threshold={choice.threshold}
            onChange={(threshold) => choose({ ...choice, threshold })}
          />
        )}
      </div>
      <CollapsibleSection
        title={isFeatured ? 'My Featured Rounds' : 'My Best Rounds'}
        hint={query.data === undefined ? undefined : String(query.data.recordCount)}
        actions={
          !isFeatured && (
            <Segmented
              label="Holes"
              options={holeCounts}
              value={String(choice.holeCount)}
              onChange={(value) => choose(withHoleCount(choice, value === '9' ? 9 : 18))}
            />
          )
        }
      >
        <QueryState query={query} part="The rounds" skeleton={<SkeletonRows rows={6} rowHeight={58} />}>
          {({ rounds, averages, threshold, noteAuthors }) => (
            <div key={lists} className={classes.body} data-stale={isStale || undefined} aria-busy={isStale}>
              {rounds.length === 0 ? (
                <p className={classes.none}>{noRounds(isFeatured, hasFullAccess, threshold)}</p>
              ) : (
                <>
                  <Averages averages={averages} />
                  {rounds.some(({ golfRoundId }) => golfRoundId === null) && (
                    <p className={classes.hint}>
                      A round entered as a score only counts for Score, and has no figures for the rest.
                    </p>
                  )}
                  <RoundsTable
                    label={isFeatured ? 'My Featured Rounds' : 'My Best Rounds'}
                    rounds={rounds}
                    listKey={choice}
                    marks={marks}
                    authorOf={authorsIn(noteAuthors)}
                    onDetails={setDetailed}
                  />
                  <p className={classes.hint}>
                    A differential compares a score with the difficulty of its course: 113 / slope × (score − course
                    rating), no hole counted above par + 5. Lower is better.
                  </p>
                </>
              )}
            </div>
          )}
        </QueryState>
      </CollapsibleSection>
      {query.data !== undefined && (
        <CollapsibleSection
          key={lists}
          title={isFeatured ? 'My Featured Tournaments' : 'My Tournaments'}
          hint={String(query.data.tournaments.length)}
        >
          <div className={classes.body} data-stale={isStale || undefined} aria-busy={isStale}>
            {query.data.tournaments.length === 0 ? (
              <p className={classes.none}>{noTournaments(isFeatured, hasFullAccess, query.data.threshold)}</p>
            ) : (
              <TournamentsTable
                label={isFeatured ? 'My Featured Tournaments' : 'My Tournaments'}
                tournaments={query.data.tournaments}
                listKey={choice}
                marks={marks}
                authorOf={authorsIn(query.data.noteAuthors)}
                onDetails={setDetailed}
              />
            )}
          </div>
        </CollapsibleSection>
      )}
      {query.data !== undefined && query.data.rounds.length + query.data.tournaments.length === 0 && (
        <>
          {hasFullAccess && (
            <Link
              to="/player/$username/schedule/{-$tab}"
              params={{ username, tab: '0' }}
              state={{ isAddingEvent: true }}
              className="quiet-button"
              data-no-print
            >
              Type a result
            </Link>
          )}
          <SampleTable
            label="results"
            heads={['Tournament', 'Total', 'Average', 'Rounds', 'Placing']}
            rows={[
              ['Spring Invitational', '142 (−2)', '71.0 (−1.0)', '73 · 69', 'T6 of 54'],
              ['Conference Championship', '219 (+3)', '73.0 (+1.0)', '74 · 71 · 74', 'T12 of 60'],
            ]}
          />
        </>
      )}
      <Suspense>
        {isChoosing && (
          <TimeframeDialog
            timeframe={choice.timeframe}
            today={today}
            onApply={(timeframe) => choose({ ...choice, timeframe })}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
      {detailed !== null && (
        <RoundDetails
          detailed={detailed}
          username={username}
          canOpenRounds={canOpenRounds}
          onClose={() => setDetailed(null)}
        />
      )}
      {noted !== null && <NoteDialog noted={noted} onClose={() => setNoted(null)} />}
      <Snackbar said={said} onClose={() => setSaid(null)} />
    </WidePage>
  );
}

function noRounds(isFeatured: boolean, canMark: boolean, threshold: number | null): string {
  if (!isFeatured) {
    return `No tournament rounds in this timeframe${threshold === null ? '' : ` at or below ${threshold}`}.`;
  }
  return canMark ? 'No featured rounds. View results by score and star a round to feature it.' : 'No featured rounds.';
}

function noTournaments(isFeatured: boolean, canMark: boolean, threshold: number | null): string {
  if (!isFeatured) {
    return `No tournaments in this timeframe${threshold === null ? '' : ` with an average round at or below ${threshold}`}.`;
  }
  return canMark
    ? 'No featured tournaments. View results by score and star a tournament to feature it.'
    : 'No featured tournaments.';
}
