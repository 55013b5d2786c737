// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { strokesFromTee } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import { useEffect, useRef } from 'react';
import { LieSign } from '../../controls/lie-sign/lie-sign.tsx';
import { PenaltyKey } from './pads/penalty-key.tsx';
import type { RoundEntry } from './round-entry.ts';
import classes from './stroke-chips.module.css';
import { StrokeDistance } from './stroke-distance.tsx';

type StrokeChipsProps = { readonly entry: RoundEntry; readonly onPenalty: () => void };

/** A chip for each stroke: number, lie, distance. A tap opens that stroke, a second one stores it and returns to the place left. */
export function StrokeChips({ entry, onPenalty }: StrokeChipsProps) {
  const { hole, asked, editing, typed, run } = entry;
  const strokes = strokesFromTee(hole);
  const next = asked.keys === 'place' ? asked.stroke : null;
  const list = useRef<HTMLOListElement>(null);
  // The stroke under way is the last one: it stays in sight when there are many.
  useEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth });
  });
  return (
    <ol className={classes.chips} ref={list} aria-label="Strokes">
      {strokes.map((stroke, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stroke is its place in the order
        <li key={index}>
          <button
            type="button"
            className={classes.chip}
            aria-current={(editing ?? asked.stroke) === index ? 'step' : undefined}
            onClick={() => run(editing === index ? { kind: 'done' } : { kind: 'edit', stroke: index })}
          >
            <span className="fine medium">{strokeNumber(strokes, index)}</span>
            <LieSign lie={stroke.lie} />
            <StrokeDistance entry={entry} hole={hole} stroke={stroke} at={index} />
            {stroke.isConceded === true && <small>conceded</small>}
          </button>
          {stroke.penalty !== undefined && (
            <PenaltyKey
              number={strokeNumber(strokes, index)}
              penalty={stroke.penalty}
              className={classes.penalty}
              onPress={() => {
                run({ kind: 'edit', stroke: index });
                onPenalty();
              }}
            />
          )}
        </li>
      ))}
      {next !== null && next >= strokes.length && (
        <li>
          <span className={classes.chip} aria-current={editing === null ? 'step' : undefined}>
            <span className="fine medium">{strokeNumber(strokes, next)}</span>
            {typed}
          </span>
        </li>
      )}
    </ol>
  );
}
