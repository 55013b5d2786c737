import type { ProfileType } from '@strokebook/golf/access';
import { Link } from '@tanstack/react-router';
import classes from './welcome.module.css';

const answers: readonly { readonly as: ProfileType; readonly title: string; readonly text: string }[] = [
  { as: 'player', title: 'Player', text: 'I want to see where my strokes go.' },
  { as: 'coach', title: 'Coach', text: 'I want to follow my players.' },
  { as: 'parent', title: 'Parent or guardian', text: 'I want to follow my player.' },
];

/** The first question. Each answer leads to the next one. */
export const WhoQuestion = () => (
  <ul className="grid gap-12">
    {answers.map(({ as, title, text }) => (
      <li key={as}>
        <Link to="/welcome" search={{ step: 'name', as }} className={classes.answer}>
          <b className="text-l">{title}</b>
          <span className="muted">{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);
