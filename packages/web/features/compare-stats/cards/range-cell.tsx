import { DotRange } from '@strokebook/charts';
import { type CardFigure, figureText, ofText, type Scale } from '@strokebook/golf/compare-cards';
import classes from './card-table.module.css';

type RangeCellProps = {
  readonly figure: CardFigure;
  readonly scale: Scale;
  readonly reference?: number | null;
  /** Default is the color of the side. */
  readonly colour?: string;
  /** The sample; by default that of a share. */
  readonly basis?: string;
};

/** A table cell: the figure, its sample, and its position with interval on the common scale of both sides. */
export function RangeCell({
  figure,
  scale,
  reference,
  colour = 'var(--side)',
  basis = ofText(figure),
}: RangeCellProps) {
  return (
    <td className={classes.range}>
      <div>
        <span>
          <b>{figureText(figure)}</b>
          {basis !== '' && <small>{basis}</small>}
        </span>
        <DotRange
          value={figure?.raw ?? null}
          low={figure?.interval?.low ?? null}
          high={figure?.interval?.high ?? null}
          scale={scale}
          {...(reference === undefined ? {} : { reference })}
          colour={colour}
        />
      </div>
    </td>
  );
}

/** The scale of shares. */
export const shares: Scale = { from: 0, to: 1 };
