import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '../ui/media/brand-mark.tsx';
import classes from './shell.module.css';

type ShellFrameProps = {
  /** Null while it is not known. */
  readonly productName: string | null;
  /**
   * The menu of a profile, null while it is loading. With it the header stands beside the page, and above the page on
   * phones; omitted on pages without a menu, whose header is always above them.
   */
  readonly menu?: ReactNode;
  /** Links and menus of the header. */
  readonly header?: ReactNode;
  /** Above the page. */
  readonly banner?: ReactNode;
  /** Links at the lower edge of phones. */
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
};

/** The header and the page. The server renders it too, without a header's account menu. */
export function ShellFrame({ productName, menu, header, banner, bottomBar, children }: ShellFrameProps) {
  return (
    <div className={classes.frame} data-side={menu !== undefined || undefined}>
      <header className={classes.header} data-no-print>
        <Link to="/" className={classes.brand}>
          <BrandMark />
          <span>{productName ?? '\u00a0'}</span>
        </Link>
        {menu}
        {header}
      </header>
      <div className={classes.page}>
        {banner}
        <div id="content" className={classes.content} tabIndex={-1}>
          {children}
        </div>
      </div>
      {bottomBar}
    </div>
  );
}
