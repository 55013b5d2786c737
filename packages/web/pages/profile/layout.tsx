import { getRouteApi, Outlet } from '@tanstack/react-router';
import { ProfileFrame } from './profile-frame.tsx';

const route = getRouteApi('/player/$username');

/** A player's profile: the menu beside the open page. */
export function ProfileLayout() {
  const { profile, viewer, access } = route.useRouteContext();
  return (
    <ProfileFrame account={profile.account} viewer={viewer} access={access}>
      <Outlet />
    </ProfileFrame>
  );
}
