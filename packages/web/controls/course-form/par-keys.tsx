import { checkPar, MAX_PAR, MIN_PAR } from '@strokebook/golf/entry';
import { asciiDigits, plural } from '@strokebook/golf/format';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { ChoiceKey } from '../../ui/fields/choice-key.tsx';
import { NORMAL_PAR } from './course-text.ts';
import classes from './par-keys.module.css';

const usualPars = [3, 4, 5, 6] as const;
const longPars = [...usualPars, MAX_PAR] as const;

type ParKeysProps = {
  readonly numbers: readonly number[];
  /** Null for holes that were not chosen yet. */
  readonly pars: readonly (number | null)[];
  /** Said where pars are missing. */
  readonly problem: string | undefined;
  readonly onChange: (pars: readonly (number | null)[]) => void;
};

/**
 * The par of each hole by a tap, or by a digit, which goes on to the next hole (ENTRY-03). Holes that were not chosen have
 * no par, and become par 4 by one tap once the others are in.
 */
export function ParKeys({ numbers, pars, problem: missing, onChange }: ParKeysProps) {
  const rows = useRef<HTMLDivElement>(null);
  const name = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const open = pars.filter((par) => par === null).length;
  const total = pars.reduce<number>((sum, par) => sum + (par ?? 0), 0);
  const said = problem ?? missing;
  const setPar = (at: number, par: number) => {
    setProblem(null);
    onChange(pars.map((before, index) => (index === at ? par : before)));
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const digit = asciiDigits(event.key);
    if (!/^\d$/.test(digit) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const par = Number(digit);
    const found = checkPar(par);
    if (found !== null) {
      setProblem(`Hole ${numbers[at]}: ${found}`);
      return;
    }
    setPar(at, par);
    const next = rows.current?.children[at + 1];
    (next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector('input'))?.focus();
  };
  return (
    <div className="stack gap-8">
      <p className="note" role="status">
        {open > 0
          ? `${plural(open, 'hole')} without a par. Tap the 3s and 5s, then say what the others are.`
          : `Par ${total}.`}{' '}
        {`On a keyboard, type the digits ${MIN_PAR} to ${MAX_PAR}.`}
      </p>
      <div ref={rows} className={classes.holes}>
        {numbers.map((number, at) => (
          <div
            key={number}
            role="radiogroup"
            aria-label={`Par of hole ${number}`}
            aria-invalid={(missing !== undefined && pars[at] === null) || undefined}
            className={classes.hole}
            data-open={pars[at] === null || undefined}
          >
            <span className={classes.number} aria-hidden="true">
              {number}
            </span>
            {parsFor(pars[at] ?? null).map((par) => (
              <ChoiceKey
                key={par}
                className={classes.par}
                name={`${name}-${number}`}
                isChosen={pars[at] === par}
                onChoose={() => setPar(at, par)}
                onKeyDown={(event) => onKey(event, at)}
              >
                {par}
              </ChoiceKey>
            ))}
          </div>
        ))}
      </div>
      {open > 0 && (
        <button type="button" className={classes.rest} onClick={() => onChange(pars.map((par) => par ?? NORMAL_PAR))}>
          {open === numbers.length
            ? `All holes are par ${NORMAL_PAR}`
            : open === 1
              ? `The other one is par ${NORMAL_PAR}`
              : `The other ${open} are par ${NORMAL_PAR}`}
        </button>
      )}
      {said !== undefined && <Failure>{said}</Failure>}
    </div>
  );
}

/** Par 7 is so rare that its key comes with par 6. */
const parsFor = (par: number | null): readonly number[] => (par !== null && par >= 6 ? longPars : usualPars);
