import type { PublicAccount } from '@strokebook/contract';
import { fullName, type SchoolFact, schoolFacts } from '@strokebook/golf/format';
import { Fragment, lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { webAddress } from '../../lib/web-address.ts';
import classes from './about.module.css';

const ReadMoreDialog = lazy(() =>
  import('./read-more-dialog.tsx').then((module) => ({ default: module.ReadMoreDialog })),
);

/** A higher text is cut, in pixels (ABOUT-03). */
const MAX_HEIGHT = 178;
/** A text with more letters is higher than that on a phone and beside the blocks; until it is measured. */
const LONG_LETTERS = 400;

type AboutProps = {
  readonly account: PublicAccount;
  /** A way to write the text, if it is missing. */
  readonly children?: ReactNode;
};

/** Text, schools and figures of a player (ABOUT-02). */
export function About({ account, children }: AboutProps) {
  const info = account.accountExtraInfo[0];
  const about = info?.about?.trim() ?? '';
  return (
    <section className="grid gap-16" aria-label="About">
      <PlayerFacts info={info} className={classes.facts} />
      {about === '' ? children : <AboutText key={about} text={about} name={fullName(account)} />}
    </section>
  );
}

function AboutText({ text, name }: { readonly text: string; readonly name: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(text.length > LONG_LETTERS);
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
        <button
          type="button"
          className="bare touch no-padding accent strong"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
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

type PlayerFactsProps = {
  readonly info: PublicAccount['accountExtraInfo'][number] | undefined;
  readonly className: string | undefined;
};

/** Schools, figures and website of a player; renders nothing if all are unknown. */
function PlayerFacts({ info, className }: PlayerFactsProps) {
  const facts = schoolFacts(info);
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue {...fact} />
            {fact.label === 'Weight' && info?.isWeightHidden === true && (
              <small className="note"> hidden from visitors</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value, href = '' }: SchoolFact) {
  const address = webAddress(href);
  if (address === null) return value;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {value.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
