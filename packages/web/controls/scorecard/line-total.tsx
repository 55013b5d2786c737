import classes from './scorecard.module.css';

type LineTotalProps = { readonly score: string; readonly toPar: string };

/** The total beside a name on a phone, where the column TOTAL is scrolled away; drawn by CSS, because that cell has it. */
export const LineTotal = ({ score, toPar }: LineTotalProps) => (
  <span className={classes.lineTotal} data-score={score} data-to-par={toPar} aria-hidden="true" />
);
