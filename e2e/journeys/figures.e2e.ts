import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatStat } from '@strokebook/golf/format';
import { type StatCategory, type StatResult, statColumns } from '@strokebook/golf/stats';
import { dashboardOf } from '../support/dashboard.ts';
import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

const categories: Readonly<Record<string, StatCategory>> = {
  score: 'Scoring',
  drive: 'Drive',
  approach: 'Approach',
  save: 'Save',
  putt: 'Putt',
};
const analyze = join(import.meta.dirname, '../../packages/server/cli/analyze.ts');

test(
  'every figure on the screen is what npm run analyze says of the same round (ASSESS-06, ASSESS-11, DATA-35)',
  { tag: '@full' },
  async ({ page, product }, testInfo) => {
    const token = await signIn(page, product, people.player);
    const headers = { authorization: `Bearer ${token}` };
    const account = `${product.url}/api/accounts/${people.player.accountId}`;
    const history = await (await page.request.get(`${account}/rounds?limit=50`, { headers })).json();
    const last = history.rounds.find(
      (round: { status: string; holeCount: number }) => round.status === 'completed' && round.holeCount === 18,
    );
    const { round } = await (await page.request.get(`${account}/rounds/${last.roundId}`, { headers })).json();
    const file = testInfo.outputPath('round.json');
    writeFileSync(file, JSON.stringify(round));
    const { stdout, status } = spawnSync(process.execPath, [analyze, file], { encoding: 'utf8' });
    expect(status).toBe(0);
    const { stats } = JSON.parse(stdout) as { stats: Readonly<Record<string, StatResult>> };

    const board = dashboardOf(page);
    let compared = 0;
    for (const [id, category] of Object.entries(categories)) {
      await page.goto(`/player/${people.player.username}/data-analysis?category=${id}`);
      await board.loaded();
      const closed = board.assessment.getByRole('columnheader').getByRole('button', { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      // The first cell is the share of stats that beat the standard.
      const cells = (await board.row('Last Round').getByRole('gridcell').allInnerTexts()).slice(1);
      const columns = statColumns.filter(({ stat }) => stat.category === category && stat.views.includes('assessment'));
      expect(cells, id).toHaveLength(columns.length);
      for (const [place, column] of columns.entries()) {
        const result = stats[column.id];
        const expected = result?.state === 'value' ? formatStat(result.value, column.format) : '-';
        expect(figureOf(cells[place] ?? ''), column.id).toBe(expected);
        compared += 1;
      }
    }
    // Covers the whole assessment, so that a missing column would be noticed.
    expect(compared).toBeGreaterThan(150);
  },
);

/** The figure of a cell, without the comparison sign and the fraction below it. */
const figureOf = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.replace(/^[▲△▼▽]/, '').trim())
    .find((line) => line !== '' && !line.includes('the standard'));
