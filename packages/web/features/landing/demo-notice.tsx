import { Link } from '@tanstack/react-router';
import classes from './landing-page.module.css';

/** Stands above the pages of the demo's player, for visitors. */
export const DemoNotice = () => (
  <p className={classes.notice} data-no-print>
    <span>You are looking at a demo season.</span>
    <Link to="/auth" className="row touch strong">
      Start your own
    </Link>
  </p>
);
