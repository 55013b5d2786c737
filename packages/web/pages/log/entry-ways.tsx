import { Link } from '@tanstack/react-router';
import { quietButton } from '../../ui/quiet-button.ts';
import classes from './entry-page.module.css';

type EntryWaysProps = { readonly username: string; readonly roundId: string };

/** Where a finished round leads (ENTRY-18). */
export function EntryWays({ username }: EntryWaysProps) {
  return (
    <nav className={classes.ways} aria-label="After the round">
      <Link to="/dashboard" className={quietButton}>
        Dashboard
      </Link>
      <Link to="/player/$username/my-rounds" params={{ username }} className={quietButton}>
        Scorecard and map
      </Link>
      <Link to="/dashboard" className={quietButton}>
        Another round
      </Link>
    </nav>
  );
}
