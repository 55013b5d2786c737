import { type CardFigure, countText, figureText, ofText, rangeText } from '@strokebook/golf/compare-cards';
import type { StatFormat } from '@strokebook/golf/stats';
import classes from './cards.module.css';

type FigureTileProps = {
  readonly label: string;
  readonly figure: CardFigure;
  readonly format: StatFormat;
  /** What an average counts, in the singular; omitted for a share. */
  readonly noun?: string;
  /** Unit beside the figure, in small print. */
  readonly per?: string;
  /** Replaces the interval. */
  readonly note?: string | undefined;
};

/** One large figure with its sample and interval. */
export function FigureTile({ label, figure, format, noun, per, note }: FigureTileProps) {
  const [value = '', ...units] = figureText(figure).split(' ');
  const unit = [...units, ...(figure === null || per === undefined ? [] : [per])].join(' ');
  const basis = noun === undefined ? ofText(figure) : countText(figure, noun);
  return (
    <div className={classes.tile}>
      <dt>{label}</dt>
      <dd>
        <b>
          {value}
          {unit !== '' && <small> {unit}</small>}
        </b>
        <span>{note ?? rangeText(figure, format)}</span>
        <span>{basis}</span>
      </dd>
    </div>
  );
}
