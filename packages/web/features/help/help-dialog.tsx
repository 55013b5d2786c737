import { useMatches } from '@tanstack/react-router';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './help.module.css';
import { helpOf } from './page-help.ts';
import { TermList } from './term-list.tsx';

/** How to read the current page, with an example, and the words of golf. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const help = useMatches({ select: (matches) => helpOf(matches.map(({ routeId }) => routeId)) });
  return (
    <Dialog title="How to read this" size={640} onClose={onClose}>
      {help !== null && (
        <>
          <p className="text-l">{help.text}</p>
          <p className={classes.example}>
            <b>For example:</b> {help.example}
          </p>
        </>
      )}
      <TermList />
    </Dialog>
  );
}
