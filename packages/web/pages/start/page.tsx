import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { SeasonCover } from '../../features/landing/season-cover.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './start-page.module.css';

const route = getRouteApi('/start');

/** Where a new player begins: the ways on, the most useful first (FIRST-03). */
export function StartPage() {
  const { viewer } = route.useRouteContext();
  const { api } = useApi();
  const hasDemo = useQuery(api.query('getSettings', {})).data?.demoPlayer != null;
  const params = { username: viewer.username };
  return (
    <Page
      cover={<SeasonCover />}
      title={viewer.hasChosenName ? `Welcome, ${viewer.firstName}.` : 'Welcome.'}
      lead="Your season starts empty. One result is enough to begin."
    >
      <ol className={classes.ways}>
        <li className={classes.way}>
          <Link to="/player/$username/edit/schedule" params={params} className={classes.link}>
            <b className={classes.name}>Type a result</b>
            <span className="muted">A tournament you played: your rounds and your place. It goes on your resume.</span>
          </Link>
        </li>
        {hasDemo && (
          <li className={classes.way}>
            <Link to="/demo" className={classes.link}>
              <b className={classes.name}>See a full season</b>
              <span className="muted">Look around in the demo: two years of rounds, shot by shot.</span>
            </Link>
          </li>
        )}
        <li className={classes.way}>
          <Link to="/player/$username/edit/about" params={params} className={classes.link}>
            <b className={classes.name}>Fill your profile</b>
            <span className="muted">School, class and a picture. You choose who sees it.</span>
          </Link>
        </li>
        {!viewer.hasChosenName && (
          <li className={classes.way}>
            <Link to="/account" hash="name" className={classes.link}>
              <b className={classes.name}>Tell us your name</b>
              <span className="muted">It is the title of your profile, and its address.</span>
            </Link>
          </li>
        )}
      </ol>
    </Page>
  );
}
