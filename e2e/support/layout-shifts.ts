import { expect, type Page } from '@playwright/test';

type Shift = { readonly value: number; readonly moved: readonly string[] };
type WithShifts = { takeShifts: () => readonly Shift[] };

/** Records every layout shift of the page, also those that follow an input. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The types of the DOM have no layout shifts.
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const shifts: Shift[] = [];
    const textOf = ({ node }: { readonly node: Node | null }) =>
      (node instanceof Element ? `${node.tagName} ${node.className}: ` : '') + (node?.textContent ?? '').slice(0, 40);
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as readonly PerformanceEntry[] as readonly Entry[])
        shifts.push({ value, moved: sources.map(textOf) });
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as unknown as WithShifts).takeShifts = () => {
      add(observer.takeRecords());
      return shifts.splice(0);
    };
  });
}

/** The sum of the layout shifts since the last call, and what moved, once everything is loaded and drawn. */
export async function layoutShift(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  await expect.poll(() => page.evaluate(countLoading)).toBe(0);
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames later the last change is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as WithShifts).takeShifts();
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

/** Parts below the window load when they come into sight. */
function countLoading(): number {
  const loading = document.querySelectorAll('main :is([aria-busy="true"], [data-stale], [data-old])');
  return [...loading].filter((part) => part.getBoundingClientRect().top < window.innerHeight).length;
}
