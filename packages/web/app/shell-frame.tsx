import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './shell.module.css';

type ShellFrameProps = {
  /** Null while it is not known. */
  readonly productName: string | null;
  /** Links and menus of the header, beside the name. */
  readonly header?: ReactNode;
  /** Between the header and the page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** The header and the page below it. The server renders it too, without a header's menus. */
export function ShellFrame({ productName, header, banner, children }: ShellFrameProps) {
  return (
    <>
      <header className={classes.header} data-no-print>
        <Link to="/" className={classes.brand}>
          {productName ?? '\u00a0'}
        </Link>
        {header}
      </header>
      {banner}
      <div id="content" className={classes.content} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
