import { TextInput } from '@mantine/core';
import { isRatingOfPar, isWholeWithin, roundLimits } from '@strokebook/golf/model';
import { useState } from 'react';
import classes from './round-import.module.css';

/** What is typed of a course whose scores have no holes; null for what is not. */
export type TypedTotal = { readonly par: number | null; readonly rating: number | null; readonly slope: number | null };

type AskTotalProps = {
  readonly course: string;
  readonly scores: number;
  /** The par that the files tell; null if they do not, and it has to be typed. */
  readonly parTold: number | null;
  readonly onTotal: (total: TypedTotal) => void;
};

const [MIN_PAR, MAX_PAR] = roundLimits.totalPar;
const [MIN_SLOPE, MAX_SLOPE] = roundLimits.slope;

/** Asks what the scores of a course without holes are against: its par once, and its rating and slope for form. */
export function AskTotal({ course, scores, parTold, onTotal }: AskTotalProps) {
  const [typed, setTyped] = useState('');
  const { total, error } = readTotal(typed, parTold);
  return (
    <li className={classes.pars}>
      <TextInput
        label={`${course}, ${scores} ${scores === 1 ? 'score' : 'scores'}`}
        description={
          parTold === null
            ? 'Par of the round, then rating and slope, if you have them: 72 73.9 134. Form needs the rating.'
            : `Par ${parTold}. Rating and slope, if you have them: 73.9 134. Form needs the rating.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={total === null ? error : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onTotal(readTotal(event.currentTarget.value, parTold).total ?? { par: null, rating: null, slope: null });
        }}
      />
    </li>
  );
}

/** The numbers of '72 73.9 134', '72 (73.9/134)' or, if the par is known, '73,9/134'. */
function readTotal(
  typed: string,
  parTold: number | null,
): { readonly total: TypedTotal | null; readonly error: string } {
  const numbers = (typed.replaceAll(/(\d),(\d)/g, '$1.$2').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [par = null, rating = null, slope = null] = parTold === null ? numbers : [parTold, ...numbers];
  if (!isWholeWithin(par, roundLimits.totalPar))
    return { total: null, error: typed.length > 1 ? `The par of a round is ${MIN_PAR} to ${MAX_PAR}.` : '' };
  if (rating !== null && !isRatingOfPar(rating, par)) {
    return { total: null, error: `The rating of a course of par ${par} is near ${par}.` };
  }
  return slope === null || isWholeWithin(slope, roundLimits.slope)
    ? { total: { par, rating, slope }, error: '' }
    : { total: null, error: `A slope is ${MIN_SLOPE} to ${MAX_SLOPE}.` };
}
