import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import classes from './home.module.css';
import { LandingFrame } from './landing-frame.tsx';

const promises = [
  {
    title: 'Where the strokes go',
    text: 'Every round you log becomes strokes gained and lost, by category, distance and lie.',
  },
  {
    title: 'Against a standard you choose',
    text: 'PGA TOUR, college, scratch or juniors. Published figures, each with its source.',
  },
  {
    title: 'Only what the rounds can say',
    text: 'Too few holes to be sure is drawn as too few holes to be sure.',
  },
];

/** The sister site in a frame, or the plain welcome (ROUTE-O1, ROUTE-O2). */
export function HomePage() {
  const { api } = useApi();
  const settings = useQuery(api.query('getSettings', {})).data;
  if (settings != null && settings.sisterSiteUrl !== null) {
    return <LandingFrame src={settings.sisterSiteUrl} productName={settings.productName} />;
  }
  return <PlainWelcome />;
}

/** The plain welcome of an installation without a sister site (ROUTE-O2). */
function PlainWelcome() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const settings = useQuery(api.query('getSettings', {}));
  return (
    <main className={classes.home}>
      <h1 className={classes.title}>Golf, read from your own rounds.</h1>
      <p className={classes.lead}>
        {settings.data === undefined ? 'This' : settings.data.productName} turns logged rounds into the few figures that
        tell a player, and a coach, what to practice next.
      </p>
      <p className={classes.action}>
        {account ? (
          <Link to="/dashboard" className={classes.primary}>
            Open my dashboard
          </Link>
        ) : (
          <Link to="/auth" className={classes.primary}>
            Sign in with your phone
          </Link>
        )}
        <Link to="/golf/search" search={{ type: 'account' }} className={classes.secondary}>
          Find a player or team
        </Link>
      </p>
      {settings.isError && (
        <p role="alert" className={classes.offline}>
          The server cannot be reached at the moment.{' '}
          <button type="button" className={classes.retry} onClick={() => void settings.refetch()}>
            Retry
          </button>
        </p>
      )}
      <ul className={classes.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-m">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
