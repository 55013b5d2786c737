import { readFileSync } from 'node:fs';
import { markSvg } from '@strokebook/documents/brand';
import { renderSvg } from '../typst.ts';

const template = readFileSync(new URL('site-picture.typ', import.meta.url), 'utf8');

/** The preview picture of links to pages that are no player's, as SVG with outlines for text; as large as a player's. */
export const drawSitePicture = (productName: string): string =>
  renderSvg(
    template,
    {
      productName,
      title: 'Know where your strokes go.',
      lead: 'Golf performance for junior and college players, their coaches and recruiters.',
    },
    { 'mark.svg': new TextEncoder().encode(markSvg('square')) },
  );
