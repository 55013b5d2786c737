import { type ReactNode, useState } from 'react';
import { usePageKey } from '../../lib/use-page-key.ts';
import { HelpIcon } from '../../ui/icons.tsx';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';

const loadDialog = () => import('./help-dialog.tsx').then((module) => module.HelpDialog);

type HelpButtonProps = { readonly className?: string | undefined; readonly children?: ReactNode };

type HelpDialog = Awaited<ReturnType<typeof loadDialog>>;

/**
 * Opens the help of the current page, as does the key '?'. Its texts are loaded when they are asked for. Without a text
 * it is a sign.
 */
export function HelpButton({ className = 'icon-button', children }: HelpButtonProps) {
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
        className={className}
        aria-label={children === undefined ? 'How to read this' : undefined}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {children ?? <HelpIcon size={18} />}
      </button>
      {OpenDialog !== null && <OpenDialog onClose={() => setOpenDialog(null)} />}
      {said !== null && <Snackbar said={said} onClose={() => setSaid(null)} />}
    </>
  );
}
