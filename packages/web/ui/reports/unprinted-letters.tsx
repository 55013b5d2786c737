import { unprintedLetters } from '@strokebook/documents/report';

/** Max number of letters that the sentence lists. */
const MAX_NAMED = 12;

/** Which letters of a document its paper lacks, before it is saved or sent; nothing if it has all (PDF-O61). */
export function UnprintedLetters({ document }: { readonly document: object }) {
  const letters = unprintedLetters(document);
  if (letters.length === 0) return null;
  return (
    <p className="note" role="status">
      The PDF cannot show these letters and prints a sign in their place: {letters.slice(0, MAX_NAMED).join(' ')}
      {letters.length > MAX_NAMED && ' …'}
    </p>
  );
}
