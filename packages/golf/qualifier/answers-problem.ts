import { isRatingOfPar } from '../model/index.ts';
import { MAX_ROUNDS, type QualifierAnswers } from './qualifier.ts';

/** Places by score: the largest squads that travel, with individuals. */
export const MAX_PLACES = 12;

/** What is wrong with the answers to a new qualifier, as a sentence; null if they can be used (TEAM-08). */
export function answersProblem(answers: QualifierAnswers): string | null {
  const { name, entrants, entryUntil, rounds, placesByScore, picks, rule } = answers;
  if (name.trim() === '') return 'The qualifier needs a name: that of the event it is for.';
  if (rounds.length < 1 || rounds.length > MAX_ROUNDS) return `A qualifier has 1 to ${MAX_ROUNDS} rounds.`;
  const outOfOrder = rounds.findIndex(({ playedOn }, index) => playedOn < (rounds[index - 1]?.playedOn ?? ''));
  if (outOfOrder > 0) return `Round ${outOfOrder + 1} is before round ${outOfOrder}.`;
  const [first] = rounds;
  if (entryUntil !== null && first !== undefined && entryUntil > first.playedOn) {
    return 'Entry ends after the first round: choose its day or an earlier one.';
  }
  const withoutCourse = rounds.findIndex(({ courses }) => courses.length === 0);
  if (withoutCourse >= 0) return `Round ${withoutCourse + 1} has no course.`;
  for (const [index, { courses }] of rounds.entries()) {
    const unrated = courses.find(({ par, rating }) => rating === null || !isRatingOfPar(rating, par));
    if (unrated === undefined) continue;
    const { name: course, tee, par, rating } = unrated;
    if (rating !== null) return `The rating ${rating.toFixed(1)} of ${course}, ${tee}, is not of a par ${par}.`;
    if (rule.measure === 'overRating') return `Round ${index + 1} has no course rating for ${course}, ${tee}.`;
  }
  if (entrants.length === 0) return 'Nobody may play: tick at least one player.';
  if (new Set(entrants.map(({ entrantId }) => entrantId)).size < entrants.length)
    return 'A player is in the list twice.';
  const accountIds = entrants.flatMap(({ accountId }) => accountId ?? []);
  if (new Set(accountIds).size < accountIds.length) return 'A player is in the list twice.';
  if (placesByScore + picks < 1) return 'There is no place: give at least one by score or by pick.';
  if (placesByScore > MAX_PLACES || picks > MAX_PLACES) return `There are at most ${MAX_PLACES} places of a kind.`;
  const exempt = entrants.filter(({ exemption }) => exemption !== null).length;
  if (exempt > placesByScore) return `${exempt} players are exempt, and there are ${placesByScore} places by score.`;
  if (rule.bestOf !== null && (rule.bestOf < 1 || rule.bestOf >= rounds.length)) {
    return `The best ${rule.bestOf} of ${rounds.length} rounds cannot count: choose fewer than there are, or all.`;
  }
  return null;
}
