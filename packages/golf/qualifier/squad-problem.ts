import { plural } from '../format/index.ts';
import { finalPlaces } from './places-by-score.ts';
import { answersOf, type Qualifier, type Squad } from './qualifier.ts';

/** What is wrong with a squad, as a sentence; null if it can be confirmed (TEAM-12). */
export function squadProblem(qualifier: Qualifier, squad: Squad): string | null {
  const answers = answersOf(qualifier);
  const { byScore, leftOut, picks, alternates, words } = squad;
  const travelling = [...byScore, ...picks.map(({ entrantId }) => entrantId)];
  const named = [...travelling, ...leftOut.map(({ entrantId }) => entrantId), ...alternates];
  const isKnown = (id: string) => answers.entrants.some(({ entrantId }) => entrantId === id);
  if (![...named, ...words.map(({ entrantId }) => entrantId)].every(isKnown))
    return 'Somebody in the squad is not in the qualifier.';
  const both = [...travelling, ...alternates];
  if (new Set(both).size < both.length) return 'A player is in the squad twice.';
  const reasons = [...picks, ...leftOut].map(({ reason }) => reason.trim());
  if (reasons.includes('')) return 'Each pick, and each player left out, needs a line of reason.';
  if (picks.length > answers.picks)
    return `There ${answers.picks === 1 ? 'is' : 'are'} ${plural(answers.picks, 'pick')}.`;
  if (byScore.length > answers.placesByScore) return `There are ${plural(answers.placesByScore, 'place')} by score.`;
  return orderProblem(qualifier, squad);
}

/** Nobody is passed over by score without a reason, and nobody goes by score who is not next. */
function orderProblem(qualifier: Qualifier, { byScore, leftOut }: Squad): string | null {
  const { exempt, ranking } = finalPlaces(qualifier);
  const settled = new Set([...byScore, ...leftOut.map(({ entrantId }) => entrantId)]);
  if (!exempt.every((id) => settled.has(id))) return 'An exempt player travels, or is left out with a reason.';
  const ranked = ranking.ranked.filter(({ entrantId }) => !exempt.includes(entrantId));
  const taken = ranked.filter(({ entrantId }) => byScore.includes(entrantId));
  if (taken.length < byScore.filter((id) => !exempt.includes(id)).length)
    return 'A player without a place cannot go by score: use a pick.';
  const last = Math.max(0, ...taken.map(({ place }) => place));
  const isPassed = ranked.some(({ entrantId, place }) => place < last && !settled.has(entrantId));
  if (isPassed) return 'A better placed player stays at home: give the reason, or take them.';
  // Of a tie the coach takes as many as there are places.
  const free = answersOf(qualifier).placesByScore - byScore.length - leftOut.length;
  const waiting = ranked.some(({ entrantId }) => !settled.has(entrantId));
  return free > 0 && waiting ? 'A place by score is free, and a player has it: take them, or give a reason.' : null;
}
