import { findFolded } from '@strokebook/golf/format';
import classes from './search.module.css';

type MarkedProps = { readonly text: string; readonly query: string };

/** A text with what was searched for marked in it, in the text's own letters. */
export function Marked({ text, query }: MarkedProps) {
  const found = findFolded(text, query);
  if (found === null) return text;
  return (
    <>
      {text.slice(0, found.start)}
      <mark className={classes.mark}>{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </>
  );
}
