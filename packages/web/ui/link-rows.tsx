import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import classes from './link-rows.module.css';

const PICTURE_SIZE = 44;

type LinkRowsProps = {
  /** Those that were asked for are on their way: these are shown dimmed. */
  readonly isOld: boolean;
  /** List items that begin with a `RowLink`. */
  readonly children: ReactNode;
};

/** Players or organizations, one under the other, each leading to its page. */
export function LinkRows({ isOld, children }: LinkRowsProps) {
  return (
    <ul className={classes.list} data-old={isOld || undefined}>
      {children}
    </ul>
  );
}

type RowProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & {
  readonly picture: Omit<ComponentProps<typeof Avatar>, 'size'>;
  /** As it is shown, where that is more than the picture's name. */
  readonly label?: ReactNode;
  /** Under the name; an empty one takes no line. */
  readonly detail: ReactNode;
  /** At the far end. */
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

/** Who or what it is, and the way to its page. */
export const RowLink = createLink(Row);
