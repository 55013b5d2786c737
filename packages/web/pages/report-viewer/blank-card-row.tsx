import { Button } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { lazy, Suspense, useState } from 'react';
import classes from './report-viewer.module.css';

const BlankCardDialog = lazy(() =>
  import('../../controls/blank-card/blank-card-dialog.tsx').then((module) => ({ default: module.BlankCardDialog })),
);

/** A card to be filled in by hand, at the end of the list of reports (ENTRY-32). */
export function BlankCardRow({ accountId }: { readonly accountId: AccountId }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className="text-l">Blank card</h2>
        <p className={classes.about}>
          A scorecard for the pocket, to write down every stroke: with the pars and yards of a course, or without.
        </p>
      </div>
      <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Print a card…
      </Button>
      {isOpen && (
        <Suspense>
          <BlankCardDialog accountId={accountId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
