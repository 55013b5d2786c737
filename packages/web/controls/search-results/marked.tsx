import { findFoldedWords } from '@strokebook/golf/format';
import { Fragment } from 'react';

type MarkedProps = { readonly text: string; readonly query: string };

/** A text with the query highlighted, in the text's own letters. */
export function Marked({ text, query }: MarkedProps) {
  const found = findFoldedWords(text, query);
  return (
    <>
      {found.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <mark className="tint accent">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
