import { HoleThumbnail } from '@strokebook/charts';
import type { LandingSeason } from '@strokebook/contract';
import { unseen } from '../../ui/unseen.ts';
import { GainRows } from './gain-rows.tsx';
import { ScoreSign } from './score-sign.tsx';
import { season } from './season.ts';
import classes from './season-panel.module.css';
import { costSentence, strengthSentence } from './sentence.ts';

/** A season as the product shows it: the figure, the sentence, the evidence, and the last tournament on the board. */
export function SeasonPanel() {
  const { average, averageToPar, roundCount, gains } = season;
  const cost = costSentence(gains);
  return (
    <section className={classes.panel} aria-label="A season in the product">
      <div className={classes.paper}>
        <div>
          <p className="note">Scoring average</p>
          <p className={classes.figure}>{average}</p>
          <p className="text-l">
            <b className={classes.toPar}>{averageToPar}</b> to par <span className="muted">in {roundCount} rounds</span>
          </p>
        </div>
        <h2 className={classes.sentence}>
          {strengthSentence(gains)} {cost.before} <span className={classes.cost}>{cost.figure}</span>.
        </h2>
        <GainRows gains={gains} />
      </div>
      <Board {...season.tournament} />
      <p className={classes.source}>
        A made-up player&rsquo;s season from the demo. Strokes gained a round, against PGA TOUR players from the same
        places.
      </p>
    </section>
  );
}

function Board({ place, name, rounds, total, toPar, holes }: LandingSeason['tournament']) {
  const longest = Math.max(...holes.map(({ drawing }) => drawing?.height ?? 0));
  const sum = (from: number, to: number): number =>
    holes.slice(from, to).reduce((strokes, { score }) => strokes + score, 0);
  return (
    <div className={classes.board} data-palette="deep">
      <p className={classes.result}>
        <b className={classes.place}>{place}</b>
        <span>
          <b className="text-l">{name}</b>
          <br />
          <span className={classes.quiet}>
            {rounds.join(', ')}: {total} ({toPar})
          </span>
        </span>
      </p>
      <div className={classes.strip}>
        {[holes.slice(0, 9), holes.slice(9)].map((nine, half) => (
          // oxlint-disable-next-line react/no-array-index-key -- there are always two nines in this order
          <ol key={half} className={classes.nine}>
            {nine.map(({ hole, score, mark, drawing }) => (
              <li key={hole} className={classes.hole}>
                {drawing !== null && <HoleThumbnail hole={drawing} longest={longest} />}
                <span className={classes.quiet}>
                  <span className={unseen}>Hole </span>
                  {hole}
                </span>
                <ScoreSign score={score} mark={mark} />
              </li>
            ))}
            <li className={classes.sum}>
              <span className={classes.quiet}>{half === 0 ? 'Out' : 'In'}</span>
              <b>{sum(half * 9, half * 9 + 9)}</b>
            </li>
          </ol>
        ))}
      </div>
    </div>
  );
}
