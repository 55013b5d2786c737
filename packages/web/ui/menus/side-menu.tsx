import { longestPart } from '@strokebook/golf/format';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChevronDownIcon, MenuIcon } from '../icons.tsx';
import classes from './side-menu.module.css';

type SideMenuProps = {
  /** Whose pages they are, in the bar of phones. */
  readonly name: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** Whether a phone shows its own list. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** A name with a longer part, or with more letters, has no room between the parts of a phone's head. */
const MAX_LETTERS = 8;
const MAX_LENGTH = 18;

/** The pages of one person beside a page; on phones a bar that opens a list of its own. */
export const SideMenu = ({ name, label, isOpen, onOpen, children }: SideMenuProps) => (
  <div className={classes.menu} data-long={longestPart(name) > MAX_LETTERS || name.length > MAX_LENGTH || undefined}>
    <button
      type="button"
      className={classes.bar}
      aria-expanded={isOpen}
      aria-label={`Menu of ${name}`}
      onClick={onOpen}
    >
      <MenuIcon size={18} />
      <span>{name}</span>
    </button>
    <nav className={classes.body} aria-label={label}>
      {children}
    </nav>
  </div>
);

/** Links under a heading, which folds them. */
export const SideMenuGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={classes.group} open>
    <summary>
      {title}
      <ChevronDownIcon size={12} />
    </summary>
    {children}
  </details>
);

type SideMenuLinkProps = {
  readonly to: string;
  readonly search?: Readonly<Record<string, unknown>>;
  readonly title: string;
};

/** A link that is marked while its page is open. With search parameters it is a part of a page that has its own link. */
export function SideMenuLink({ to, search, title }: SideMenuLinkProps) {
  const isCurrent = useLocation({ select: ({ pathname }) => search === undefined && pathname === to });
  return (
    <Link
      to={to}
      search={(search ?? {}) as never}
      className={classes.link}
      // The router would mark a link to a page above the open one too.
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {title}
    </Link>
  );
}
