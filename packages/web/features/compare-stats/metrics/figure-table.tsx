import { certaintyText, isSignificant, type MetricFigure } from '@strokebook/golf/compare';
import { bandsIn, type Certainty, NOTHING } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { differenceBoundText, differenceText, statText } from '@strokebook/golf/stats';
import { useUnits } from '../../../api/use-units.ts';
import { CertaintyMark } from '../../../ui/certainty-mark.tsx';
import type { Place, SideLabels } from '../sides/sides.ts';
import classes from './metrics-table.module.css';

type FigureTableProps = {
  readonly caption: string;
  readonly sides: SideLabels;
  readonly lines: readonly { readonly figure: MetricFigure; readonly name: string }[];
  /** Whether each line says of how many players and rounds the right side is. */
  readonly hasPlayers?: boolean | undefined;
};

/** One line per metric: left, right, and their difference. */
export function FigureTable({ caption, sides, lines, hasPlayers = false }: FigureTableProps) {
  const [units] = useUnits();
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">
            <span>Metric</span>
          </th>
          <th scope="col" data-place="left" title={sides.left.label}>
            <span>{sides.left.label}</span>
          </th>
          <th scope="col" data-place="right" title={sides.right.label}>
            <span>{sides.right.label}</span>
          </th>
          <th scope="col" data-place="difference">
            <span>Difference</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ figure, name }) => (
          <tr key={figure.metricId}>
            <th scope="row" title={bandsIn(figure.config.description, units)}>
              {bandsIn(name, units)}
              {hasPlayers && <small className={classes.players}>{figure.right.additionalContext}</small>}
            </th>
            {(['left', 'right'] as const).map((place) => (
              <td key={place} data-place={place} title={figure[place].additionalContext}>
                {valueText(figure, place, units)}
              </td>
            ))}
            <DifferenceCell figure={figure} sides={sides} units={units} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueText({ metricId, ...sides }: MetricFigure, place: Place, units: UnitSystem): string {
  const { raw, formattedValue: formatted } = sides[place];
  return statText(metricId, { raw, formatted }, units);
}

type DifferenceCellProps = { readonly figure: MetricFigure; readonly sides: SideLabels; readonly units: UnitSystem };

/** Left minus right, with its certainty as a sign; its range and samples are in the words of the sign. */
function DifferenceCell({ figure, sides, units }: DifferenceCellProps) {
  const { difference, metricId, left, right } = figure;
  if (difference === null) return <td className={classes.difference}>{NOTHING}</td>;
  const { certainty, better, roundsNeeded, interval, formattedInterval, formattedValue: formatted } = difference;
  const boundText = (bound: 'low' | 'high'): string =>
    interval === null || formattedInterval === null
      ? ''
      : differenceBoundText(metricId, { raw: interval[bound], formatted: formattedInterval[bound] }, units);
  return (
    <td className={classes.difference} data-clear={certainty === 'clear' || undefined}>
      <span className={classes.value}>
        {differenceText(metricId, { left: left.raw, right: right.raw, formatted }, units)}
      </span>
      <BetterSide
        certainty={certainty}
        better={better}
        sides={sides}
        roundsNeeded={roundsNeeded}
        basis={[
          interval === null ? '' : `Left minus right: ${boundText('low')} to ${boundText('high')}.`,
          samplesText(left.additionalContext, right.additionalContext),
        ]
          .join(' ')
          .trim()}
      />
    </td>
  );
}

/** 'From 630 holes and 450 holes.' */
const samplesText = (left: string, right: string): string =>
  left === '' || right === '' ? '' : `From ${left} and ${right}.`;

type BetterSideProps = {
  readonly certainty: Certainty;
  /** The better side; null if there is none, or it is uncertain. */
  readonly better: Place | null;
  readonly sides: SideLabels;
  readonly roundsNeeded?: number;
  /** Further sentences: what the judgement rests on. */
  readonly basis: string;
};

const fillOf = { clear: 'full', likely: 'half', cannotTell: 'none', tooFew: 'none' } as const;

/** The better side as an arrow to its column, and the certainty as a sign with its words on demand. */
export function BetterSide({ certainty, better, sides, roundsNeeded = 0, basis }: BetterSideProps) {
  const shown = isSignificant(certainty) ? better : null;
  const whose = shown === null ? '' : ` ${sides[shown].label} is better.`;
  return (
    <span className={classes.better} data-place={shown ?? undefined}>
      {shown !== null && <span aria-hidden="true">{shown === 'left' ? '◀' : '▶'}</span>}
      <CertaintyMark
        fill={fillOf[certainty]}
        words={`${certaintyText(certainty, roundsNeeded)}.${whose} ${basis}`.trim()}
      />
    </span>
  );
}
