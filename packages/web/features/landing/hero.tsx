import classes from './hero.module.css';
import { SeasonHole } from './season-hole.tsx';
import { StartLinks } from './start-links.tsx';

type HeroProps = { readonly productName: string; readonly hasDemo: boolean; readonly isSignedIn: boolean };

/** What the product does, in one sentence on a drawn hole with the shots that were played on it. */
export function Hero({ productName, hasDemo, isSignedIn }: HeroProps) {
  return (
    <section className={classes.hero} aria-label="Introduction" data-palette="deep" data-under-header>
      <div className={classes.words}>
        <h1 className={classes.title}>Know where your strokes go.</h1>
        <p className={classes.lead}>
          Log a round. {productName} finds the shots that cost you, tells you how sure it is, and builds the resume
          coaches ask for.
        </p>
        <StartLinks {...{ hasDemo, isSignedIn }} isOnBoard />
        {!isSignedIn && <p className={classes.note}>Eighteen scores are enough to begin. Free for players.</p>}
      </div>
      {/* Behind the words, but after them: browsers paint what has arrived, and the words decide where the hole is. */}
      <div className={classes.sheet}>
        <div className={classes.hole}>
          <SeasonHole />
        </div>
      </div>
    </section>
  );
}
