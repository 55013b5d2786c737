import { useState } from 'react';
import { usePageKey } from '../../lib/use-page-key.ts';
import { HelpIcon } from '../../ui/icons.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';

const loadDialog = () => import('./help-dialog.tsx').then((module) => module.HelpDialog);

type HelpDialog = Awaited<ReturnType<typeof loadDialog>>;

/** Opens the help of the current page, as does the key '?'. Its texts are loaded when they are asked for. */
export function HelpButton() {
  const [OpenDialog, setOpenDialog] = useState<HelpDialog | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const open = () =>
    loadDialog().then(
      (dialog) => setOpenDialog(() => dialog),
      () => setSaid({ text: 'Help could not be loaded. Please check your connection.', tone: 'error' }),
    );
  usePageKey('?', () => void open());
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="How to read this"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <HelpIcon size={18} />
      </button>
      {OpenDialog !== null && <OpenDialog onClose={() => setOpenDialog(null)} />}
      {said !== null && <Snackbar said={said} onClose={() => setSaid(null)} />}
    </>
  );
}
