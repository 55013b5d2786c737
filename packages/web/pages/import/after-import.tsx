import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { headlineOf, scoreTrend } from '@strokebook/golf/season';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { Opened } from '../../features/dashboard/figures/opened.tsx';
import { useOpenedFigure } from '../../features/dashboard/figures/use-opened-figure.ts';
import { overviewsOf } from '../../features/dashboard/use-season.ts';
import { seasonQuery } from '../../features/dashboard/queries.ts';
import { useStandard } from '../../features/dashboard/overviews/use-standard.ts';
import { Headline } from '../../features/dashboard/season/headline.tsx';
import { nextTexts, ScoresByPar } from '../../features/dashboard/season/scores-by-par.tsx';
import { ScoreTrendSection } from '../../features/score-trend/score-trend-section.tsx';
import classes from '../../features/score-trend/score-trend.module.css';
import { indexNow, normalText, sinceText } from '../../features/score-trend/trend-figures.ts';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';

type AfterImportProps = {
  readonly accountId: AccountId;
  readonly username: string;
  readonly fullName: string;
  /** The rounds that were stored; what is shown waits until the history has them. */
  readonly roundIds: readonly string[];
};

/** What the rounds say about the golfer, first thing after an import: one number, one sentence, one picture (IMPORT-O18). */
export function AfterImport({ accountId, username, fullName, roundIds }: AfterImportProps) {
  const { api } = useApi();
  const history = useQuery(roundHistoryQuery(api, accountId)).data;
  const isCurrent = history?.some(({ roundId }) => roundIds.includes(roundId)) === true;
  const trend = isCurrent ? scoreTrend(history) : null;
  const { isPending, standard } = useStandard(accountId, accountId);
  const season = useQuery({
    ...seasonQuery(api, {
      accountId,
      holeCount: trend?.holeCount ?? history?.[0]?.holeCount ?? 18,
      standardName: standard?.standardName ?? null,
      choice: 'latest',
    }),
    enabled: isCurrent && !isPending,
  }).data;
  const index = useQuery({
    ...api.query('getEstimatedIndex', { params: { accountId } }),
    enabled: isCurrent,
  }).data;
  const [figureId, setFigureId] = useState<string>();
  const overview = season === undefined || figureId === undefined ? undefined : overviewsOf(season.season)[0];
  const standardName = standard?.standardName ?? null;
  const placed = useOpenedFigure({ accountId, standardName, isReady: !isPending, overview, figureId, views: [] });
  if (history === undefined || !isCurrent) return <Skeleton height={420} />;
  const indexes = index === undefined ? null : indexNow(index);
  const story = season?.story ?? null;
  const uncounted = index?.uncounted.length ?? 0;
  return (
    <>
      {trend !== null && (
        <div className={classes.hero}>
          <p className="note">Your normal score, {normalText(trend)}</p>
          <p className={classes.number}>{trend.normal}</p>
          <p>
            {trend.normalBefore !== null && (
              <>
                <b className="strong">{`It was ${trend.normalBefore}.`}</b>
                <br />
              </>
            )}
            <span className="muted">{sinceText(trend)}.</span>
            {indexes !== null && (
              <>
                <br />
                <span className="muted">
                  {`Estimated index ${indexes.now}${indexes.before === null ? '' : `, it was ${indexes.before}`}.`}
                </span>
              </>
            )}
          </p>
        </div>
      )}
      {season !== undefined && <Headline parts={headlineOf(season.season, story, null)} onOpen={setFigureId} />}
      {trend !== null && <ScoreTrendSection trend={trend} playerName={fullName} index={indexes} />}
      <section aria-labelledby="what-next" className={classes.part}>
        <h2 id="what-next" className="text-xl">
          What to do next
        </h2>
        <ul>
          <li>
            <RoundEntryLink player={undefined} className={classes.step}>
              <span>
                <b className="medium">Log your next round</b>
                {story !== null && <span className="note">{` ${nextTexts[story.next]}`}</span>}
              </span>
              <span aria-hidden="true">›</span>
            </RoundEntryLink>
          </li>
          {uncounted > 0 && (
            <li>
              <Link to="/player/$username/index" params={{ username }} className={classes.step}>
                <span>
                  <b className="medium">Make more rounds count for your index</b>
                  <span className="note">{` ${plural(uncounted, 'round')} ${uncounted === 1 ? 'does' : 'do'} not count yet, and the page says why.`}</span>
                </span>
                <span aria-hidden="true">›</span>
              </Link>
            </li>
          )}
          <li>
            <Link to="/player/$username/data-analysis" params={{ username }} className={classes.step}>
              <span>
                <b className="medium">What your rounds say</b>
                <span className="note"> Every figure, and the rounds that it is made of.</span>
              </span>
              <span aria-hidden="true">›</span>
            </Link>
          </li>
        </ul>
      </section>
      {story !== null && (
        <div className={classes.part}>
          <ScoresByPar
            accountId={accountId}
            story={story}
            against={season?.season.byPar ?? []}
            standardLabel={standard?.label ?? null}
            onOpen={setFigureId}
            isNextElsewhere
          />
        </div>
      )}
      <Opened
        {...{ accountId, overview, figureId, placed, history }}
        holeCount={trend?.holeCount ?? 18}
        focus={{}}
        onFocus={() => undefined}
        onClose={() => setFigureId(undefined)}
      />
    </>
  );
}
