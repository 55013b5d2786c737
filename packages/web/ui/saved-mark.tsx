import { CheckIcon } from './icons.tsx';
import classes from './saved-mark.module.css';

/** Status of a section whose changed control has a mark. */
export const SAVED = 'Saved';

/** Says beside a changed control that the change is saved (UX-O7). The section's status says it to screen readers. */
export const SavedMark = ({ isShown }: { readonly isShown: boolean }) =>
  isShown && (
    <span className={classes.mark} aria-hidden="true">
      <CheckIcon />
      {SAVED}
    </span>
  );
