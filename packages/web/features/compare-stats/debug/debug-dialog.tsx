import { writeCompareFilter } from '@strokebook/contract';
import type { FilterPair } from '@strokebook/golf/compare';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import classes from './debug-dialog.module.css';

type DebugDialogProps = { readonly filters: FilterPair; readonly onClose: () => void };

/** Both filters as they are sent (CMP-19). */
export function DebugDialog({ filters, onClose }: DebugDialogProps) {
  return (
    <Dialog title="Filters" size={900} onClose={onClose}>
      <div className={classes.filters}>
        {(['left', 'right'] as const).map((place) => (
          <section key={place} aria-label={`${place} filter`}>
            <h3>{place}</h3>
            {/* Scrolling elements must be focusable. */}
            <pre tabIndex={0}>{JSON.stringify(writeCompareFilter(filters[place]), null, 2)}</pre>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
