import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useHasFullAccess } from '../round-actions/use-round-editor.ts';

export type AimedShot = OutputOf<'getAimFigures'>['shots'][number];

/** A played hole of a round. */
type Playing = { readonly roundId: string; readonly hole: number; readonly nth: number };

/** The shots of a hole with a logged target, by their place; none for viewers without full access. */
export function useAimedShots(accountId: AccountId, { roundId, hole, nth }: Playing): ReadonlyMap<number, AimedShot> {
  const { api } = useApi();
  const enabled = useHasFullAccess(accountId);
  const query = useQuery({ ...api.query('getAimFigures', { params: { accountId } }), enabled, retry: false });
  const shots = query.data?.shots ?? [];
  return new Map(
    shots
      .filter((one) => one.roundId === roundId && one.hole === hole && one.nth === nth)
      .map((one) => [one.shot, one]),
  );
}
