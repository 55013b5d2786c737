import { bandsIn } from '@strokebook/golf/format';
import { findTerms } from '@strokebook/golf/terms';
import { useMatches } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useUnits } from '../../api/use-units.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import classes from './help.module.css';
import { helpOf } from './page-help.ts';

/** How to read the current page, with an example, and the words of golf. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const help = useMatches({ select: (matches) => helpOf(matches.map(({ routeId }) => routeId)) });
  return (
    <Dialog title="How to read this" size={640} onClose={onClose}>
      {help !== null && (
        <>
          <p className="text-l">{help.text}</p>
          <p className={classes.example}>
            <b>For example:</b> {help.example}
          </p>
        </>
      )}
      <TermList />
    </Dialog>
  );
}

/** The words of golf and the stats with their definitions, all or those that contain a text. */
function TermList() {
  const [text, setText] = useState('');
  const [units] = useUnits();
  const titleId = useId();
  const found = findTerms(text);
  return (
    <section aria-labelledby={titleId} className={classes.terms}>
      <div className={classes.search}>
        <h2 id={titleId} className="text-xl">
          Terms
        </h2>
        <SearchField label="Search the terms" value={text} onSearch={setText} />
      </div>
      <p role="status" className="note">
        {found.length === 0 && `No term contains “${text}”.`}
      </p>
      <dl className={classes.list}>
        {found.map(({ name, category, meaning }) => (
          <div key={`${category}/${name}`}>
            <dt>
              {name}
              {category !== null && <span className="note">{category}</span>}
            </dt>
            <dd>{bandsIn(meaning, units)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
