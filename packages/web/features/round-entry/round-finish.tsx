// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import {
  type DecisiveHole,
  differenceText,
  entryDocument,
  netDoubleBogey,
  type RoundResult,
  roundResult,
  typedDifferences,
} from '@strokebook/golf/entry';
import { formatDay, plural, roundTypeNames, scoreToPar, signed } from '@strokebook/golf/format';
import { strokesGainedNames } from '@strokebook/golf/overview';
import { bestHoleTitle, costliestTitle } from '@strokebook/golf/round-story';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { type ScoreStory, scoreStory, scoreWords } from '@strokebook/golf/season';
import type { ReactNode } from 'react';
import { BarRow } from '../../controls/figures/bar-row.tsx';
import { ScoreSign } from '../../controls/figures/score-sign.tsx';
import { Key } from './pads/key.tsx';
import { holeList } from './round-card.tsx';
import type { RoundEntry } from './round-entry.ts';
import classes from './round-finish.module.css';
import { ScoreLines } from './score-lines.tsx';

type RoundFinishProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  /** The ways on: dashboard, scorecard, map, another round. */
  readonly ways: ReactNode;
  readonly onHole: (index: number) => void;
  /** Back to the card, to change a score. */
  readonly onCard: () => void;
};

/** What the round says: score, where strokes were won and lost, the best and the costliest hole (ENTRY-18). */
export function RoundFinish({ entry, saveState, ways, onHole, onCard }: RoundFinishProps) {
  const { state, soFar, handicapStrokes } = entry;
  const { details } = state;
  const document = entryDocument(state);
  const result = roundResult(document);
  const { missing, pickedUp, differing, nines } = soFar;
  const [first] = missing;
  const hasScore = result.holesPlayed > 0;
  const { stoppedAfter } = details;
  // Nine holes of eighteen are a round of nine, with a total.
  const isCut = stoppedAfter !== undefined && document.holeCount !== stoppedAfter;
  const hasTotal = hasScore && pickedUp.length === 0 && !isCut;
  const endAfter = (holes: number | null) =>
    entry.run({ kind: 'action', action: { kind: 'details', changes: { stoppedAfter: holes } } });
  const canEnd = first !== undefined && first > 0 && missing.length === state.holes.length - first;
  const story = scoreStory([roundCardOf(document)]);
  return (
    <section className={classes.page} aria-label="The round">
      <div className={classes.head}>
        <b>
          {details.course.name}
          {details.course.tee !== undefined && `, ${details.course.tee.name}`}
        </b>
        {saveState}
        <button type="button" className={`quiet-button ${classes.change}`} onClick={onCard}>
          Change a score
        </button>
      </div>
      <div className={classes.score}>
        <h1>{hasScore ? result.score : '-'}</h1>
        <p>
          <b>
            {hasTotal
              ? scoreToPar(result.toPar)
              : hasScore
                ? `${scoreToPar(result.toPar)} on ${plural(result.holesPlayed, 'hole')}`
                : 'No score yet'}
          </b>
          <span>
            {nines
              .flatMap(({ name, strokes }) => (strokes === null ? [] : `${strokes} ${name.toLowerCase()}`))
              .join(', ')}
          </span>
          <span>
            {formatDay(details.playedOn, true)}, {roundTypeNames[details.type].toLowerCase()}
          </span>
        </p>
      </div>
      {first !== undefined && (
        <div className={classes.missing} role="status">
          <p>
            <b>The round is kept as in progress.</b> There is no score on {holeList(entry, missing)}, so it counts in no
            average.
          </p>
          <Key look="main" onClick={() => onHole(first)}>
            Go to hole {state.holes[first]?.card.hole}
          </Key>
          {canEnd && (
            <Key look="quiet" onClick={() => endAfter(first)}>
              End it after {plural(first, 'hole')}
            </Key>
          )}
        </div>
      )}
      {first === undefined && stoppedAfter !== undefined && (
        <div className={classes.missing} role="status">
          <p>
            <b>The round ended after {plural(stoppedAfter, 'hole')}.</b>{' '}
            {isCut
              ? 'It has no total and counts in no average of rounds; its holes count.'
              : `It counts as a round of ${stoppedAfter}.`}
          </p>
          <Key look="quiet" onClick={() => endAfter(null)}>
            It goes on
          </Key>
        </div>
      )}
      {first === undefined && pickedUp.length > 0 && (
        <div className={classes.missing}>
          <p>
            You picked up on {holeList(entry, pickedUp)}, so the round has no total and counts in no scoring average.
            Its other holes count. A handicap takes such a hole as net double bogey: par + 2, and{' '}
            {handicapStrokes === null ? 'more where you get strokes' : 'the strokes that you get there by your index'}.
          </p>
          {pickedUp.map((at) => {
            const { hole, par } = state.holes[at]?.card ?? { hole: 0, par: 0 };
            const score = netDoubleBogey(par, handicapStrokes?.[at] ?? 0);
            const count = () => entry.run({ kind: 'action', action: { kind: 'score', hole: at, score } });
            return (
              <Key key={at} look="quiet" onClick={count}>
                Count {score} on hole {hole}
              </Key>
            );
          })}
        </div>
      )}
      {differing.map((at) => {
        const hole = state.holes[at];
        return hole !== undefined && <Differing key={at} hole={hole} onOpen={() => onHole(at)} />;
      })}
      <p className="text-xl strong">{sentenceOf(result, story)}</p>
      <ScoreLines entry={entry} />
      {result.gained === null ? <Counts result={result} /> : <Gained gained={result.gained} />}
      <div className={classes.decisive}>
        {result.best !== null && <Decisive title="Best hole" hole={result.best} text={bestHoleTitle(result.best)} />}
        {result.costliest !== null && (
          <Decisive
            title={result.costliest.alike.length === 1 ? 'Costliest hole' : 'Costliest holes'}
            hole={result.costliest}
            text={costliestTitle(result.costliest, result.costliest.alike)}
          />
        )}
      </div>
      {ways}
    </section>
  );
}

