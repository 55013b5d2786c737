import type { ReactNode } from 'react';
import classes from './marketing-nav.module.css';

/** The line above pages with a menu that has the marketing navigation; phones have it in the header. */
export const MarketingRoom = ({ children }: { readonly children?: ReactNode }) => (
  <div className={classes.room}>{children}</div>
);
