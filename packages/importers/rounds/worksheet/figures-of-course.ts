import { type CourseFigure, isPlausible } from './course-figures.ts';

/** The figures that titles or heads say, and what of them is sure. */
export type FiguresOfCourse = {
  readonly par: number | null;
  readonly rating: number | null;
  readonly slope: number | null;
  readonly figures: readonly CourseFigure[];
};

type Field = CourseFigure['field'];

const valuesOf = (figures: readonly CourseFigure[], field: Field): readonly number[] => [
  ...new Set(figures.flatMap((figure) => (figure.field === field ? [figure.value] : []))),
];

/** What is sure of figures: of two pars or ratings none is, and a rating far from its par is not either. */
export function soundFigures(figures: readonly CourseFigure[]): FiguresOfCourse {
  const one = (field: Field): number | null => {
    const [value = null, other] = valuesOf(figures, field);
    return other === undefined ? value : null;
  };
  const [par, rating] = [one('par'), one('rating')];
  const isWrong = par !== null && rating !== null && !isPlausible(par, rating);
  // A slope belongs to its rating.
  const isOfNone = isWrong || (rating === null && valuesOf(figures, 'rating').length > 0);
  return { par, rating: isWrong ? null : rating, slope: isOfNone ? null : one('slope'), figures };
}

/**
 * The figures of a head, or those of the titles above it where it says nothing of them.
 *
 * @param chosenPar what the person who imports says where the sheet says two things
 */
export function figuresOver(own: FiguresOfCourse, before: FiguresOfCourse, chosenPar: number | null): FiguresOfCourse {
  const says = (field: Field): boolean => own.figures.some((figure) => figure.field === field);
  return {
    par: own.par ?? (says('par') ? chosenPar : before.par),
    rating: own.rating ?? (says('rating') ? null : before.rating),
    slope: own.slope ?? (says('rating') || says('slope') ? null : before.slope),
    figures: own.figures,
  };
}

/** A text that is not read, and what is said of it. */
export type UnreadText = { readonly text: string; readonly said: string };

/** What is said of figures that are not sure. */
export function unsureFigures(figures: readonly CourseFigure[]): readonly UnreadText[] {
  const two = (['par', 'rating', 'slope'] as const).flatMap((field): readonly UnreadText[] => {
    const values = valuesOf(figures, field);
    const last = figures.findLast((figure) => figure.field === field);
    const isSaid = field === 'slope' && valuesOf(figures, 'rating').length > 1;
    if (values.length < 2 || last === undefined || isSaid) return [];
    return [
      { text: last.text, said: `${values.join(' and ')}: which ${field} is right cannot be told, none is taken.` },
    ];
  });
  const [par, otherPar] = valuesOf(figures, 'par');
  const [rating, otherRating] = valuesOf(figures, 'rating');
  const isOne = otherPar === undefined && otherRating === undefined && par !== undefined && rating !== undefined;
  if (!isOne || isPlausible(par, rating)) return two;
  const last = figures.findLast(({ field }) => field === 'rating');
  return [...two, { text: last?.text ?? '', said: `A rating of ${rating} does not fit par ${par}: it is not taken.` }];
}
