import { checkPar, MAX_PAR, MIN_PAR } from '@strokebook/golf/entry';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Failure } from '../../ui/failure.tsx';
import classes from './par-keys.module.css';

const usualPars = [3, 4, 5] as const;

type ParKeysProps = {
  readonly numbers: readonly number[];
  readonly pars: readonly number[];
  readonly onChange: (pars: readonly number[]) => void;
};

/** The par of each hole: a tap on 3, 4 or 5, or a digit, which goes on to the next hole (ENTRY-03). */
export function ParKeys({ numbers, pars, onChange }: ParKeysProps) {
  const rows = useRef<HTMLDivElement>(null);
  const name = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const total = pars.reduce((sum, par) => sum + par, 0);
  const setPar = (at: number, par: number) => {
    setProblem(null);
    onChange(pars.map((before, index) => (index === at ? par : before)));
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const par = Number(event.key);
    const found = checkPar(par);
    if (found !== null) {
      setProblem(`Hole ${numbers[at]}: ${found}`);
      return;
    }
    setPar(at, par);
    const next = rows.current?.children[at + 1];
    next?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <div className="stack gap-8">
      <div ref={rows} className={classes.holes}>
        {numbers.map((number, at) => (
          <div key={number} role="radiogroup" aria-label={`Par of hole ${number}`} className={classes.hole}>
            <span className={classes.number} aria-hidden="true">
              {number}
            </span>
            {parsFor(pars[at] ?? 0).map((par) => (
              <label key={par} className={classes.par}>
                <input
                  type="radio"
                  name={`${name}-${number}`}
                  checked={pars[at] === par}
                  onChange={() => setPar(at, par)}
                  onKeyDown={(event) => onKey(event, at)}
                />
                <span className={classes.face}>{par}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
      {problem !== null && <Failure>{problem}</Failure>}
      <p className="note" role="status">{`Par ${total}. On a keyboard, type the digits ${MIN_PAR} to ${MAX_PAR}.`}</p>
    </div>
  );
}

/** Par 6 and 7 are rare: they are typed, and shown where they are. */
const parsFor = (par: number): readonly number[] =>
  usualPars.some((usual) => usual === par) || par === 0 ? usualPars : [...usualPars, par];
