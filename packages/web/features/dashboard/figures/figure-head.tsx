import { bandsIn, formatStat, NOTHING, plural, scoreToPar, signed, significanceText } from '@strokebook/golf/format';
import { holeScoreToPar } from '@strokebook/golf/season';
import { statById, statText } from '@strokebook/golf/stats';
import { useUnits } from '../../../api/use-units.ts';
import classes from './figure-dialog.module.css';
import { fractionOf, type PlacedFigure } from './stat-figures.ts';

type FigureHeadProps = {
  readonly placed: PlacedFigure;
  /** The strokes behind a figure per round; null while they load, and for figures of holes. */
  readonly strokeCount: number | null;
  /** The rounds that the figure is of. */
  readonly roundCount: number;
};

/** A figure with its fraction, its interval, its standard and its explanation. */
export function FigureHead({ placed: { figure, stat }, strokeCount, roundCount }: FigureHeadProps) {
  const definition = statById(stat.id);
  const { performance, standard } = figure;
  const interval = performance?.interval;
  const [units] = useUnits();
  const toPar = performance == null ? null : holeScoreToPar(figure.id, performance, roundCount);
  const text = (value: number) =>
    definition === undefined ? String(value) : formatStat(value, definition.format, units);
  return (
    <div className={classes.head}>
      <p className={classes.figure}>
        <b>{performance == null ? NOTHING : statText(figure.id, performance, units)}</b>
        {performance != null && (
          <span>
            {strokeCount !== null && `${plural(strokeCount, 'stroke')} on `}
            {fractionOf(stat.id, performance)}
          </span>
        )}
      </p>
      <dl className={classes.facts}>
        {toPar !== null && performance != null && (
          <div>
            <dt>To par</dt>
            <dd>
              {`${scoreToPar(toPar.perRound, 1)} a round`}
              <small>{`${plural(performance.opportunities, 'hole')}, ${signed(toPar.perHole, 2)} each`}</small>
            </dd>
          </div>
        )}
        {interval && (
          <div>
            <dt>Likely between</dt>
            <dd>{`${text(interval.low)} and ${text(interval.high)}`}</dd>
          </div>
        )}
        {standard !== null && (
          <div>
            <dt>Standard</dt>
            <dd>
              {statText(figure.id, standard, units)}
              {standard.isModelled && <small>modeled</small>}
            </dd>
          </div>
        )}
        {figure.beatStandard !== null && (
          <div>
            <dt>Against it</dt>
            <dd>
              {figure.beatStandard ? 'Beats the standard' : 'Falls short of the standard'}
              <small>{significanceText(figure)}</small>
            </dd>
          </div>
        )}
      </dl>
      <div className={classes.about}>
        {definition !== undefined && <p>{bandsIn(definition.about, units)}</p>}
        {standard !== null && <p className="text-s break-anywhere">{`Source of the standard: ${standard.source}`}</p>}
      </div>
    </div>
  );
}
