import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { useRoundEditor } from './use-round-editor.ts';

const RoundDialog = lazy(() => import('./round-dialog.tsx').then((module) => ({ default: module.RoundDialog })));

/** What a list of rounds shows of each round, and does with it. */
export type RoundMenu = {
  /** Who entered it for the player; null if the player did (ENTRY-28). */
  readonly enteredBy: (roundId: string) => string | null;
  /** Opens the round's menu; undefined for viewers who may not change rounds. */
  readonly onOpen: ((roundId: string) => void) | undefined;
  /** The open menu, to be placed beside the list. */
  readonly dialog: ReactNode;
};

export function useRoundMenu(accountId: AccountId): RoundMenu {
  const editor = useRoundEditor(accountId);
  const history = useQuery(roundHistoryQuery(useApi().api, accountId)).data;
  const [openId, setOpenId] = useState<string | null>(null);
  const authors = useMemo(() => new Map(history?.map(({ roundId, enteredBy }) => [roundId, enteredBy])), [history]);
  return {
    enteredBy: (roundId) => authors.get(roundId) ?? null,
    onOpen: editor === null ? undefined : setOpenId,
    dialog: openId !== null && editor !== null && (
      <Suspense>
        <RoundDialog accountId={accountId} roundId={openId} editor={editor} onClose={() => setOpenId(null)} />
      </Suspense>
    ),
  };
}
