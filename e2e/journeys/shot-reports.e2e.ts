import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('a course is planned on paper, in yards or in metres as the link says (CGR-01, CGR-02, CGR-03, CGR-04, CGR-O4)', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  await page.goto('/cgr/course-plan-report?accountId=1&courseId=saltmarsh-dunes');
  await expect(page.getByText('Course Plan, Saltmarsh Dunes Links')).toBeVisible();
  const hole = page.getByRole('row', { name: /^Hole 1 Target 1/ });
  await expect(hole).toContainText(/\d+ yd, \d+ left/);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ingrid-Solberg-Course-Plan.pdf');

  await page.goto('/cgr/course-plan-report?accountId=1&courseId=saltmarsh-dunes&prefersMetric=True');
  await expect(hole).toContainText(/\d+ m, \d+ left/);
  await page.goto('/cgr/course-plan-report?accountId=1&courseId=no-such-course');
  await expect(page).toHaveURL(/\/$/);
});

test('where shots finish is printed without menus, and a link without a number leads to the root (CGR-04, CGR-10, CGR-O2, CGR-O4)', async ({
  page,
}) => {
  await page.goto('/cgr/dispersion-analysis?accountId=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^All/ }).first()).toContainText('shots');
  await expectAccessible(page);
  for (const other of ['?accountId=abc', '']) {
    await page.goto(`/cgr/dispersion-analysis${other}`);
    await expect(page, `cgr/dispersion-analysis${other}`).toHaveURL(/\/$/);
  }
});
