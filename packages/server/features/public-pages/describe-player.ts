import { nameForStrangers, schoolLine } from '@strokebook/golf/format';
import { headlineFigures, type SeasonScores } from '@strokebook/golf/season';
import type { findAccount } from '../../db/accounts/account-queries.ts';

/** Max length of a description in search results. */
const MAX_DESCRIPTION = 200;

export type Player = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** One line with name, school and season. */
export function describePlayer(player: Player, season: SeasonScores | null): string {
  const facts = [nameForStrangers(player), schoolLine(player.extraInfo)].filter((part) => part !== '').join(', ');
  const golf = season === null ? '' : describeSeason(season);
  const about = player.extraInfo.about?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return shorten([`${facts}.`, golf, about].filter((part) => part !== '').join(' '), MAX_DESCRIPTION);
}

/** 'Scoring average 70.7 (+0.2), best finish T4, best round to par 66 (−4), 2026/27 season.' */
function describeSeason(season: SeasonScores): string {
  const { label } = season.period;
  const figures = headlineFigures(season, label).map(
    ({ title, value, toPar }, index) =>
      `${index === 0 ? title : lowerFirst(title)} ${value}${toPar === null ? '' : ` (${toPar})`}`,
  );
  return figures.length === 0 ? '' : `${figures.join(', ')}, ${label}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Cuts after the last word that fits. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()} …`;
}
