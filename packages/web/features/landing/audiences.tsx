import { HoleThumbnail } from '@strokebook/charts';
import type { LandingSeason } from '@strokebook/contract';
import classes from './audiences.module.css';
import { MakeTeamLink, StartLinks } from './start-links.tsx';

const forPlayers = [
  { title: 'Log it your way.', text: 'Eighteen scores, or every shot, on the course and without a network.' },
  { title: 'Practice what pays.', text: 'Things to work on, ranked by strokes a round.' },
  { title: 'Get seen.', text: 'A public page and a resume. You choose what is on them.' },
];

const forCoaches = [
  { title: 'Your players on one page.', text: 'Who played, how they scored, and how much that tells.' },
  { title: 'Two players side by side.', text: 'What is likely real, what could be chance, what needs more rounds.' },
  { title: 'They decide what you see.', text: 'A player invites you with a link, and can end it any day.' },
];

type AudiencesProps = Pick<LandingSeason, 'thumbnails'> & { readonly isSignedIn: boolean };

/** What players and coaches get. */
export function Audiences({ thumbnails, isSignedIn }: AudiencesProps) {
  const longest = Math.max(...thumbnails.map(({ height }) => height));
  return (
    <div className={classes.board} data-palette="deep">
      <div className={classes.inner}>
        <div className={classes.holes} aria-hidden="true">
          {thumbnails.map((hole) => (
            <HoleThumbnail key={hole.number} hole={hole} longest={longest} />
          ))}
        </div>
        <section id="players" className={classes.side}>
          <h2 className={classes.title}>For players</h2>
          <Promises promises={forPlayers} />
          <StartLinks hasDemo={false} isSignedIn={isSignedIn} isOnBoard />
        </section>
        <section id="coaches" className={classes.side}>
          <h2 className={classes.title}>For coaches</h2>
          <Promises promises={forCoaches} />
          {!isSignedIn && <MakeTeamLink />}
        </section>
      </div>
    </div>
  );
}

const Promises = ({
  promises,
}: {
  readonly promises: readonly { readonly title: string; readonly text: string }[];
}) => (
  <ul>
    {promises.map(({ title, text }) => (
      <li key={title} className={classes.line}>
        <h3 className="text-l">{title}</h3>
        <p className={classes.quiet}>{text}</p>
      </li>
    ))}
  </ul>
);
