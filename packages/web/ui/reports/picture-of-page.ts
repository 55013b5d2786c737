/** A page of a report as a separate picture, in points. */
export type PagePicture = { readonly svg: string; readonly width: number; readonly height: number };

const pageStart =
  /<g class="typst-page" transform="translate\(0, ([\d.]+)\)"[^>]*data-page-width="([\d.]+)" data-page-height="([\d.]+)"/g;
const frame = /viewBox="[^"]*" width="[^"]*" height="[^"]*"/;

/**
 * Splits the pages of a report, which the server rendered below each other: each picture contains the shared glyphs and
 * one page, so that nine pages are not drawn nine times.
 */
export function picturesOfPages(svg: string): readonly PagePicture[] {
  const starts = [...svg.matchAll(pageStart)];
  const shared = svg.slice(0, starts[0]?.index);
  return starts.map(({ index, 1: top, 2: width, 3: height }, place) => {
    const page = svg.slice(index, starts[place + 1]?.index ?? svg.lastIndexOf('</svg>'));
    const head = shared.replace(frame, `viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}"`);
    return { svg: `${head}${page}</svg>`, width: Number(width), height: Number(height) };
  });
}
