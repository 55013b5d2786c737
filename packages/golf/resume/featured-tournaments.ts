import type { CalendarDay } from '../calendar/index.ts';
import { scoreToPar } from '../format/index.ts';
import type { Yards } from '../model/index.ts';
import { formatPlacing, placeText, type ScheduleEvent } from '../schedule/index.ts';
import type { IncludedRound, TournamentDetail } from './tournament-rounds.ts';

/** A favourite among a player's schedule events. */
export type FavouriteEvent = {
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly tournamentUrl: string | null;
  readonly courseName: string | null;
  readonly location: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  /** 'T3 of 78'; null where nothing is known of it. */
  readonly placing: string | null;
  readonly note: string | null;
};

/** The favourites among a player's events. */
export const favouriteEvents = (
  events: readonly (ScheduleEvent & { readonly note: string | null })[],
): readonly FavouriteEvent[] =>
  events
    .filter(({ isFavorite }) => isFavorite)
    .map((event) => ({
      tournamentId: event.tournamentId,
      tournamentName: event.tournamentName,
      tournamentUrl: event.tournamentUrl,
      courseName: event.courseName,
      location: placeText(event),
      startDate: event.startDate,
      endDate: event.endDate,
      placing: event.result && formatPlacing(event.result),
      note: event.note,
    }));

/** A featured tournament's card (DATA-49). What needs a round is null where none was logged or entered. */
export type FeaturedTournament = Omit<FavouriteEvent, 'note'> & {
  readonly yards: Yards | null;
  /** All rounds together: '214 (−2)'. */
  readonly score: string | null;
  /** Per round, to one decimal. */
  readonly avgScore: string | null;
  readonly rawScore: number | null;
  readonly rawScoreToPar: number | null;
  readonly roundScores: readonly number[];
  readonly roundScoresVsPar: readonly string[];
  readonly bestRoundScore: number | null;
  readonly bestRoundScoreToPar: string | null;
  readonly note: { readonly noteContent: string } | null;
  /** The lowest score to par of the cards, marked once there are tournaments enough (ABOUT-12, ABOUT-O3). */
  readonly isBest: boolean;
};

/** Above so many tournaments the best card is marked. */
const MAX_WITHOUT_BEST = 10;

/** A tournament with a round, logged or entered. */
type PlayedTournament = Omit<TournamentDetail, 'includedRounds'> & {
  readonly includedRounds: readonly (Pick<IncludedRound, 'performance'> & { readonly courseName: string | null })[];
};

/** The favourites, the latest first. */
export function featuredTournaments(
  played: readonly PlayedTournament[],
  favourites: readonly FavouriteEvent[],
): readonly FeaturedTournament[] {
  const detailOf = new Map(played.map((tournament) => [tournament.tournamentId, tournament]));
  const cards = [...favourites]
    .sort((a, b) => (a.startDate < b.startDate ? 1 : a.startDate > b.startDate ? -1 : 0))
    .map((event) => cardOf(event, detailOf.get(event.tournamentId)));
  const best = played.length > MAX_WITHOUT_BEST ? bestCard(cards) : null;
  return cards.map((card) => ({ ...card, isBest: card === best }));
}

function cardOf({ note, ...event }: FavouriteEvent, detail: PlayedTournament | undefined): FeaturedTournament {
  const rounds = detail?.includedRounds ?? [];
  const [total, best] = [detail?.totalScoreWithPar, detail?.bestRoundScoreWithPar];
  return {
    ...event,
    courseName: event.courseName ?? rounds[0]?.courseName ?? null,
    yards: detail?.averageYards ?? null,
    score: total?.formatted ?? null,
    avgScore: detail?.averageScoreWithPar.score.toFixed(1) ?? null,
    rawScore: total?.score ?? null,
    rawScoreToPar: total === undefined ? null : total.score - total.par,
    roundScores: rounds.map(({ performance }) => performance.score),
    roundScoresVsPar: rounds.map(({ performance }) => scoreToPar(performance.score - performance.par)),
    bestRoundScore: best?.score ?? null,
    bestRoundScoreToPar: best === undefined ? null : scoreToPar(best.score - best.par),
    note: note === null || note.trim() === '' ? null : { noteContent: note },
    isBest: false,
  };
}

/** Of equals the latest, which stands first. */
function bestCard(cards: readonly FeaturedTournament[]): FeaturedTournament | null {
  return cards.reduce<FeaturedTournament | null>((best, card) => {
    if (card.rawScoreToPar === null) return best;
    return best?.rawScoreToPar == null || card.rawScoreToPar < best.rawScoreToPar ? card : best;
  }, null);
}
