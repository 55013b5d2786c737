import { TextInput } from '@mantine/core';
import { isRatingOfPar } from '@strokebook/golf/model';
import { useState } from 'react';
import classes from './round-import.module.css';

type AskParsProps = {
  readonly course: string;
  readonly rounds: number;
  /** The numbers of the holes whose par nobody tells, in their order. */
  readonly holes: readonly number[];
  /** The par of these holes together, if the files tell it. */
  readonly parTold: number | null;
  readonly onPars: (pars: ReadonlyMap<number, number>) => void;
};

/** Asks the pars of a course once, in one line as they stand on a card (IMPORT-05). */
export function AskPars({ course, rounds, holes, parTold, onPars }: AskParsProps) {
  const [typed, setTyped] = useState('');
  const digits = digitsOf(typed);
  const isPars = digits.every((digit) => /[3-7]/.test(digit));
  const sum = digits.reduce((total, digit) => total + Number(digit), 0);
  const left = holes.length - digits.length;
  const error =
    typed !== '' && !isPars ? 'A par is 3, 4, 5, 6 or 7.' : left < 0 ? `There are ${holes.length} holes.` : undefined;
  return (
    <li className={classes.pars}>
      <TextInput
        label={`${course}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`}
        description={
          left > 0
            ? `Pars of ${holesText(holes)}, one digit a hole: 4 3 5 4 …${digits.length === 0 ? '' : ` ${sum} so far, ${left} to go.`}${parTold === null ? '' : ` The file says par ${parTold}.`}`
            : `Par ${sum} in all${parTold === null || parTold === sum ? '' : `, and the file says ${parTold}: please check them`}.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          const pars = digitsOf(next);
          const isWhole = pars.length === holes.length && pars.every((digit) => /[3-7]/.test(digit));
          onPars(new Map(isWhole ? holes.map((hole, index) => [hole, Number(pars[index])]) : []));
        }}
      />
    </li>
  );
}

/** What is typed of a course whose scores have no holes; null for what is not. */
export type TypedTotal = { readonly par: number | null; readonly rating: number | null; readonly slope: number | null };

type AskTotalProps = {
  readonly course: string;
  readonly scores: number;
  /** The par that the files tell; null if they do not, and it has to be typed. */
  readonly parTold: number | null;
  readonly onTotal: (total: TypedTotal) => void;
};

/** From the par of a short nine to that of the longest eighteen. */
const [MIN_PAR, MAX_PAR] = [27, 80];
/** Of all courses (rule of the schedule, and appendix G of the Rules of Handicapping). */
const [MIN_SLOPE, MAX_SLOPE] = [55, 155];

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
  const isPar = par !== null && Number.isInteger(par) && par >= MIN_PAR && par <= MAX_PAR;
  if (!isPar) return { total: null, error: typed.length > 1 ? `The par of a round is ${MIN_PAR} to ${MAX_PAR}.` : '' };
  if (rating !== null && !isRatingOfPar(rating, par)) {
    return { total: null, error: `The rating of a course of par ${par} is near ${par}.` };
  }
  const isSlope = slope === null || (Number.isInteger(slope) && slope >= MIN_SLOPE && slope <= MAX_SLOPE);
  return isSlope
    ? { total: { par, rating, slope }, error: '' }
    : { total: null, error: `A slope is ${MIN_SLOPE} to ${MAX_SLOPE}.` };
}

/** What was typed without what people put between the pars of a card. */
const digitsOf = (typed: string): readonly string[] => typed.replaceAll(/[\s,;/-]/g, '').split('');

/** 'holes 1 to 18', 'holes 3, 7 and 12'. */
function holesText(holes: readonly number[]): string {
  const [first = 1] = holes;
  const last = holes.at(-1) ?? first;
  if (holes.length === 1) return `hole ${first}`;
  if (last - first === holes.length - 1) return `holes ${first} to ${last}`;
  return `holes ${holes.slice(0, -1).join(', ')} and ${last}`;
}
