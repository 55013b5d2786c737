import type { PublicAccount } from '@strokebook/contract';
import { classOf, fullName } from '@strokebook/golf/format';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import classes from './about.module.css';
import { PlayerFacts } from './player-facts.tsx';

const ReadMoreDialog = lazy(() =>
  import('./read-more-dialog.tsx').then((module) => ({ default: module.ReadMoreDialog })),
);

/** A higher text is cut, in pixels (ABOUT-03). */
const MAX_HEIGHT = 178;

type AboutProps = {
  readonly account: PublicAccount;
  readonly picture: ReactNode;
  /** View Resume and other actions. */
  readonly actions: ReactNode;
};

/** About a player: photo, name, logo, schools, figures and text (ABOUT-01, ABOUT-02). */
export function About({ account, picture, actions }: AboutProps) {
  const info = account.accountExtraInfo[0];
  const about = info?.about?.trim() ?? '';
  const line = classOf(info);
  return (
    <section className={classes.about} aria-label="About">
      <div className={classes.picture}>{picture}</div>
      <div className={classes.who}>
        <h1 className={classes.name}>{fullName(account)}</h1>
        {line !== null && <p className={classes.line}>{line}</p>}
        <div className={classes.actions}>{actions}</div>
      </div>
      <CustomLogo account={account} />
      <PlayerFacts info={info} className={classes.facts} />
      {about !== '' && <AboutText key={about} text={about} name={fullName(account)} />}
    </section>
  );
}

function AboutText({ text, name }: { readonly text: string; readonly name: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const paragraph = ref.current;
    if (paragraph === null) return undefined;
    // The number of lines changes with the window's width and when fonts load.
    const measure = () => setIsLong(paragraph.scrollHeight > MAX_HEIGHT);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={classes.text}>
      <p ref={ref} style={{ maxHeight: MAX_HEIGHT }} data-long={isLong || undefined}>
        {text}
      </p>
      {isLong && (
        <button type="button" className={classes.more} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Read More
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ReadMoreDialog title={`About ${name}`} text={text} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Width and height in pixels. */
const LOGO_SIZE = 72;

/** The player's custom logo, fitted into its box; nothing if it is missing or broken. */
function CustomLogo({ account }: { readonly account: PublicAccount }) {
  const { logoUrl } = account;
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === broken) return null;
  return (
    <img
      className={classes.logo}
      src={`${logoUrl}&size=${LOGO_SIZE * 2}`}
      alt={`Logo of ${fullName(account)}`}
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      onError={() => setBroken(logoUrl)}
    />
  );
}
