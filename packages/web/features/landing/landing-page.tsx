import type { LandingSeason } from '@strokebook/contract';
import { Audiences } from './audiences.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import classes from './landing-page.module.css';
import { Proofs } from './proofs.tsx';
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
