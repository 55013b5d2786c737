import type { LandingSeason } from '@strokebook/contract';
import { Audiences } from './audiences.tsx';
import { LandingFooter } from './landing-footer.tsx';
import classes from './landing-page.module.css';
import { Proofs } from './proofs.tsx';
import { SeasonHole } from './season-hole.tsx';
import { SeasonPanel } from './season-panel.tsx';
import { StartLinks } from './start-links.tsx';

type LandingPageProps = {
  readonly productName: string;
  /** Whether there is a demo player to look at. */
  readonly hasDemo: boolean;
  readonly isSignedIn: boolean;
  /** Undefined while it loads. */
  readonly season: LandingSeason | undefined;
};

/** The product's front page, which the server sends as HTML. */
export function LandingPage({ productName, hasDemo, isSignedIn, season }: LandingPageProps) {
  const start = { hasDemo, isSignedIn };
  return (
    <>
      <main className={classes.page}>
        <Hero {...start} productName={productName} />
        {season !== undefined && <SeasonPanel season={season} />}
        {season !== undefined && <Proofs season={season} />}
        <Audiences thumbnails={season?.thumbnails ?? []} isSignedIn={isSignedIn} />
        <section className={classes.last} aria-label="Start">
          <h2 className={classes.lastTitle}>Your last round is enough to start.</h2>
          <StartLinks {...start} />
        </section>
      </main>
      <LandingFooter productName={productName} hasDemo={hasDemo} />
    </>
  );
}

type HeroProps = { readonly productName: string; readonly hasDemo: boolean; readonly isSignedIn: boolean };

/** What the product does, in one sentence on a drawn hole with the shots that were played on it. */
function Hero({ productName, hasDemo, isSignedIn }: HeroProps) {
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
