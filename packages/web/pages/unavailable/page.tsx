import { Link, useMatches, useParams } from '@tanstack/react-router';
import { Notice } from '../../ui/notice.tsx';
import classes from './unavailable.module.css';

/** A page that the menu lists and the product does not have yet, said plainly. */
export function UnavailablePage() {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const { username } = useParams({ strict: false });
  return (
    <main className={classes.page}>
      <Notice level={1} title={`${title} is not available yet.`}>
        {username !== undefined && (
          <Link to="/player/$username/data-analysis" params={{ username }} className={classes.link}>
            Open Round Assessment
          </Link>
        )}
      </Notice>
    </main>
  );
}
