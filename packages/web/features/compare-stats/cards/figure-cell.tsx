import { type CardFigure, figureText, rangeText } from '@strokebook/golf/compare-cards';
import classes from './card-table.module.css';

type FigureCellProps = {
  readonly figure: CardFigure;
  /** Small below it. */
  readonly below?: string;
  /** The same where the card is wide enough for more than a count. */
  readonly belowWide?: string;
};

/** A table cell with a figure, and what stands small below it. */
export const FigureCell = ({ figure, below = '', belowWide = '' }: FigureCellProps) => (
  <td>
    <b>{figureText(figure)}</b>
    {below !== '' && <small>{below}</small>}
    {belowWide !== '' && <small className={classes.wide}>{belowWide}</small>}
  </td>
);

/** Strokes gained per round, with their interval where there is room. */
export const GainCell = ({ figure }: { readonly figure: CardFigure }) => (
  <FigureCell figure={figure} belowWide={rangeText(figure, 'signedTwoDecimals')} />
);
