import type { LandingSeason } from '@strokebook/contract';
import { plural, scoreToPar, decimal } from '@strokebook/golf/format';
import { BoardView } from '../../controls/figures/board-view.tsx';
import { GainedBars } from '../../controls/figures/gained-bars.tsx';
import classes from './season-panel.module.css';

/** A season as the dashboard shows it: the figure, the sentence, the evidence, and the last tournament on the board. */
export function SeasonPanel({ season }: { readonly season: LandingSeason }) {
  const { period, average, headline, gained, last, holes, thumbnails } = season;
  return (
    <section className={classes.panel} aria-label="A season in the product">
      <div className={classes.paper}>
        <div>
          <p className="note">Scoring average, {period.label}</p>
          <p className={classes.figure}>{decimal(average.score, 1)}</p>
          <p className="text-l">
            <b className={classes.toPar}>{scoreToPar(average.toPar, 1)}</b> to par{' '}
            <span className="muted">in {plural(average.roundCount, 'tournament round')}</span>
          </p>
        </div>
        <h2 className={classes.sentence}>
          {headline.map(({ text, statId }) =>
            statId === undefined ? (
              text
            ) : (
              <span key={statId} className={classes.cost}>
                {text}
              </span>
            ),
          )}
        </h2>
        <GainedBars gained={gained} />
      </div>
      <BoardView last={last} holes={holes} drawings={thumbnails} isDrawn />
      <p className="margin-top-12 fine text-center">
        A made-up player&rsquo;s season from the demo. Strokes gained a round, against PGA TOUR players from the same
        places.
      </p>
    </section>
  );
}
