import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { ImportLines, type MadeImport, type TakenBack } from './import-lines.tsx';

/** Imports of a player, each of which is taken back as one step, and brought back as one for a day (IMPORT-25). */
export function PastImports({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const { imports = [], takenBack = [] } =
    useQuery(api.query('listRoundImports', { params: { accountId } })).data ?? {};
  const own = { accountIds: [accountId], names: [] };
  return (
    <ImportLines
      id="imports"
      title="Imports so far"
      imports={imports.map(({ importedBy, ...made }) => ({ ...made, ...own, by: importedBy }))}
      takenBack={takenBack.map(({ importedBy, ...made }) => ({ ...made, ...own, by: importedBy }))}
    />
  );
}

/** What the signed-in person imported for others: the same files for a whole team are one import (IMPORT-26). */
export function ImportsForOthers() {
  const { api } = useApi();
  const { imports = [], takenBack = [] } = useQuery(api.query('listImportsForOthers', {})).data ?? {};
  return (
    <ImportLines
      id="imports-for-others"
      title="Imports for others so far"
      imports={byFiles(imports).map((parts): MadeImport => {
        const [{ importId, source, importedAt }] = parts;
        return {
          ...{ importId, source, importedAt, ...peopleOf(parts) },
          ...sumOf(parts, ['unchanged', 'changed', 'unchangedScores', 'changedScores']),
          canTakeBack: true,
        };
      })}
      takenBack={byFiles(takenBack).map((parts): TakenBack => {
        const [{ importId, source, takenBackAt }] = parts;
        return { importId, source, takenBackAt, ...peopleOf(parts), ...sumOf(parts, ['rounds', 'scores']) };
      })}
    />
  );
}

type OfPlayer = {
  readonly importId: string;
  readonly player: { readonly accountId: AccountId; readonly fullName: string };
};

/** The imports of the same files, one for each player, in the order of the first of each. */
const byFiles = <Part extends OfPlayer>(parts: readonly Part[]): readonly [Part, ...Part[]][] =>
  [...Map.groupBy(parts, ({ importId }) => importId).values()] as [Part, ...Part[]][];

const peopleOf = (parts: readonly OfPlayer[]) => ({
  accountIds: parts.map(({ player }) => player.accountId),
  names: parts.map(({ player }) => player.fullName),
  by: null,
});

const sumOf = <Count extends string>(
  parts: readonly Readonly<Record<Count, number>>[],
  counts: readonly Count[],
): Record<Count, number> =>
  Object.fromEntries(counts.map((count) => [count, parts.reduce((sum, part) => sum + part[count], 0)])) as Record<
    Count,
    number
  >;
