import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { lazy, Suspense, useState } from 'react';
import { useWaitingRounds } from '../../offline/index.ts';
import { QuietLine } from '../../ui/pages/quiet-line.tsx';

const WaitingRounds = lazy(() => import('./waiting-rounds.tsx').then((module) => ({ default: module.WaitingRounds })));

/** Above a page while the account has rounds on this device that were not sent; nothing otherwise (ENTRY-21). */
export function WaitingLine({ accountId }: { readonly accountId: AccountId }) {
  const rounds = useWaitingRounds(accountId);
  const [isOpen, setIsOpen] = useState(false);
  if (rounds.length === 0) return null;
  const text = `${plural(rounds.length, 'round')} ${rounds.length === 1 ? 'waits' : 'wait'} on this device.`;
  return (
    <QuietLine text={text} action={{ label: 'Show why', onAct: () => setIsOpen(true) }}>
      {isOpen && (
        <Suspense>
          <WaitingRounds rounds={rounds} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </QuietLine>
  );
}
