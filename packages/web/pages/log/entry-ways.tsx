import { Link } from '@tanstack/react-router';
import { primaryLink } from '../../ui/primary-link.ts';
import { quietButton } from '../../ui/quiet-button.ts';
import classes from './entry-page.module.css';

type EntryWaysProps = {
  /** The player's. */
  readonly username: string;
  readonly isOwn: boolean;
};

/** Where a finished round leads (ENTRY-18). */
export function EntryWays({ username, isOwn }: EntryWaysProps) {
  return (
    <nav className={classes.ways} aria-label="After the round">
      {isOwn ? (
        <Link to="/dashboard" className={primaryLink}>
          Dashboard
        </Link>
      ) : (
        <Link to="/player/$username/data-analysis" params={{ username }} className={primaryLink}>
          Round Assessment
        </Link>
      )}
      <Link to="/player/$username/my-rounds" params={{ username }} className={quietButton}>
        Scorecard and map
      </Link>
      <Link to="/log" search={isOwn ? {} : { player: username }} className={quietButton}>
        Another round
      </Link>
    </nav>
  );
}
