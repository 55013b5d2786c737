import type { AccountId } from '@strokebook/golf/access';
import { lazy, Suspense, useState } from 'react';
import { UploadIcon } from '../../ui/icons.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';

const ImportScheduleDialog = lazy(() =>
  import('./import-schedule-dialog.tsx').then((module) => ({ default: module.ImportScheduleDialog })),
);

/** The button that opens the import of events, and its result message. */
export function ImportSchedule({ accountId }: { readonly accountId: AccountId }) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const forget = () => setSaid(null);
  return (
    <>
      <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UploadIcon />
        Import
      </button>
      <Suspense>
        {isOpen && (
          <ImportScheduleDialog
            accountId={accountId}
            onClose={() => setIsOpen(false)}
            onDone={(text) => {
              setIsOpen(false);
              setSaid({ text });
            }}
          />
        )}
      </Suspense>
      <Snackbar said={said} onClose={forget} />
    </>
  );
}
