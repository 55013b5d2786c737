import type { CalendarDay } from '../calendar/index.ts';
import { scoreToPar } from '../format/index.ts';
import type { Yards } from '../model/index.ts';
import { formatPlacing, placeText, type ScheduleEvent } from '../schedule/index.ts';
import type { IncludedRound, TournamentDetail } from './tournament-rounds.ts';

/** A favorite event of a player's schedule. */
export type FavouriteEvent = {
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly tournamentUrl: string | null;
  readonly courseName: string | null;
  readonly location: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  /** 'T3 of 78'; null if unknown. */
  readonly placing: string | null;
  readonly note: string | null;
};

/** The favorite events of a player. */
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

/** A featured tournament's card (DATA-49). Fields that need a round are null if none was logged or entered. */
export type FeaturedTournament = Omit<FavouriteEvent, 'note'> & {
  readonly yards: Yards | null;
  /** The sum of all rounds: '214 (−2)'. */
  readonly score: string | null;
  /** Per round, with one decimal. */
  readonly avgScore: string | null;
  readonly rawScore: number | null;
  readonly rawScoreToPar: number | null;
  readonly roundScores: readonly number[];
  readonly roundScoresVsPar: readonly string[];
  readonly bestRoundScore: number | null;
  readonly bestRoundScoreToPar: string | null;
  readonly note: { readonly noteContent: string } | null;
  /**
   * Whether it is the card with the lowest score to par, which is marked if there are enough tournaments (ABOUT-12,
   * ABOUT-O3).
   */
  readonly isBest: boolean;
};

/** With more tournaments than this the best card is marked. */
const MAX_WITHOUT_BEST = 10;

/** A tournament with a logged or entered round. */
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

/** The latest of equal cards, which comes first. */
function bestCard(cards: readonly FeaturedTournament[]): FeaturedTournament | null {
  return cards.reduce<FeaturedTournament | null>((best, card) => {
    if (card.rawScoreToPar === null) return best;
    return best?.rawScoreToPar == null || card.rawScoreToPar < best.rawScoreToPar ? card : best;
  }, null);
}