type DifferingProps = { readonly hole: RoundEntry['hole']; readonly onOpen: () => void };

/** A hole on which something typed differs from its strokes, and the way there (ENTRY-11). */
const Differing = ({ hole, onOpen }: DifferingProps) => (
  <div className={classes.missing}>
    <p>
      <b>Hole {hole.card.hole}: </b>
      {typedDifferences(hole).map(differenceText).join('; ')}. Both are kept.
    </p>
    <Key look="quiet" onClick={onOpen}>
      Go to hole {hole.card.hole}
    </Key>
  </div>
);

/** 'Approach gained 2.6, off the tee cost 2.4.': the two parts that decided the round, or the counts, or the scores. */
function sentenceOf({ gained, greens, putts }: RoundResult, story: ScoreStory | null): string {
  if (gained !== null) {
    const sorted = gained.parts.toSorted((a, b) => b.strokes - a.strokes);
    const [most, least] = [sorted[0], sorted.at(-1)];
    const won =
      most !== undefined && most.strokes >= 0.05
        ? `${strokesGainedNames[most.part]} gained ${most.strokes.toFixed(1)}`
        : '';
    const lost =
      least !== undefined && least.strokes <= -0.05
        ? `${won === '' ? strokesGainedNames[least.part] : strokesGainedNames[least.part].toLowerCase()} cost ${Math.abs(least.strokes).toFixed(1)}`
        : '';
    const parts = [won, lost].filter((part) => part !== '');
    return parts.length === 0 ? 'Even with PGA TOUR players all around.' : `${parts.join(', ')}.`;
  }
  const counts = [
    ...(greens === null ? [] : [`${greens.done} of ${greens.of} greens hit`]),
    ...(putts === null ? [] : [`${putts.total} putts`]),
  ];
  if (counts.length > 0) return `${counts.join(', ')}.`;
  return story === null ? '' : scoreWords(story);
}

function Gained({ gained }: { readonly gained: NonNullable<RoundResult['gained']> }) {
  const scale = Math.max(0.5, ...gained.parts.map(({ strokes }) => Math.abs(strokes)));
  return (
    <div>
      <ul>
        {gained.parts.map(({ part, strokes }) => (
          <BarRow
            key={part}
            name={strokesGainedNames[part]}
            value={strokes}
            scale={scale}
            isCertain={false}
            words="One round alone says little."
          />
        ))}
      </ul>
      <p className={classes.note}>
        Strokes gained against PGA TOUR players: <b>{signed(gained.total, 1)}</b>
        {gained.isWhole ? '. ' : ', on the holes whose strokes are all logged. '}
        One round alone says little.
      </p>
    </div>
  );
}

const Counts = ({ result: { fairways, greens, putts, penalties } }: { readonly result: RoundResult }) => (
  <dl className={classes.counts}>
    {fairways !== null && <Count name="Fairways" value={`${fairways.done} of ${fairways.of}`} />}
    {greens !== null && <Count name="Greens" value={`${greens.done} of ${greens.of}`} />}
    {putts !== null && <Count name="Putts" value={`${putts.total} on ${putts.holes} holes`} />}
    {penalties !== null && <Count name="Penalty strokes" value={String(penalties)} />}
  </dl>
);

const Count = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

type DecisiveProps = { readonly title: string; readonly hole: DecisiveHole; readonly text: string };

const Decisive = ({ title, hole, text }: DecisiveProps) => (
  <div className={classes.hole}>
    <ScoreSign score={hole.score} par={hole.par} />
    <p>
      <b>{title}</b>
      {text}
      {hole.gained !== null && <span>{signed(hole.gained, 2)} strokes</span>}
    </p>
  </div>
);
