import { breakpoints, containerWidths } from './lib/breakpoints.ts';

const widths = new Map(Object.entries({ ...breakpoints, ...containerWidths }));

/** The part of a PostCSS rule that is used here. */
type AtRule = { params: string; readonly error: (message: string) => Error };

/** A PostCSS plugin that replaces the names of widths in `@media` and `@container` by range queries. */
export const styleQueries = {
  postcssPlugin: 'style-queries',
  AtRule: { media: writeWidths, container: writeWidths },
};

function writeWidths(rule: AtRule): void {
  rule.params = rule.params.replace(/(not )?\(--([\w-]+)\)/g, (_, not: string | undefined, name: string) => {
    const width = widths.get(name);
    if (width === undefined) throw rule.error(`lib/breakpoints.ts has no width called '${name}'`);
    return `(width ${not === undefined ? '<' : '>='} ${width}px)`;
  });
}
