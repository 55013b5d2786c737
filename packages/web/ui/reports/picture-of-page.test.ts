import { expect, it } from 'vitest';
import { picturesOfPages } from './picture-of-page.ts';

const page = (top: number, height: number, text: string) =>
  `<g class="typst-page" transform="translate(0, ${top})" data-tid="x" data-page-width="596" data-page-height="${height}">${text}</g>`;

it('makes a picture of each page of a report, as high as the page and from where it begins', () => {
  const svg = `<svg viewBox="0 0 596.000 1700" width="596.000" height="1700"><defs>letters</defs>${page(0, 842, 'one')}${page(858, 792.5, 'two')}</svg>`;
  const pictures = picturesOfPages(svg);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [596, 842],
    [596, 792.5],
  ]);
  expect(pictures.map((picture) => /<svg ([^>]*)>/.exec(picture.svg)?.[1])).toEqual([
    'viewBox="0 0 596 842" width="596" height="842"',
    'viewBox="0 858 596 792.5" width="596" height="792.5"',
  ]);
  // Each picture contains the glyphs, and one of the pages.
  expect(pictures.map((picture) => picture.svg.replace(/<svg [^>]*>/, '<svg>'))).toEqual([
    `<svg><defs>letters</defs>${page(0, 842, 'one')}</svg>`,
    `<svg><defs>letters</defs>${page(858, 792.5, 'two')}</svg>`,
  ]);
});
