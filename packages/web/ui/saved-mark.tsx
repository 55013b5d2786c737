import { CheckIcon } from './icons.tsx';

/** Status of a section whose changed control has a mark. */
export const SAVED = 'Saved';

/** Says beside a changed control that the change is saved (UX-O7). The section's status says it to screen readers. */
export const SavedMark = ({ isShown }: { readonly isShown: boolean }) =>
  isShown && (
    <span className="inline-row gap-4 accent text-m medium nowrap" aria-hidden="true">
      <CheckIcon />
      {SAVED}
    </span>
  );
