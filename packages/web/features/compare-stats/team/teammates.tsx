import type { OutputOf } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { SectionHead } from '../../../ui/pages/section-head.tsx';
import classes from './compare-with-team.module.css';

type TeammatesProps = {
  /** Of the compared player. */
  readonly username: string;
  readonly name: string;
  readonly mates: OutputOf<'compareWithTeam'>['mates'];
};

/** Who is on the other side and with how many rounds; each is one tap from a comparison of two. */
export function Teammates({ username, name, mates }: TeammatesProps) {
  if (mates.length === 0) return null;
  return (
    <section aria-labelledby="teammates" className={classes.mates}>
      <SectionHead id="teammates" title="Teammates" hint="Counted from five rounds on" />
      <ul>
        {mates.map((mate) => (
          <li key={mate.accountId} className={classes.mate}>
            <Link to="/player/$username" params={{ username: mate.username }} preload={false} className={classes.name}>
              {mate.name}
            </Link>
            <span className="note">
              {plural(mate.roundCount, 'round')}
              {!mate.isCounted && ', not counted'}
            </span>
            <Link
              to="/player/$username/stats"
              params={{ username }}
              search={{ with: mate.username }}
              preload={false}
              aria-label={`Compare ${name} with ${mate.name}`}
              className="inline-row touch medium"
              data-no-print
            >
              Compare
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
