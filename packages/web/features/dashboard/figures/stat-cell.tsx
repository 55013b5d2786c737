import { NOTHING, significanceText } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statText } from '@strokebook/golf/stats';
import classes from '../assessment/assessment.module.css';
import { fractionOf, type PlacedFigure } from './stat-figures.ts';

type StatCellProps = {
  readonly placed: PlacedFigure | undefined;
  readonly units: UnitSystem;
  /** Opens the samples behind the figure. */
  readonly onOpen: (statId: string) => void;
};

/** One figure compared with the standard: colored, with an arrow, and outlined if the sample is too small. */
export function StatCell({ placed, units, onOpen }: StatCellProps) {
  const figure = placed?.figure;
  if (figure?.state === 'failed') return <td className={classes.cellError}>{figure.error}</td>;
  if (!placed || !figure?.performance) return <td className={classes.missing}>{NOTHING}</td>;
  const { performance, beatStandard } = figure;
  const verdict = beatStandard === null ? null : verdictOf(beatStandard, figure);
  return (
    <td>
      <button type="button" className={classes.figure} onClick={() => onOpen(figure.id)}>
        <span data-tone={verdict?.tone} title={verdict?.text}>
          {verdict !== null && (
            <>
              <span aria-hidden="true">{verdict.mark} </span>
              <span className="unseen">{verdict.text}: </span>
            </>
          )}
          {statText(figure.id, performance, units)}
        </span>
        <small>{fractionOf(placed.stat.id, performance)}</small>
      </button>
    </td>
  );
}

function verdictOf(isBetter: boolean, figure: PlacedFigure['figure']) {
  const tone = isBetter ? 'better' : 'worse';
  const text = `${isBetter ? 'beats the standard' : 'falls short of the standard'}, ${significanceText(figure)}`;
  if (figure.certainty === 'clear') return { tone, mark: isBetter ? '▲' : '▼', text };
  return { tone, mark: isBetter ? '△' : '▽', text };
}
