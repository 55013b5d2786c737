import { GainBar } from '@strokebook/charts';
import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { formatStat, plural } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useHasFullAccess } from '../../../controls/round-actions/use-round-editor.ts';
import { ColumnTable, type ScreenColumn } from '../../../ui/blocks/column-table.tsx';
import { CollapsibleSection } from '../../../ui/pages/collapsible-section.tsx';

type Report = OutputOf<'getAimFigures'>;
type Row = { readonly name: string; readonly about: string; readonly figure: Report['decision'] };

/**
 * What targets, and the strokes at them, gained: both sums with their counts (AIM-12). Only for those with full access,
 * and nothing before a target was logged or while planning is closed.
 */
export function TargetGainsCard({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const isOpen = useHasFullAccess(accountId);
  const report = useQuery({
    ...api.query('getAimFigures', { params: { accountId } }),
    enabled: isOpen,
    retry: false,
  }).data;
  if (!isOpen || report === undefined || report.shots.length + report.lacking.length === 0) return null;
  const rows: readonly Row[] = [
    { name: 'Decision', about: 'where you aimed', figure: report.decision },
    { name: 'Execution', about: 'what the stroke did', figure: report.execution },
  ];
  return (
    <CollapsibleSection
      title="Decision and execution"
      hint={`${plural(report.shots.length, 'shot')} with a target, in ${plural(report.rounds, 'round')}`}
    >
      <p className="margin-bottom-8">{report.sentence}</p>
      {report.shots.length > 0 && (
        <ColumnTable label="decision and execution" columns={columnsOf(rows)} rows={rows} keyOf={({ name }) => name} />
      )}
      {report.lacking.map((line) => (
        <p key={line} className="note margin-top-8">
          {line}
        </p>
      ))}
    </CollapsibleSection>
  );
}

const SHORTEST_SCALE = 0.1;

function columnsOf(rows: readonly Row[]): readonly ScreenColumn<Row>[] {
  // Both bars share a scale.
  const ends = rows.flatMap(({ figure: { perShot, interval } }) => [perShot, interval?.low ?? 0, interval?.high ?? 0]);
  const scale = Math.max(SHORTEST_SCALE, ...ends.map(Math.abs));
  return [
    { label: 'Part', kind: 'name', cell: ({ name, about }) => `${name}, ${about}` },
    {
      label: 'Drawn',
      kind: 'words',
      isUnlabelled: true,
      leaves: 'panel',
      render: ({ figure: { perShot, interval, isCertain } }) => (
        <GainBar
          value={perShot}
          low={interval?.low ?? null}
          high={interval?.high ?? null}
          scale={scale}
          isCertain={isCertain}
        />
      ),
    },
    { label: 'A shot', kind: 'figure', cell: ({ figure }) => formatStat(figure.perShot, 'signedTwoDecimals') },
    {
      label: 'In all',
      kind: 'figure',
      isStrong: true,
      cell: ({ figure }) => formatStat(figure.sum, 'signedTwoDecimals'),
    },
    { label: 'Certainty', kind: 'words', cell: ({ figure }) => (figure.isCertain ? 'Likely real' : 'Could be chance') },
  ];
}
