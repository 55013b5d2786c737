import { dashboardOf } from '../support/dashboard.ts';
import { people } from '../support/people.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const address = `/player/${people.player.username}/data-analysis`;

type Stop = { readonly name: string; readonly isOutlined: boolean; readonly isInView: boolean };

/** The focused element: its name, and whether its focus is visible. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // A slider's radio is visually hidden; its label is visible.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const seen = label ?? focused;
    const outlined = [focused, seen].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = seen.getBoundingClientRect();
    const name = focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent ?? '';
    return {
      name: `${focused.tagName.toLowerCase()} ${name.trim()}`,
      isOutlined: outlined,
      isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** Every control on the page; a radio group is one tab stop. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]',
    );
    return [...found]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} ${name.trim()}`;
      });
  });
}

/** Moves down an open menu until an entry has the focus. */
async function walkTo(page: Page, entry: Locator): Promise<void> {
  const entries = await page.getByRole('menuitemradio').count();
  for (let press = 0; press < entries; press += 1) {
    await page.keyboard.press('ArrowDown');
    if (await entry.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(entry).toBeFocused();
}

for (const width of [1280, 390]) {
  test(`Tab reaches every control of the dashboard in its order, and the focus is always seen, at ${width} px`, {
    tag: width === 1280 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await dashboardOf(page).loaded();
    // The map and its controls load when it is scrolled into view.
    const myRounds = page.getByRole('region', { name: 'My Rounds', exact: true });
    await myRounds.getByRole('grid').scrollIntoViewIfNeeded();
    await expect(myRounds.getByLabel(/^Scale: /)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const wanted = await controls(page);
    const stops: Stop[] = [];
    for (let press = 0; press < wanted.length + 5; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusedStop(page);
      if (stop === null) break;
      stops.push(stop);
      // Off-screen elements are scrolled into view, which may take a frame.
      await expect
        .poll(() => focusedStop(page), { message: stop.name })
        .toMatchObject({ isOutlined: true, isInView: true });
    }
    expect(stops.map(({ name }) => name)).toEqual(wanted);
  });
}

test('every control of the dashboard works by keyboard alone', { tag: '@full' }, async ({ page }) => {
  const board = dashboardOf(page);
  await page.goto(address);
  await board.loaded();

  await test.step('the group menu opens, moves by arrows, chooses, and Escape closes it', async () => {
    await board.group.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Recent', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(board.group).toBeFocused();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitemradio', { name: 'Recent Tournaments' });
    await expect(entry).toBeVisible();
    await walkTo(page, entry);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent Tournaments');
    await board.loaded();
  });

  await test.step('the sliders move by arrows', async () => {
    await board.mode.getByRole('radio', { name: 'Assessment' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent Performance');
    await board.loaded();
    await board.category.getByRole('radio', { name: 'Scorecard' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(board.category.getByRole('radio', { name: 'Score', exact: true })).toBeChecked();
    await board.holeCount.getByRole('radio', { name: '18 Hole' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(board.holeCount.getByRole('radio', { name: '9 Hole' })).toBeChecked();
    await board.loaded();
  });

  await test.step('chips, eyes, stats and sections answer to Space and Enter', async () => {
    await board.chip('Last 3').focus();
    await page.keyboard.press('Space');
    await expect(board.chip('Last 3')).toHaveAttribute('aria-pressed', 'false');
    await expect(board.chip('Last 3')).toBeFocused();
    await page.getByRole('button', { name: 'Show Last 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(board.chip('Last 3')).toHaveAttribute('aria-pressed', 'true');
    const stat = board.assessment.getByRole('button', { expanded: false }).first();
    const columns = await board.assessment.getByRole('columnheader').count();
    await stat.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => board.assessment.getByRole('columnheader').count()).toBeGreaterThan(columns);
    await page.getByRole('button', { name: 'Player Performance' }).focus();
    await page.keyboard.press('Enter');
    await expect(board.spider).toBeHidden();
  });

  await test.step('the tooltip of the percentages shows on focus (DASH-07)', async () => {
    await page.getByRole('button', { name: /^The percentages represent/ }).focus();
    await expect(page.getByRole('tooltip')).toHaveText(/exceed your chosen standard/);
  });

  await test.step('the standard can be chosen, and the colours switched', async () => {
    await board.standard.focus();
    await page.keyboard.press('Enter');
    const none = page.getByRole('menuitemradio', { name: 'No standard' });
    await expect(none).toBeVisible();
    await walkTo(page, none);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Choose a standard' })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to dark colors' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Switch to light colors' })).toBeFocused();
  });
});
