import { fullName, plural, schoolLine } from '@strokebook/golf/format';
import type { TournamentRecord } from '@strokebook/golf/resume';
import type { findAccount } from '../../db/account-queries.ts';

/** Max length of a description in search results. */
const MAX_DESCRIPTION = 200;

export type Player = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** One line with name, school and record. */
export function describePlayer(player: Player, record: TournamentRecord | null): string {
  const facts = [fullName(player), schoolLine(player.extraInfo)].filter((part) => part !== '').join(', ');
  const golf = record === null ? '' : describeRecord(record);
  const about = player.extraInfo.about?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return shorten([`${facts}.`, golf, about].filter((part) => part !== '').join(' '), MAX_DESCRIPTION);
}

function describeRecord({ roundCount, averages, bestRounds }: TournamentRecord): string {
  const average = `Scoring average ${averages.score.formatted} over ${plural(roundCount, 'tournament round')}`;
  const [best] = bestRounds;
  return best === undefined ? `${average}.` : `${average}, best round ${best.performance.formatted}.`;
}

/** Cuts after the last word that fits. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()} …`;
}
