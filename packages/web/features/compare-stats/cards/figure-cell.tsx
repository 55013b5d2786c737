import { type CardFigure, figureText, rangeText } from '@strokebook/golf/compare-cards';
import classes from './card-table.module.css';

type FigureCellProps = {
  readonly figure: CardFigure;
  /** Small text below the figure. */
  readonly below?: string;
  /** Replaces `below` if the card is wide enough. */
  readonly belowWide?: string;
};

/** A table cell with a figure and small text below it. */
export const FigureCell = ({ figure, below = '', belowWide = '' }: FigureCellProps) => (
  <td>
    <b>{figureText(figure)}</b>
    {below !== '' && <small>{below}</small>}
    {belowWide !== '' && <small className={classes.wide}>{belowWide}</small>}
  </td>
);

/** Strokes gained per round, with their interval if there is room. */
export const GainCell = ({ figure }: { readonly figure: CardFigure }) => (
  <FigureCell figure={figure} belowWide={rangeText(figure, 'signedTwoDecimals')} />
);
