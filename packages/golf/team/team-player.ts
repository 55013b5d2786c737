import type { AccountId } from '../access/account-id.ts';
import type { FormRound } from '../form/index.ts';
import type { RoundRating } from '../results/index.ts';
import type { ScheduleEvent } from '../schedule/index.ts';
import type { TallyColumns } from '../stats/index.ts';

/** A round as the page of a team needs it. */
export type TeamRound = FormRound & {
  /** The columns at `gainPlaces`; null of rounds that are not finished or not of 18 holes. */
  readonly gains: TallyColumns | null;
  /** The inputs of its differential; null if it has none. */
  readonly rating: RoundRating | null;
  /** When a round in progress was last saved, as an ISO text; null of others. */
  readonly savedAt: string | null;
};

/** A player of a team with the logged rounds of the last 13 months, and older ones as far as a form needs them. */
export type TeamPlayer = {
  readonly accountId: AccountId;
  readonly name: string;
  readonly squadIds: readonly number[];
  readonly rounds: readonly TeamRound[];
  /** Events of the same days with the scores of the player, which are rounds where they were not logged (TEAM-05). */
  readonly results: readonly ScheduleEvent[];
  /** From today on. */
  readonly events: readonly ScheduleEvent[];
};
