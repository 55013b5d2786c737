import { Link } from '@tanstack/react-router';
import classes from './visitor-nav.module.css';

/** What the product offers, for visitors of an installation without a marketing site. */
export const VisitorNav = () => (
  <nav aria-label="Product" className={classes.nav}>
    <Link to="/" hash="players" className={classes.entry}>
      For players
    </Link>
    <Link to="/" hash="coaches" className={classes.entry}>
      For coaches
    </Link>
  </nav>
);
