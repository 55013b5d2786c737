import type { AccountId } from '@strokebook/golf/access';
import { Link } from '@tanstack/react-router';
import { useRoundEditor } from './use-round-editor.ts';

/** The way to rounds in files, for those who may enter rounds (IMPORT-01). */
export function ImportLink({ accountId }: { readonly accountId: AccountId }) {
  const editor = useRoundEditor(accountId);
  if (editor === null) return null;
  return (
    <Link to="/import" search={{ player: editor.player?.username }} className="quiet-button" data-no-print>
      Import rounds
    </Link>
  );
}
