import { getRouteApi, Outlet } from '@tanstack/react-router';
import { ProfileMenu } from '../../features/profile/profile-menu.tsx';
import classes from './profile.module.css';

const route = getRouteApi('/player/$username');

/** A player's profile: the menu beside whichever page is open. */
export function ProfileLayout() {
  const { profile, viewer, access } = route.useRouteContext();
  return (
    <div className={classes.profile}>
      <ProfileMenu account={profile.account} viewer={viewer} access={access} />
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
