// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import {
  differenceText,
  holeScore,
  holeToPlay,
  type MoreHoles,
  netSoFar,
  typedDifferences,
} from '@strokebook/golf/entry';
import { strokesOf } from '@strokebook/golf/facts';
import { plural, scoreToPar } from '@strokebook/golf/format';
import { nineNames } from '@strokebook/golf/scorecard';
import { ScoreSign } from '../../controls/figures/score-sign.tsx';
import type { ReactNode } from 'react';
import { Key } from './pads/key.tsx';
import classes from './round-card.module.css';
import { receivedText, type RoundEntry } from './round-entry.ts';

type RoundCardProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  readonly onHole: (index: number) => void;
  readonly onFinish: () => void;
  /** Goes on with the other nine. */
  readonly onMore: (more: MoreHoles) => Promise<void>;
};

/** The card of the whole round: what is in, what is missing, out and in; a tap on a hole goes there (ENTRY-16). */
export function RoundCard({ entry, saveState, onHole, onFinish, onMore }: RoundCardProps) {
  const { state, soFar, index, hole, more } = entry;
  const { missing, differing, pickedUp } = soFar;
  const next = missing.length === 0 ? null : holeToPlay(state);
  const lastPlayed = state.holes.findLastIndex((_hole, at) => !missing.includes(at));
  const skipped = missing.filter((at) => at < lastPlayed).length;
  const isAhead = (at: number) => at > lastPlayed;
  const net = netSoFar(state, entry.received);
  return (
    <section className={classes.page} aria-label="Card">
      <div className={classes.head}>
        <div>
          <b>{state.details.course.name}</b>
          {saveState}
        </div>
        <Key look="quiet" onClick={() => onHole(index)}>
          Back to hole {hole.card.hole}
        </Key>
      </div>
      <p className={classes.total}>
        <b>{soFar.thru === 0 ? 'E' : scoreToPar(soFar.toPar)}</b>
        <span>
          <strong>
            {plural(soFar.strokes, 'stroke')}
            {pickedUp.length > 0 && `, ${pickedUp.length} picked up`}
          </strong>
          {net === null ? '' : `net ${net}, `}thru {soFar.thru}
          {skipped > 0 && ` · ${plural(skipped, 'hole')} without a score`}
        </span>
      </p>
      {differing.length > 0 && (
        <p className={classes.note}>
          On {holeList(entry, differing)} what you typed and the strokes differ. Both are kept until you correct one.
        </p>
      )}
      <div className={classes.nines}>
        {soFar.nines.map(({ name, holes, strokes }) => (
          <div key={name}>
            <ol aria-label={nineNames[name]}>
              {holes.map((at) => {
                const each = state.holes[at];
                return (
                  each !== undefined && (
                    <Line
                      key={at}
                      hole={each}
                      received={entry.received?.[at] ?? 0}
                      isAhead={isAhead(at)}
                      onOpen={() => onHole(at)}
                    />
                  )
                );
              })}
            </ol>
            <p className={classes.sum}>
              {name}
              <b>{strokes ?? '-'}</b>
            </p>
          </div>
        ))}
      </div>
      <div className={classes.actions}>
        <Key look={next === null ? 'main' : 'quiet'} onClick={onFinish}>
          Finish
          {next !== null && <small>you can go on later</small>}
        </Key>
        {next === null && more !== null && <Key onClick={() => void onMore(more)}>{more.title}</Key>}
        {next !== null && (
          <Key look="main" onClick={() => onHole(next)}>
            Hole {state.holes[next]?.card.hole}
          </Key>
        )}
      </div>
    </section>
  );
}

/** 'hole 5', 'holes 5 and 12': numbers on the course. */
export function holeList({ state }: Pick<RoundEntry, 'state'>, indexes: readonly number[]): string {
  const numbers = indexes.map((index) => String(state.holes[index]?.card.hole));
  if (numbers.length === 1) return `hole ${numbers[0]}`;
  return `holes ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

type LineProps = {
  readonly hole: RoundEntry['hole'];
  readonly received: number;
  /** Whether the hole was not reached yet. */
  readonly isAhead: boolean;
  readonly onOpen: () => void;
};

function Line({ hole, received, isAhead, onOpen }: LineProps) {
  const score = holeScore(hole);
  const penalties = strokesOf(hole.strokes) - hole.strokes.length;
  const isMissing = score === undefined && !hole.isPickedUp && !isAhead;
  return (
    <li>
      <button type="button" data-missing={isMissing || undefined} data-ahead={isAhead || undefined} onClick={onOpen}>
        <b>{hole.card.hole}</b>
        <span>
          {`par ${hole.card.par}${receivedText(received)}`}
          {isMissing && ', no score'}
          {hole.isPickedUp && score === undefined && ', picked up'}
          {penalties > 0 && `, ${plural(penalties, 'penalty stroke')}`}
          {typedDifferences(hole).map((difference) => (
            <small key={difference.of}>{differenceText(difference)}</small>
          ))}
        </span>
        {score !== undefined ? (
          <ScoreSign score={score} par={hole.card.par} />
        ) : hole.isPickedUp ? (
          <b className={classes.mark} aria-hidden="true">
            X
          </b>
        ) : (
          isMissing && <i aria-hidden="true" />
        )}
      </button>
    </li>
  );
}
