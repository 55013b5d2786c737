import { HoleThumbnail } from '@strokebook/charts';
import classes from './audiences.module.css';
import { season } from './season.ts';
import { StartLinks } from './start-links.tsx';

const promises = [
  { title: 'Log it your way.', text: 'Eighteen scores, every shot, or a file from the app you already use.' },
  { title: 'Practice what pays.', text: 'Things to work on, ranked by strokes a round.' },
  { title: 'Get seen.', text: 'A public page and a resume. You choose what is on them.' },
];

type AudiencesProps = { readonly hasDemo: boolean; readonly isSignedIn: boolean };

/** What players and coaches get. */
export function Audiences({ isSignedIn }: AudiencesProps) {
  const { team, thumbnails } = season;
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
          <ul>
            {promises.map(({ title, text }) => (
              <li key={title} className={classes.line}>
                <h3 className="text-l">{title}</h3>
                <p className={classes.quiet}>{text}</p>
              </li>
            ))}
          </ul>
          <StartLinks hasDemo={false} isSignedIn={isSignedIn} isOnBoard />
        </section>
        <section id="coaches" className={classes.side}>
          <h2 className={classes.title}>For coaches</h2>
          <p className={classes.quiet}>Your players side by side, round by round. They decide what you see.</p>
          <table className={classes.team}>
            <thead>
              <tr>
                <th scope="col">Player</th>
                <th scope="col">Score</th>
                <th scope="col">To par</th>
              </tr>
            </thead>
            <tbody>
              {team.players.map(({ name, score, toPar }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{score}</td>
                  <td className={classes.toPar}>{toPar}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  Best {team.countedPlayers} of {team.players.length}
                </th>
                <td>{team.counted.score}</td>
                <td className={classes.toPar}>{team.counted.toPar}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      </div>
    </div>
  );
}
