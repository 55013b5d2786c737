import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../media/avatar.tsx';
import classes from './link-rows.module.css';

const PICTURE_SIZE = 44;

type LinkRowsProps = {
  /** Whether other rows are loading, so that these are dimmed. */
  readonly isOld: boolean;
  /** List items that begin with a `RowLink`. */
  readonly children: ReactNode;
};

/** A list of players or organizations, each linked to its page. */
export function LinkRows({ isOld, children }: LinkRowsProps) {
  return (
    <ul className={classes.list} data-old={isOld || undefined}>
      {children}
    </ul>
  );
}

type RowProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & {
  readonly picture: Omit<ComponentProps<typeof Avatar>, 'size'>;
  /** Displayed name, if it differs from the picture's name. */
  readonly label?: ReactNode;
  /** Below the name; an empty one takes no line. */
  readonly detail: ReactNode;
  /** At the end of the row. */
  readonly end?: ReactNode;
};

function Row({ picture, label, detail, end, ...anchor }: RowProps) {
  return (
    <a {...anchor} className={classes.row}>
      <Avatar {...picture} size={PICTURE_SIZE} />
      <span className="grid shrinkable">
        <span className="text-l medium break-anywhere">{label ?? picture.name}</span>
        {detail !== '' && <span className="note break-anywhere">{detail}</span>}
      </span>
      {end}
    </a>
  );
}

/** A row that links to its page. */
export const RowLink = createLink(Row);
