export type Span = { readonly from: number; readonly until: number };

/**
 * Where a scrolled line begins: at the wanted position, or before it where it would cut a span at its start, but not
 * before `min`, where what must be in sight would be out of it.
 */
export function startWithoutCut(wanted: number, min: number, spans: readonly Span[]): number {
  let start = wanted;
  for (;;) {
    const cut = spans.filter(({ from, until }) => from < start && start < until);
    if (cut.length === 0) return start;
    start = Math.min(...cut.map(({ from }) => from));
    if (start < min) return wanted;
  }
}
