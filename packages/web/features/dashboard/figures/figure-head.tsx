import type { FigureSample } from '@strokebook/contract';
import { formatStat, NOTHING, plural, scoreToPar, signed, significanceText } from '@strokebook/golf/format';
import { reasonOf } from '@strokebook/golf/opened-figure';
import { holeScoreToPar } from '@strokebook/golf/season';
import { statById, statText } from '@strokebook/golf/stats';
import { useUnits } from '../../../api/use-units.ts';
import { isGained } from './behind-text.ts';
import classes from './figure-dialog.module.css';
import { fractionOf, type PlacedFigure } from './stat-figures.ts';

type FigureHeadProps = {
  readonly placed: PlacedFigure;
  /** What the figure counts; null while it loads. */
  readonly samples: readonly FigureSample[] | null;
  /** The rounds that the figure is of. */
  readonly roundCount: number;
};

/** A figure in large type with its range and its count, and one sentence that says why. */
export function FigureHead({ placed: { figure, stat }, samples, roundCount }: FigureHeadProps) {
  const definition = statById(stat.id);
  const { performance } = figure;
  const interval = performance?.interval;
  const [units] = useUnits();
  const toPar = performance == null ? null : holeScoreToPar(figure.id, performance, roundCount);
  const text = (value: number) =>
    definition === undefined ? String(value) : formatStat(value, definition.format, units);
  const isOfStrokes = definition?.unit === 'shot' && definition.kind === 'perRound';
  const fraction = performance == null ? null : fractionOf(stat.id, performance);
  const count = isOfStrokes && samples !== null ? `${plural(samples.length, 'stroke')} on ${fraction}` : fraction;
  return (
    <header className={classes.head}>
      <p className={classes.figure}>
        {isTooEarly(figure) && <i className={classes.early} title={significanceText(figure)} />}
        <b>{performance == null ? NOTHING : statText(figure.id, performance, units)}</b>
        <span className={classes.facts}>
          {definition?.kind === 'perRound' && (
            <strong>{isGained(definition) ? 'strokes gained a round' : 'a round'}</strong>
          )}
          {interval && <span>{`likely ${text(interval.low)} to ${text(interval.high)}`}</span>}
          {toPar !== null && performance != null && (
            <span>{`${scoreToPar(toPar.perRound, 1)} a round, ${signed(toPar.perHole, 2)} a hole`}</span>
          )}
          <span>{`${plural(roundCount, 'round')}${count === null ? '' : `, ${count}`}`}</span>
        </span>
      </p>
      <p className={classes.sentence}>{sentenceOf({ figure, stat }, samples, units)}</p>
    </header>
  );
}

/** Whether more rounds are needed before the figure can be told from its standard. */
const isTooEarly = ({ certainty, roundsNeeded, beatStandard }: PlacedFigure['figure']): boolean =>
  beatStandard !== null && certainty !== 'clear' && certainty !== 'likely' && roundsNeeded > 0;

function sentenceOf(
  { figure, stat }: PlacedFigure,
  samples: readonly FigureSample[] | null,
  units: Parameters<typeof statText>[2],
): string {
  const { performance, standard, beatStandard, roundsNeeded } = figure;
  if (performance === null) return '';
  if (isTooEarly(figure)) {
    return `Too early to say why. ${roundsNeeded > MANY_ROUNDS ? 'Many more rounds' : `About ${plural(roundsNeeded, 'more round')}`} will tell.`;
  }
  if (isGained(stat) && samples !== null) return reasonOf(samples, stat.category);
  if (standard === null || beatStandard === null) return '';
  const against = `the standard, ${statText(figure.id, standard, units)}`;
  return `${beatStandard ? 'Better than' : 'Short of'} ${against}: ${significanceText(figure)}.`;
}

/** Beyond that a number of rounds says nothing. */
const MANY_ROUNDS = 40;
