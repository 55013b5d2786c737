import { readFileSync } from 'node:fs';
import { fullName, plural, scoreToPar } from '@strokebook/golf/format';
import type { TournamentRecord } from '@strokebook/golf/resume';
import { markSvg } from '@strokebook/documents/brand';
import { renderSvg } from '../typst.ts';

const template = readFileSync(new URL('preview-picture.typ', import.meta.url), 'utf8');

/** Content of the preview picture of a shared link. */
export type PreviewPicture = {
  readonly productName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** School, class and the like, at most two lines. */
  readonly lines: readonly string[];
  /** The same sentence as on the profile's pages; null for none. */
  readonly record: TournamentRecord | null;
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
export function drawPreviewPicture({ firstName, lastName, lines, record, ...rest }: PreviewPicture): string {
  const content = {
    ...rest,
    name: breakable(fullName({ firstName, lastName })),
    lines: lines.map(breakable),
    figures: record === null ? [] : figuresOf(record),
    note: record === null ? '' : plural(record.roundCount, 'tournament round'),
  };
  return renderSvg(template, content, { 'mark.svg': new TextEncoder().encode(markSvg('rounded')) });
}

function figuresOf({ averages, bestRounds }: TournamentRecord) {
  const [best] = bestRounds;
  return [
    { label: 'Scoring average', value: averages.score.formatted, unit: '' },
    { label: averages.gir.label, value: averages.gir.formatted, unit: averages.gir.basis },
    ...(best === undefined
      ? []
      : [
          {
            label: 'Best round',
            value: String(best.performance.score),
            unit: scoreToPar(best.performance.score - best.performance.par),
          },
        ]),
  ];
}

/** Lets a word wider than the picture wrap: inserts a zero-width space after each letter. */
const breakable = (text: string): string =>
  text.replaceAll(/[^\s-]{22,}/g, (word) => word.replaceAll(/./gu, '$&\u200b'));
