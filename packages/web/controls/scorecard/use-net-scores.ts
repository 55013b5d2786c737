import type { AccountId } from '@strokebook/golf/access';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useIsHydrating } from '../../lib/use-is-hydrating.ts';
import { useSeesEverything } from '../round-actions/use-round-editor.ts';

export type NetScores = {
  /** Null for a viewer who may not see the index. */
  readonly choice: { readonly isOn: boolean; readonly set: (isOn: boolean) => void } | null;
  /** Strokes received on each hole in the order of play, by round id; null if they are not shown, or not loaded. */
  readonly strokes: ReadonlyMap<string, readonly number[]> | null;
};

/** Whether scorecards show strokes received and net scores on this device, and the strokes (INDEX-15). */
export function useNetScores(accountId: AccountId): NetScores {
  const { api } = useApi();
  const canShow = useSeesEverything(accountId);
  const [isOn, set] = useLocalStorage<boolean>({
    key: 'strokebook.net',
    defaultValue: false,
    getInitialValueInEffect: useIsHydrating(),
  });
  const query = useQuery({
    ...api.query('getStrokesReceived', { params: { accountId } }),
    enabled: canShow && isOn,
  });
  const rounds = canShow && isOn ? query.data?.rounds : undefined;
  return {
    choice: canShow ? { isOn, set } : null,
    strokes: rounds === undefined ? null : new Map(rounds.map(({ roundId, strokes }) => [roundId, strokes])),
  };
}
