import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { type CardAnswer, MAX_HOLE_STROKES } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import classes from './right-or-not.module.css';

type RightOrNotProps = {
  readonly holes: readonly { readonly par: number; readonly values: readonly number[] }[];
  readonly isBusy: boolean;
  readonly onAnswer: (answer: CardAnswer) => void;
};

/** What a player says of a card: right, or which hole is not and what it was (TEAM-31). */
export function RightOrNot({ holes, isBusy, onAnswer }: RightOrNotProps) {
  const [isWrong, setIsWrong] = useState(false);
  const [hole, setHole] = useState(0);
  const [strokes, setStrokes] = useState<number | string>('');
  const { par, values } = holes[hole] ?? { par: 0, values: [] };
  const isReady = typeof strokes === 'number' && strokes !== values[0];
  return (
    <div className="stack gap-8">
      <Button
        size="lg"
        className={classes.answer}
        disabled={isBusy}
        onClick={() => {
          setIsWrong(false);
          onAnswer({ isRight: true, hole: null });
        }}
      >
        Right
      </Button>
      <Button
        size="lg"
        variant="default"
        className={classes.answer}
        disabled={isBusy}
        aria-expanded={isWrong}
        onClick={() => setIsWrong(!isWrong)}
      >
        Not right
      </Button>
      {isWrong && (
        <div className={classes.wrong}>
          <NativeSelect
            label="Which hole?"
            data={holes.map((one, index) => ({
              value: String(index),
              label: `Hole ${index + 1}, par ${one.par}: ${one.values.join(' or ') || 'no score'}`,
            }))}
            value={String(hole)}
            onChange={({ currentTarget }) => setHole(Number(currentTarget.value))}
          />
          <NumberInput
            label={`What was it, par ${par}?`}
            min={1}
            max={MAX_HOLE_STROKES}
            clampBehavior="strict"
            allowDecimal={false}
            value={strokes}
            onChange={setStrokes}
          />
          <Button
            disabled={isBusy || !isReady}
            className={classes.answer}
            onClick={() => {
              if (typeof strokes === 'number') onAnswer({ isRight: false, hole: { hole, strokes } });
              setIsWrong(false);
            }}
          >
            Tell the coaches
          </Button>
        </div>
      )}
    </div>
  );
}
