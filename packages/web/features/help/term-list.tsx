import { bandsIn } from '@strokebook/golf/format';
import { findTerms } from '@strokebook/golf/terms';
import { useId, useState } from 'react';
import { useUnits } from '../../lib/use-units.ts';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './help.module.css';

/** The words of golf and the stats with their definitions, all or those that contain a text. */
export function TermList() {
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
