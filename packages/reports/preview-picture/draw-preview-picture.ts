import { readFileSync } from 'node:fs';
import { headlineFigures, type SeasonScores } from '@strokebook/golf/season';
import { markSvg } from '@strokebook/documents/brand';
import { renderSvg } from '../typst.ts';

const template = readFileSync(new URL('preview-picture.typ', import.meta.url), 'utf8');

/** Content of the preview picture of a shared link. */
export type PreviewPicture = {
  readonly productName: string;
  readonly name: string;
  /** School, class and the like, at most two lines. */
  readonly lines: readonly string[];
  /** The season whose figures the profile's pages show; null for none. */
  readonly season: SeasonScores | null;
  /** Whether to leave space for the player's picture. */
  readonly hasPicture: boolean;
};

/** Size of the picture in pixels, and the circle of the player's own picture in it. */
export const previewPictureSize = {
  width: 1200,
  height: 630,
  portrait: { left: 828, top: 64, diameter: 300 },
} as const;

/** The picture as SVG with outlines for text. */
export function drawPreviewPicture({ name, lines, season, ...rest }: PreviewPicture): string {
  const figures = season === null ? [] : headlineFigures(season, season.period.label);
  const content = {
    ...rest,
    name: breakable(name),
    lines: lines.map(breakable),
    figures: figures.map(({ title, value, toPar }) => ({ label: title, value, unit: toPar ?? '' })),
    note: season === null ? '' : `${figures[0]?.detail}, ${season.period.label}`,
  };
  return renderSvg(template, content, { 'mark.svg': new TextEncoder().encode(markSvg('rounded')) });
}

/** Lets a word wider than the picture wrap: inserts a zero-width space after each letter. */
const breakable = (text: string): string =>
  text.replaceAll(/[^\s-]{22,}/g, (word) => word.replaceAll(/./gu, '$&\u200b'));
