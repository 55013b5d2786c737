import { TextInput } from '@mantine/core';
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

type AskTotalParProps = {
  readonly course: string;
  readonly scores: number;
  /** Null while it is no par of a round. */
  readonly onPar: (par: number | null) => void;
};

/** From the par of a short nine to that of the longest eighteen. */
const [MIN_PAR, MAX_PAR] = [27, 80];

/** Asks what the scores of a course without holes are against. */
export function AskTotalPar({ course, scores, onPar }: AskTotalParProps) {
  const [typed, setTyped] = useState('');
  const parOf = (text: string): number | null => {
    const par = Number(text);
    return Number.isInteger(par) && par >= MIN_PAR && par <= MAX_PAR ? par : null;
  };
  return (
    <li className={classes.pars}>
      <TextInput
        label={`${course}, ${scores} ${scores === 1 ? 'score' : 'scores'}`}
        description="Par of the round, such as 72."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={
          typed.length > 1 && parOf(typed) === null ? `The par of a round is ${MIN_PAR} to ${MAX_PAR}.` : undefined
        }
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onPar(parOf(event.currentTarget.value));
        }}
      />
    </li>
  );
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
