import type { RefObject } from 'react';

type FileInputProps = {
  /** For the button that opens the file picker. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
};

/** A hidden file input, opened by a button of the product. */
export const FileInput = ({ ref, label, accept, isMultiple = false, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={isMultiple}
    accept={accept}
    aria-label={label}
    onChange={({ currentTarget }) => {
      const [first, ...others] = currentTarget.files ?? [];
      // Reset, so that the same file can be selected again.
      currentTarget.value = '';
      if (first !== undefined) onChoose([first, ...others]);
    }}
  />
);
