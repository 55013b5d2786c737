import { decimal, plural } from '@strokebook/golf/format';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundCard } from '@strokebook/golf/scorecard';
import type { RoundSummary } from '@strokebook/golf/model';
import { headlineOf, type ScoreStory, type SeasonReport } from '@strokebook/golf/season';
import { Board } from '../../../controls/figures/board.tsx';
import { GainedBars, GainedKey } from '../../../controls/figures/gained-bars.tsx';
import { ShareRoundButton } from '../../../controls/round-story/share-round-button.tsx';
import type { SharedRound } from '../../../controls/round-story/share-round-dialog.tsx';
import { ToParStrip } from '../../../controls/figures/to-par-strip.tsx';
import { ScoreWork } from './score-work.tsx';
import { ScoresByPar } from './scores-by-par.tsx';
import { SeasonHero } from './season-hero.tsx';
import classes from './season.module.css';
import { WorkList } from './work-list.tsx';

type SeasonSectionProps = {
  readonly accountId: AccountId;
  readonly season: SeasonReport;
  /** A summary of the scores; null if strokes were logged. */
  readonly story: ScoreStory | null;
  readonly lastCard: RoundCard | null;
  readonly history: readonly RoundSummary[];
  /** First name of the player for other viewers; null for the player. */
  readonly playerName: string | null;
  readonly standardLabel: string | null;
  readonly onOpen: (filterName: string, statId: string) => void;
};

/** A season in one number and one sentence, and what it is made of. */
export function SeasonSection(props: SeasonSectionProps) {
  const { accountId, season, story, lastCard, history, playerName, standardLabel, onOpen } = props;
  const { last, strip, before, average, period, gained, gainedOf, byPar } = season;
  const open = (statId: string) => onOpen(period.name, statId);
  const rounds = average === null ? '' : plural(average.roundCount, 'round');
  if (average === null) return null;
  return (
    // A new key remounts the section when its last round changes, as with another hole count, so that nothing shifts (UX-O6).
    <div key={last?.rounds.at(-1)?.roundId ?? period.name} className="container">
      <div className={classes.season}>
        <SeasonHero season={season} headline={headlineOf(season, story, playerName)} onOpen={open} />
        <ToParStrip
          strip={strip}
          captions={{
            before:
              before === null
                ? { name: 'Before', score: '' }
                : { name: 'Last season', score: decimal(before.score, 1) },
            period: { name: period.name, score: decimal(average.score, 1) },
          }}
        />
        {last !== null && (
          <div className={classes.board}>
            <Board
              last={last}
              card={lastCard}
              action={
                <ShareRoundButton accountId={accountId} rounds={roundsToShare(last)}>
                  Share this round
                </ShareRoundButton>
              }
            />
          </div>
        )}
        <div className={classes.columns}>
          {gained.length > 0 && byPar.length === 0 ? (
            <section aria-labelledby="season-gained">
              <h2 id="season-gained" className={classes.title}>
                Strokes gained{' '}
                <small>
                  a round, against PGA TOUR players
                  {gainedOf !== null && `, ${gainedOf.roundCount} of ${rounds}`}
                </small>
              </h2>
              <GainedBars
                gained={gained}
                onOpen={(statId) => onOpen(gainedOf?.filter.filterName ?? period.name, statId)}
              />
              <GainedKey />
            </section>
          ) : (
            <ScoresByPar
              accountId={accountId}
              story={story}
              against={byPar}
              standardLabel={standardLabel}
              onOpen={open}
            />
          )}
          {story !== null && season.toWorkOn.length === 0 ? (
            <ScoreWork story={story} history={history} />
          ) : (
            <WorkList season={season} standardLabel={standardLabel} onOpen={open} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The last one first. */
const roundsToShare = ({ rounds }: NonNullable<SeasonReport['last']>): readonly SharedRound[] =>
  rounds.map(({ roundId, score }, index) => ({ roundId, label: `Round ${index + 1} · ${score}` })).toReversed();
