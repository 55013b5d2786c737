import { fullName } from '@strokebook/golf/format';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import classes from './edit.module.css';

const route = getRouteApi('/player/$username/edit');

const tabs = [
  { to: '/player/$username/edit/about', title: 'About' },
  { to: '/player/$username/edit/pictures', title: 'Pictures' },
  { to: '/player/$username/edit/videos', title: 'Videos' },
  { to: '/player/$username/edit/news', title: 'News' },
] as const;

/** The workshop, where a profile is edited: for the player, their circle and product managers. */
export function EditLayout() {
  const { profile } = route.useRouteContext();
  const { username } = profile.account;
  return (
    <main className={classes.edit}>
      <h1 className="title">Edit profile</h1>
      <p className="muted break-anywhere">{fullName(profile.account)}</p>
      <nav className={classes.tabs} aria-label="Parts of the profile">
        {tabs.map(({ to, title }) => (
          <Link key={to} to={to} params={{ username }} className="tab-link">
            {title}
          </Link>
        ))}
        <Link to="/player/$username/schedule/{-$tab}" params={{ username }} className="tab-link">
          Schedule
        </Link>
      </nav>
      <Outlet />
    </main>
  );
}
