import { Link } from '@tanstack/react-router';
import classes from './start-links.module.css';

type StartLinksProps = {
  readonly hasDemo: boolean;
  readonly isSignedIn: boolean;
  /** On the board the colors are reversed. */
  readonly isOnBoard?: boolean;
};

/** The one action to start, and the one to look first. */
export function StartLinks({ hasDemo, isSignedIn, isOnBoard = false }: StartLinksProps) {
  return (
    <p className={classes.links} data-no-print data-on-board={isOnBoard || undefined}>
      {isSignedIn ? (
        <Link to="/dashboard" className={classes.first}>
          Open my dashboard
        </Link>
      ) : (
        <Link to="/auth" className={classes.first}>
          Start with your last round
        </Link>
      )}
      {hasDemo && (
        <Link to="/demo" className={classes.second}>
          Try the demo season
        </Link>
      )}
    </p>
  );
}

/** Leads a coach past the first question, to making a team. */
export const MakeTeamLink = () => (
  <p className={classes.links} data-no-print data-on-board>
    <Link to="/auth" search={{ returnUrl: '/welcome?step=name&as=coach' }} className={classes.second}>
      Make your team
    </Link>
  </p>
);
