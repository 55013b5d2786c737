import { Link } from '@tanstack/react-router';
import { BrandMark } from '../../ui/media/brand-mark.tsx';
import classes from './landing-footer.module.css';

type LandingFooterProps = {
  readonly productName: string;
  readonly hasDemo: boolean;
};

export function LandingFooter({ productName, hasDemo }: LandingFooterProps) {
  return (
    <footer className={classes.footer} data-no-print>
      <div>
        <p className="row gap-10 text-l strong">
          <BrandMark />
          {productName}
        </p>
        <p className={classes.about}>
          Golf performance for college and junior players, their coaches, and the coaches who recruit them.
        </p>
      </div>
      <nav aria-label="More" className={classes.lists}>
        <ul>
          <li>
            <b>Product</b>
          </li>
          <li>
            <Link to="/" hash="players">
              For players
            </Link>
          </li>
          <li>
            <Link to="/" hash="coaches">
              For coaches
            </Link>
          </li>
          {hasDemo && (
            <li>
              <Link to="/demo">Demo season</Link>
            </li>
          )}
        </ul>
        <ul>
          <li>
            <b>Find</b>
          </li>
          <li>
            <Link to="/golf/search" search={{ type: 'account' }}>
              A player
            </Link>
          </li>
          <li>
            <Link to="/golf/search" search={{ type: 'organization' }}>
              A team
            </Link>
          </li>
          <li>
            <Link to="/golf/courses">A course</Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
