import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type RoundDocument, summarizeRound } from '../model/index.ts';
import { buildOverviewGroups, computeOverview } from '../overview/index.ts';
import { readStat, statColumns, sumTallies, tallyRound } from '../stats/index.ts';

// One stored player: ten rounds of 18 holes and two of 9. No figure changes unnoticed: `npm run golden` writes the
// files anew, and the diff must be reviewed before it is committed.
const rounds = readFileSync(new URL('player.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RoundDocument);
const career = rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

it('keeps every stat of the stored player as it was (DATA-35)', async () => {
  const tally = sumTallies(career.filter(({ summary }) => summary.holeCount === 18).map((round) => round.tally));
  const figures = statColumns.map((column, place) => {
    const result = readStat(tally, place, 18);
    return [column.id, result.state === 'value' ? [result.value, result.sum, result.n].map((part) => Number(part.toFixed(6))) : result.state];
  });
  await expect(asText(Object.fromEntries(figures))).toMatchFileSnapshot('stats.json');
});

it('keeps every overview of the stored player as it was (DATA-34)', async () => {
  const history = career.map(({ summary }) => summary);
  const groups = (['assessment', 'playerPerformance'] as const).flatMap((mode) =>
    buildOverviewGroups({ history, holeCount: 18, today: calendarDay('2026-09-20'), mode }),
  );
  const overviews = groups.map(({ groupName, overviews: configs }) => [
    groupName,
    configs.map(({ filterName, details, startHidden, isSelected, filter }) => {
      const { performanceStats, strengthWeaknessResponse } = computeOverview(career, filter, 'pgaTour2024');
      if ('error' in performanceStats || 'error' in strengthWeaknessResponse) throw new Error(filterName);
      return {
        filterName,
        details,
        startHidden,
        isSelected,
        skillPerformance: performanceStats.skillPerformance,
        byCategory: Object.fromEntries(performanceStats.byCategory.map((entry) => [entry.category, `${entry.beaten} of ${entry.compared}`])),
        strengths: strengthWeaknessResponse.strengths.map((stat) => `${stat.name}: ${stat.performance}`),
        weaknesses: strengthWeaknessResponse.weaknesses.map((stat) => `${stat.name}: ${stat.performance}`),
      };
    }),
  ]);
  await expect(asText(Object.fromEntries(overviews))).toMatchFileSnapshot('overviews.json');
});
