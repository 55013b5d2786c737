import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useApi } from '../../api/api-context.tsx';
import classes from './first-steps.module.css';

// Below the actions, and only on this page.
const SeasonPanel = lazy(() =>
  import('../../features/landing/season-panel.tsx').then((module) => ({ default: module.SeasonPanel })),
);

type FirstStepsProps = {
  readonly username: string;
  /** Whether the player has said a name. */
  readonly hasName: boolean;
};

/** What a player without rounds can do at once, and what will stand on the page (FIRST-04). */
export function FirstSteps({ username, hasName }: FirstStepsProps) {
  const { api } = useApi();
  const season = useQuery(api.query('getLandingSeason', {})).data;
  const demoPlayer = useQuery(api.query('getSettings', {})).data?.demoPlayer ?? null;
  return (
    <>
      <ul className={classes.steps}>
        <li>
          <Link to="/player/$username/schedule/{-$tab}" params={{ username, tab: '0' }} state={{ isAddingEvent: true }}>
            <b>Type a result</b>
            <span>Add a tournament to your schedule with its scores.</span>
          </Link>
        </li>
        {demoPlayer !== null && (
          <li>
            <Link to="/demo">
              <b>See a demo season</b>
              <span>Look around in the rounds of a made-up player.</span>
            </Link>
          </li>
        )}
        <li>
          <Link to="/player/$username/edit/about" params={{ username }}>
            <b>Fill your profile</b>
            <span>Who you are and where you play, for the people who look at your page.</span>
          </Link>
        </li>
        {!hasName && (
          <li>
            <Link to="/account" hash="name">
              <b>Tell us your name</b>
              <span>It is the title of your profile, and its address.</span>
            </Link>
          </li>
        )}
      </ul>
      <h2 className={classes.sample}>What you will see here</h2>
      <Suspense fallback={<div className={classes.panel} />}>
        <div className={classes.panel}>{season !== undefined && <SeasonPanel season={season} />}</div>
      </Suspense>
    </>
  );
}
