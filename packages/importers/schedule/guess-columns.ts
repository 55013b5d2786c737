import type { ImportField } from '@strokebook/contract';

/** Column headers of spreadsheets and tour sites, lowercase and without punctuation. */
const heads: Readonly<Record<ImportField, RegExp>> = {
  name: /^(tournament|event|name|event name|tournament name|title)$/,
  startDate: /^(date|dates|when|start|start date|first day|from|begins|start day)$/,
  endDate: /^(end|end date|last day|to|until|ends)$/,
  city: /^(city|town|location|place|venue)$/,
  state: /^(state|prov|province|region|country|st)$/,
  url: /^(url|link|web|web page|website|site)$/,
  numberOfRounds: /^(rounds|of rounds|number of rounds|no of rounds|rds)$/,
  eventType: /^(type|event type|kind|category)$/,
  locale: /^(locale|level|scope)$/,
  team: /^(team|team or individual|team event|individual or team)$/,
  status: /^(status|plan|entry|entry status)$/,
  finish: /^(finish|place finished|position|pos|result|fin)$/,
  fieldSize: /^(field|field size|players|entries|number of players)$/,
  scores: /^(score|scores|round scores|(r|round|rd) ?\d( score)?|score (r ?|round ?|rd ?)?\d)$/,
  roundDays: /^(days of (the )?rounds|round days)$/,
  course: /^(course|course name|golf course)$/,
  par: /^(par|course par)$/,
  yards: /^(yards|yardage|length|yds)$/,
  courseRating: /^(rating|course rating|cr)$/,
  slopeRating: /^(slope|slope rating)$/,
  note: /^(note|notes|comment|comments|remarks)$/,
};
const fields = Object.keys(heads) as readonly ImportField[];
/** A score header with a digit is always that of one round. */
const isOfOneRound = (plain: string): boolean => heads.scores.test(plain) && /\d/.test(plain);

/**
 * Guesses the field of each column from its header. If two columns match a field, the first gets it; scores may have
 * several columns.
 */
export function guessColumns(columns: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const plainHeads = columns.map(plainOf);
  const hasRounds = plainHeads.some(isOfOneRound);
  return plainHeads.map((plain) => {
    const field = fields.find((one) => heads[one].test(plain) && (one === 'scores' || !taken.has(one))) ?? null;
    // Beside columns for rounds, a score column is the total.
    if (field === 'scores' && hasRounds && !isOfOneRound(plain)) return null;
    if (field !== null) taken.add(field);
    return field;
  });
}

const plainOf = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
