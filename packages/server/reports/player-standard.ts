import { type Age, isKnownMinor } from '@strokebook/golf/access';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { indexReport } from '@strokebook/golf/handicap';
import { isFinishedWithScore, newestFirst } from '@strokebook/golf/selection';
import { defaultStandardFor, isClubGolfer, type Playing, standardByName } from '@strokebook/golf/stats';
import { findAccount } from '../db/accounts/account-queries.ts';
import type { accounts } from '../db/schema/index.ts';
import type { RequestContext } from '../http/handler.ts';
import type { Services } from '../services.ts';

type PlayerStandard = { readonly standardName: string | null; readonly isChosen: boolean };
type AccountRow = Pick<typeof accounts.$inferSelect, 'standardName' | 'extraInfo' | keyof Age>;
type Deps = Pick<Services, 'query' | 'careers' | 'ratedRounds'>;
type Seer = Pick<RequestContext, 'account' | 'viewer'>;

/** Represents 'no standard' in the database, where null means 'never chosen'. */
export const NO_STANDARD = '';

/**
 * A player's chosen standard, or the default for their profile and, for a club golfer, for the rounds that the viewer
 * sees (DASH-O13).
 */
export async function standardOf(deps: Deps, row: AccountRow, seer: Seer, today: CalendarDay): Promise<PlayerStandard> {
  const { standardName } = row;
  if (standardName === NO_STANDARD) return { standardName: null, isChosen: true };
  if (standardName !== null && standardByName(standardName) !== undefined) return { standardName, isChosen: true };
  return { standardName: await defaultStandard(deps, row, seer, today), isChosen: false };
}

/** The standard of a player's reports. Reports need one, so for players who chose none it is the default. */
export async function findReportStandard(deps: Deps, seer: Seer, today: CalendarDay): Promise<string> {
  const row = (await findAccount(deps.query, seer.account.accountId)) ?? nobody;
  return (await standardOf(deps, row, seer, today)).standardName ?? defaultStandard(deps, row, seer, today);
}

const nobody: AccountRow = { standardName: null, extraInfo: {}, birthDate: null, birthYear: null, adultFrom: null };

async function defaultStandard(
  deps: Deps,
  { extraInfo: details, standardName: _chosen, ...birth }: AccountRow,
  seer: Seer,
  today: CalendarDay,
): Promise<string> {
  const player = {
    gender: details.gender ?? null,
    college: details.college ?? null,
    collegeStartDate: dayOf(details.collegeStartDate),
    collegeEndDate: dayOf(details.collegeEndDate),
    highSchool: details.highSchool ?? null,
    highSchoolEndDate: dayOf(details.highSchoolEndDate),
    isMinor: isKnownMinor(birth, today),
  };
  const playing = isClubGolfer(player, today) ? await playingOf(deps, seer, today) : { index: null, meanScore: null };
  return defaultStandardFor(player, playing, today);
}

/** As many rounds as an index looks at. */
const LATEST_ROUNDS = 20;

async function playingOf({ careers, ratedRounds }: Deps, seer: Seer, today: CalendarDay): Promise<Playing> {
  const index = indexReport(await ratedRounds.get(seer, today)).index?.value ?? null;
  if (index !== null) return { index, meanScore: null };
  const scores = (await careers.get(seer.account))
    .map(({ summary }) => summary)
    .filter(isFinishedWithScore)
    .toSorted(newestFirst)
    .slice(0, LATEST_ROUNDS)
    .flatMap(({ score, holeCount }) => (score === null ? [] : (score * 18) / holeCount));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { index, meanScore: scores.length === 0 ? null : sum / scores.length };
}

const dayOf = (text: string | null | undefined): CalendarDay | null =>
  text == null || !isCalendarDay(text) ? null : text;
