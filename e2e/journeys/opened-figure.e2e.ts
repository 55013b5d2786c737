import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const opened = `/player/${people.player.username}/data-analysis?of=Last+3&figure=approach.strokesGained`;

for (const width of [320, 390]) {
  test(`DASH-O67: at ${width} px an opened figure begins with its strokes, and nothing in it is wider than the phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(opened);
    const dialog = page.getByRole('dialog');
    const strokes = dialog.getByRole('listitem').filter({ hasText: /Hole \d+, par/ });
    await expect(strokes).toHaveCount(8);
    if (width === 390) await expect(strokes.first()).toBeInViewport({ ratio: 1 });
    await dialog.locator('summary', { hasText: 'Scorecards' }).click();
    const card = dialog.locator('details details > summary').first();
    await card.click();
    await expect(dialog.locator('details details[open] ol').first()).toBeVisible();
    const tooWide = await dialog.evaluate((element, most) => {
      const all = [...element.querySelectorAll('*')].filter((one) => !(one instanceof SVGElement));
      return all
        .filter((one) => one.scrollWidth > most || one.getBoundingClientRect().right > most + 1)
        .map((one) => one.className);
    }, width);
    expect(tooWide).toEqual([]);
  });
}
