import { Button } from '@mantine/core';
import { TableExport } from '../../ui/table-export.tsx';
import { scorecardCells } from './scorecard-text.ts';
import type { Scorecard } from './use-scorecard.ts';

type ScorecardToolsProps = {
  readonly scorecard: Scorecard;
  /** The file name without extension. */
  readonly fileName: string;
};

/** Expand All if everything is collapsed, else Collapse All (CARD-03, CARD-O6); and the export. */
export function ScorecardTools({ scorecard, fileName }: ScorecardToolsProps) {
  const hasGroups = scorecard.models.some((model) => model.kind !== 'single');
  return (
    <>
      {hasGroups && (
        <Button data-no-print variant="default" size="md" onClick={scorecard.toggleAll}>
          {scorecard.expansion === 'collapsed' ? 'Expand All' : 'Collapse All'}
        </Button>
      )}
      <TableExport fileName={fileName} cellsOf={() => scorecardCells(scorecard)} />
    </>
  );
}
