import { Button } from '@mantine/core';
import type { CsvCell } from '@strokebook/golf/format';
import { aggregateRounds, puttsOfRound, type ScorecardModel, type ScorecardRound } from '@strokebook/golf/scorecard';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { TableExport } from '../../ui/grids/table-export.tsx';
import type { Scorecard } from './use-scorecard.ts';

type ScorecardToolsProps = {
  readonly scorecard: Scorecard;
  /** The file name without extension. */
  readonly fileName: string;
};

/** Expand All if everything is collapsed, else Collapse All (CARD-03, CARD-O6); net scores; and the export. */
export function ScorecardTools({ scorecard, fileName }: ScorecardToolsProps) {
  const hasGroups = scorecard.models.some((model) => model.kind !== 'single');
  return (
    <>
      {hasGroups && (
        <Button data-no-print variant="default" onClick={scorecard.toggleAll}>
          {scorecard.expansion === 'collapsed' ? 'Expand All' : 'Collapse All'}
        </Button>
      )}
      {scorecard.net !== null && (
        <span data-no-print title="Strokes received by the estimated index of each day">
          <CheckRow isChecked={scorecard.net.isOn} onChange={scorecard.net.set}>
            Net scores
          </CheckRow>
        </span>
      )}
      <TableExport fileName={fileName} cellsOf={() => scorecardCells(scorecard)} />
    </>
  );
}

/**
 * The whole scorecard as plain cells, including collapsed groups: one row per round, with its groups. Excluded holes
 * are empty, because they are not in the sums.
 */
function scorecardCells({ models, columns }: Scorecard): readonly (readonly CsvCell[])[] {
  const depth = Math.max(0, ...models.map(depthOf));
  const groupHeads = ['Group', 'Subgroup'].slice(0, depth);
  const head = [...groupHeads, 'Round', 'Date', ...columns, 'FIR', 'GIR', 'Up and down', 'Putts'];
  const lineOf = (round: ScorecardRound, groups: readonly string[]): readonly CsvCell[] => {
    const { fir, gir, upDown } = aggregateRounds([round], round.data.has('10') ? 18 : 9);
    const share = ({ successes, opportunities }: typeof fir) =>
      opportunities === 0 ? '' : `${successes} of ${opportunities}`;
    const scores = columns.map((label) => {
      const cell = round.data.get(label);
      return cell === undefined || cell.excluded ? null : cell.score;
    });
    const padded = groupHeads.map((_head, level) => groups[level] ?? '');
    return [...padded, round.name, round.date, ...scores, share(fir), share(gir), share(upDown), puttsOfRound(round)];
  };
  const lines = (model: ScorecardModel, groups: readonly string[]): readonly (readonly CsvCell[])[] => {
    if (model.kind === 'single') return [lineOf(model.round, [...groups, ...model.names])];
    const inside = [...groups, model.name];
    if (model.kind === 'flat') return model.rounds.map((round) => lineOf(round, inside));
    return model.groups.flatMap((group) => lines(group, inside));
  };
  return [head, ...models.flatMap((model) => lines(model, []))];
}

function depthOf(model: ScorecardModel): number {
  if (model.kind === 'single') return model.names.length;
  return model.kind === 'flat' ? 1 : 1 + Math.max(0, ...model.groups.map(depthOf));
}
