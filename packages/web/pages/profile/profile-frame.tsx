import type { ComponentProps, PropsWithChildren } from 'react';
import { ProfileMenu } from '../../features/profile/profile-menu.tsx';
import classes from './profile.module.css';

/** The menu of a profile beside whichever page is open. */
export function ProfileFrame({ children, ...menu }: PropsWithChildren<ComponentProps<typeof ProfileMenu>>) {
  return (
    <div className={classes.profile}>
      <ProfileMenu {...menu} />
      <div className={classes.page}>{children}</div>
    </div>
  );
}
