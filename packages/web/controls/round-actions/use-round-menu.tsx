import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { originText } from '../../lib/origin-text.ts';
import { useRoundEditor } from './use-round-editor.ts';

const RoundDialog = lazy(() => import('./round-dialog.tsx').then((module) => ({ default: module.RoundDialog })));

/** What a list of rounds shows of each round, and does with it. */
export type RoundMenu = {
  /** Who entered it for the player; null if the player did (ENTRY-28). */
  readonly enteredBy: (roundId: string) => string | null;
  /** Where it comes from, in a word or two; null if unknown (IMPORT-27). */
  readonly originOf: (roundId: string) => string | null;
  /** Opens a round's menu; null if there is nothing to do with the round, and nothing more to say. */
  readonly openerOf: (roundId: string) => (() => void) | null;
  /** The open menu, to be placed beside the list. */
  readonly dialog: ReactNode;
};

export function useRoundMenu(accountId: AccountId): RoundMenu {
  const editor = useRoundEditor(accountId);
  const history = useQuery(roundHistoryQuery(useApi().api, accountId)).data;
  const [openId, setOpenId] = useState<string | null>(null);
  const listed = useMemo(() => new Map(history?.map((round) => [round.roundId, round])), [history]);
  const enteredBy = (roundId: string) => listed.get(roundId)?.enteredBy ?? null;
  return {
    enteredBy,
    originOf: (roundId) => originText(listed.get(roundId)?.origin),
    openerOf: (roundId) => (editor === null && enteredBy(roundId) === null ? null : () => setOpenId(roundId)),
    dialog: openId !== null && (
      <Suspense>
        <RoundDialog accountId={accountId} roundId={openId} editor={editor} onClose={() => setOpenId(null)} />
      </Suspense>
    ),
  };
}
