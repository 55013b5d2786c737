import {
  type CardFigure,
  countText,
  figureText,
  lengthFigureText,
  ofText,
  rangeText,
} from '@strokebook/golf/compare-cards';
import type { StatFormat } from '@strokebook/golf/format';
import { useUnits } from '../../../api/use-units.ts';
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

/** One large figure with its sample; its range is a tooltip. */
export function FigureTile({ label, figure, format, noun, per, note }: FigureTileProps) {
  const [units] = useUnits();
  const text = format === 'feet' ? lengthFigureText(figure, format, units) : figureText(figure);
  const [value = '', ...rest] = text.split(' ');
  const unit = [...rest, ...(figure === null || per === undefined ? [] : [per])].join(' ');
  const basis = noun === undefined ? ofText(figure) : countText(figure, noun);
  return (
    <div className={classes.tile}>
      <dt>{label}</dt>
      <dd>
        <b>
          {value}
          {unit !== '' && <small> {unit}</small>}
        </b>
        <span title={note === undefined ? rangeText(figure, format, units) : undefined}>
          {[note, basis].filter((part) => part !== undefined && part !== '').join(', ')}
        </span>
      </dd>
    </div>
  );
}
