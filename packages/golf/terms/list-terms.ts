import { fold } from '../format/index.ts';
import { statCatalog } from '../stats/index.ts';
import { golfWords, type Word } from './golf-words.ts';

type Term = Word & {
  /** Tells stats with the same name apart; null for words without a stat. */
  readonly category: string | null;
};

const stats: readonly Term[] = statCatalog.map(({ label, about, category }) => ({
  name: label,
  meaning: about,
  category,
}));

/** Every word of golf on the screens in alphabetical order: words and stats. */
export const terms: readonly Term[] = [...golfWords.map((word) => ({ ...word, category: null })), ...stats].toSorted(
  (a, b) => {
    const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
    return first < second ? -1 : first > second ? 1 : 0;
  },
);

/** The terms that contain a text; words whose name contains it come first. */
export function findTerms(text: string): readonly Term[] {
  const wanted = fold(text);
  const isNamed = ({ name }: Term) => fold(name).includes(wanted);
  const isMeant = ({ meaning }: Term) => fold(meaning).includes(wanted);
  return [...terms.filter(isNamed), ...terms.filter((term) => !isNamed(term) && isMeant(term))];
}
