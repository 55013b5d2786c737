/** Space between two pages of a preview, in points. */
const GAP = 16;

const pageStart = /<g class="typst-page" transform="translate\(0, [\d.]+\)"([^>]*data-page-height="([\d.]+)"[^>]*)>/g;

/** Pages below each other in one SVG. */
export function spreadPages(svg: string): string {
  let top = -GAP;
  let height = 0;
  const spread = svg.replaceAll(pageStart, (_whole, rest: string, length: string) => {
    top += height + GAP;
    height = Number(length);
    return `<g class="typst-page" transform="translate(0, ${top})"${rest}>`;
  });
  const total = top + height;
  return spread.replace(
    /viewBox="0 0 ([\d.]+) [\d.]+" width="[\d.]+" height="[\d.]+"/,
    (_whole, width: string) => `viewBox="0 0 ${width} ${total}" width="${width}" height="${total}"`,
  );
}
