import { type CardFigure, figureText } from '@strokebook/golf/compare-cards';

/** A table cell with a figure, and what stands small below it. */
export const FigureCell = ({ figure, below = '' }: { readonly figure: CardFigure; readonly below?: string }) => (
  <td>
    <b>{figureText(figure)}</b>
    {below !== '' && <small>{below}</small>}
  </td>
);
