import type { AccountId } from '@strokebook/golf/access';
import { decimal, plural, scoreToPar, signed } from '@strokebook/golf/format';
import { type ScoreMark, scoreMarks } from '@strokebook/golf/scorecard';
import type { NextDetail, ParAgainst, ParScores, ScoreStory, SeasonReport } from '@strokebook/golf/season';
import { RoundEntryLink } from '../../../controls/round-actions/round-entry-link.tsx';
import { useRoundEditor } from '../../../controls/round-actions/use-round-editor.ts';
import signs from '../../../controls/figures/score-sign.module.css';
import classes from './scores.module.css';
import season from './season.module.css';

type ScoresByParProps = {
  readonly accountId: AccountId;
  /** Null if only totals are known. */
  readonly story: ScoreStory | null;
  /** The pars against the scores of a standard; empty for a standard without published ones. */
  readonly against: SeasonReport['byPar'];
  readonly standardLabel: string | null;
  readonly onOpen: (statId: string) => void;
  /** Whether what to log next is said elsewhere on the page. */
  readonly isNextElsewhere?: boolean;
};

/** What one more logged thing would tell, and how little work it is. */
export const nextTexts: Readonly<Record<NextDetail, string>> = {
  putts: 'Log putts too, one more tap a hole: they tell whether strokes go on the greens or on the way there.',
  fairways: 'Log fairways too, one more tap a hole: they tell whether the tee shot decides your longer holes.',
  strokes: 'Log each stroke to see strokes gained off the tee, into and around the green, and with the putter.',
};

/**
 * Par 3s, 4s and 5s with golf's signs: strokes over par, for rounds that were logged as scores (FIRST-05), or strokes
 * against a standard that has published scores of them (DASH-O66).
 */
export function ScoresByPar(props: ScoresByParProps) {
  const { accountId, story, against, standardLabel, onOpen, isNextElsewhere = false } = props;
  const editor = useRoundEditor(accountId);
  const isAgainst = against.length > 0 && standardLabel !== null;
  const together = against.reduce((sum, { perRound }) => sum + perRound, 0);
  return (
    <section aria-labelledby="season-by-par">
      <h2 id="season-by-par" className={season.title}>
        Where the score comes from{' '}
        <small>
          {[
            ...(isAgainst ? [`a round, against ${standardLabel}`] : []),
            ...(story === null ? [] : [`over ${plural(story.roundCount, 'round')}`]),
          ].join(', ')}
        </small>
      </h2>
      {story === null ? (
        <p className="muted">Log the score of each hole to see which holes cost strokes.</p>
      ) : (
        <>
          <ul>
            {story.byPar.map((scores) => (
              <ParRow
                key={scores.par}
                scores={scores}
                against={isAgainst ? against.find(({ par }) => par === scores.par) : undefined}
                onOpen={onOpen}
              />
            ))}
          </ul>
          {isAgainst && (
            <p className={classes.together}>
              <b>Together</b> <b>{signed(together, 1)}</b>
            </p>
          )}
          {!isNextElsewhere && <p className="margin-top-8 muted">{nextTexts[story.next]}</p>}
        </>
      )}
      {editor !== null && !isNextElsewhere && (
        <p className="margin-top-12">
          <RoundEntryLink player={editor.player?.username} className="quiet-button">
            Log a round
          </RoundEntryLink>
        </p>
      )}
    </section>
  );
}

type ParRowProps = {
  readonly scores: ParScores;
  readonly against: ParAgainst | undefined;
  readonly onOpen: (statId: string) => void;
};

const ParRow = ({ scores: { par, holes, average, toPar, marks }, against, onOpen }: ParRowProps) => (
  <li className={classes.row}>
    <b className="text-l strong">{`Par ${par}s`}</b>
    <ul className={classes.marks}>
      {scoreMarks.flatMap((mark, index) =>
        marks[mark] === 0
          ? []
          : [
              <li key={mark}>
                <span className={signs.sign} data-mark={mark} aria-hidden="true">
                  {par + index - PAR_INDEX}
                  {mark === 'double' && '+'}
                </span>
                <span aria-hidden="true">{`× ${marks[mark]}`}</span>
                <span className="unseen">{`${plural(marks[mark], markNames[mark])}${mark === 'double' ? ' or worse' : ''}`}</span>
              </li>,
            ],
      )}
    </ul>
    <button type="button" className={classes.average} onClick={() => onOpen(`scoring.holeScore.par${par}`)}>
      <b>{decimal(average, 2)}</b>
      <span className="unseen">{` on average, par ${par}s`}</span>
      <small>{against === undefined ? plural(holes, 'hole') : `they ${decimal(against.standard, 2)}`}</small>
    </button>
    {against === undefined ? (
      <p className={classes.toPar} data-tone={toPar > 0 ? 'worse' : toPar < 0 ? 'better' : undefined}>
        <b>{scoreToPar(toPar, 1)}</b>
        <small>a round</small>
      </p>
    ) : (
      <p className={classes.toPar} data-tone={toneOf(against)}>
        <b>{signed(against.perRound, 1)}</b>
        <small>{against.certainty === 'clear' ? 'likely real' : 'so far'}</small>
      </p>
    )}
  </li>
);

/** Color is only for what is likely real (ASSESS-O5). */
const toneOf = ({ certainty, perRound }: ParAgainst): 'better' | 'worse' | undefined =>
  certainty === 'clear' ? (perRound < 0 ? 'worse' : 'better') : undefined;

const PAR_INDEX = scoreMarks.indexOf('par');

const markNames: Readonly<Record<ScoreMark, string>> = {
  eagle: 'eagle',
  birdie: 'birdie',
  par: 'par',
  bogey: 'bogey',
  double: 'double',
};
