import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { placeText, sayFinish, type ScheduleEvent } from '../schedule/index.ts';
import { isFinishedWithScore, newestFirst, scoreVsPar, tournamentKey } from '../selection/index.ts';
import { placeOfStat, readStat, type Tally } from '../stats/index.ts';

/** A number of holes with a property: 10 of 14 fairways. */
type HolesOf = { readonly hit: Int; readonly of: Int };

/** The latest tournament, or the latest round outside of tournaments. */
export type LastPlayed = {
  /** Name of the tournament, else of the course. */
  readonly name: string;
  readonly isTournament: boolean;
  /** The last round's course; null if it is not a stored one. */
  readonly courseId: string | null;
  /** 'Millbrook Falls, OH'; null if unknown. */
  readonly place: string | null;
  readonly startedOn: CalendarDay;
  readonly endedOn: CalendarDay;
  /** 'T3'; null if unknown. */
  readonly finish: string | null;
  readonly fieldSize: Int | null;
  /** In order of play. */
  readonly rounds: readonly { readonly roundId: string; readonly score: Int; readonly toPar: Int }[];
  readonly total: Int;
  readonly toPar: Int;
  /** The last round's figures; null if they were not logged. */
  readonly fairways: HolesOf | null;
  readonly greens: HolesOf | null;
  readonly putts: Int | null;
};

/** What was played last; null without a finished round. @param played finished and unfinished rounds in any order. */
export function lastPlayed(
  played: readonly CareerRound[],
  events: readonly ScheduleEvent[],
  holeCount: HoleCount,
): LastPlayed | null {
  const finished = played
    .filter(({ summary }) => isFinishedWithScore(summary))
    .filter(({ summary }) => summary.holeCount === holeCount)
    .sort((a, b) => newestFirst(a.summary, b.summary));
  const [latest] = finished;
  if (latest === undefined) return null;
  const { summary, tally } = latest;
  const key = summary.type === 'tournament' ? tournamentKey(summary) : null;
  const members =
    key === null ? [latest] : finished.filter((round) => tournamentKey(round.summary) === key).toReversed();
  const rounds = members.map((round) => ({
    roundId: round.summary.roundId,
    score: round.summary.score as number,
    toPar: scoreVsPar(round.summary) as number,
  }));
  const event = key === null ? undefined : events.find(({ tournamentId }) => tournamentId === summary.tournamentId);
  const result = event?.result ?? null;
  return {
    name: (key === null ? null : summary.tournamentName) ?? summary.courseName,
    isTournament: key !== null,
    courseId: summary.courseId,
    place: event === undefined ? null : placeText(event) || null,
    startedOn: (members[0] as CareerRound).summary.playedOn,
    endedOn: summary.playedOn,
    finish: result === null ? null : sayFinish(result),
    fieldSize: result?.fieldSize ?? null,
    rounds,
    total: rounds.reduce((sum, { score }) => sum + score, 0),
    toPar: rounds.reduce((sum, round) => sum + round.toPar, 0),
    fairways: holesOf(tally, 'drive.fairwaysHit', holeCount),
    greens: holesOf(tally, 'approach.greensInRegulation', holeCount),
    putts: puttsOf(tally, holeCount),
  };
}

function holesOf(tally: Tally, statId: string, holeCount: HoleCount): HolesOf | null {
  const result = readStat(tally, placeOfStat(statId), holeCount);
  return result.state === 'value' ? { hit: result.sum, of: result.n } : null;
}

/** Null unless the putts of every hole were logged. */
function puttsOf(tally: Tally, holeCount: HoleCount): Int | null {
  const result = readStat(tally, placeOfStat('putt.putts'), holeCount);
  return result.state === 'value' && result.n === holeCount ? result.sum : null;
}
