import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../media/avatar.tsx';
import classes from './link-rows.module.css';

const PICTURE_SIZE = 44;

type LinkRowsProps = {
  /** Whether other rows are loading, so that these are dimmed. */
  readonly isOld: boolean;
  /** List items that begin with a `RowLink` or a `RowButton`. */
  readonly children: ReactNode;
};

/** A list of players or organizations. */
export function LinkRows({ isOld, children }: LinkRowsProps) {
  return (
    <ul className={classes.list} data-old={isOld || undefined}>
      {children}
    </ul>
  );
}

type RowContentProps = {
  readonly picture: Omit<ComponentProps<typeof Avatar>, 'size'>;
  /** Displayed name, if it differs from the picture's name. */
  readonly label?: ReactNode;
  /** Below the name; an empty one takes no line. */
  readonly detail: ReactNode;
  /** At the end of the row. */
  readonly end?: ReactNode;
};

const RowContent = ({ picture, label, detail, end }: RowContentProps) => (
  <>
    <Avatar {...picture} size={PICTURE_SIZE} />
    <span className="grid shrinkable">
      <span className="text-l medium break-anywhere">{label ?? picture.name}</span>
      {detail !== '' && <span className="note break-anywhere">{detail}</span>}
    </span>
    {end}
  </>
);

type RowProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & RowContentProps;

const Row = ({ picture, label, detail, end, ...anchor }: RowProps) => (
  <a {...anchor} className={classes.row}>
    <RowContent {...{ picture, label, detail, end }} />
  </a>
);

type RowButtonProps = RowContentProps & { readonly onClick: () => void };

/** A row that is chosen instead of opened. */
export const RowButton = ({ onClick, ...content }: RowButtonProps) => (
  <button type="button" className={`bare ${classes.row} ${classes.button}`} onClick={onClick}>
    <RowContent {...content} />
  </button>
);

/** A row that links to its page. */
export const RowLink = createLink(Row);
