import { plural } from '@strokebook/golf/format';
import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import classes from './descriptor.module.css';
import type { Side } from './sides.ts';
import { useDebugDialog } from '../debug/debug-dialog-context.ts';

/** The rounds of a card: a line that expands (CMP-17), and opens the debug dialog with Ctrl and Alt (CMP-19). */
export function Descriptor({ side }: { readonly side: Side }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const openDebug = useDebugDialog();
  const { description, roundCount } = side;
  return (
    <div className={classes.descriptor} data-place={side.place}>
      <button
        type="button"
        className={`fold-button ${classes.line}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => {
          if (event.ctrlKey && event.altKey) openDebug();
          else setIsOpen(!isOpen);
        }}
      >
        <span className={classes.mark} aria-hidden="true" />
        <span className="shrinkable strong text-l break-anywhere">{description.label}</span>
        <span className="flex-none muted">{plural(roundCount, 'round')}</span>
        <ChevronDownIcon />
      </button>
      <div id={id} hidden={!isOpen} className={classes.details}>
        <dl>
          {description.details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {description.rounds.length > 0 && (
          <ul>
            {description.rounds.map(({ roundId, text }) => (
              <li key={roundId}>{text}</li>
            ))}
          </ul>
        )}
        {description.note !== null && <p>{description.note}</p>}
      </div>
    </div>
  );
}
