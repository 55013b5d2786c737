import { Link } from '@tanstack/react-router';
import { SeasonCover } from '../../features/landing/season-cover.tsx';
import { Page } from '../../ui/page.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import classes from './home.module.css';

type ClosedPageProps = {
  /** The address that was asked for. */
  readonly address: string;
  readonly isSignedIn: boolean;
};

/**
 * Stands at the root after a redirect from a closed or missing page (ROUTE-O4, FIRST-10). It says the same of both, so
 * that nobody learns which players exist.
 */
export function ClosedPage({ address, isSignedIn }: ClosedPageProps) {
  return (
    <Page
      cover={<SeasonCover />}
      title="This page is closed, or it isn&rsquo;t there."
      lead="Check the address for a typing error. If it is a player’s page, the player decides who can open it: ask them to share it with you."
    >
      <p className={classes.ways}>
        {!isSignedIn && (
          <Link to="/auth" search={{ returnUrl: address }} className={classes.first}>
            Sign in to open what is shared with you
          </Link>
        )}
        <Link to="/golf/search" search={{ type: 'account' }} className={quietButton}>
          Find a player or team
        </Link>
        <Link to="/" className={quietButton}>
          Home
        </Link>
      </p>
    </Page>
  );
}
