import type { UnitSystem } from '@strokebook/golf/model';
import { keyHelp } from './entry-keys.ts';
import classes from './keys-help.module.css';

/** The keys of the keyboard, on demand (ENTRY-14). */
export const KeysHelp = ({ units }: { readonly units: UnitSystem }) => (
  <section className={classes.help} aria-labelledby="entry-keys">
    <h2 id="entry-keys">
      Keys <span>the whole round without the mouse</span>
    </h2>
    <dl>
      {keyHelp(units).map(({ keys, text }) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
