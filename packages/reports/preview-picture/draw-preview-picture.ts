import { readFileSync } from 'node:fs';
import { fullName, plural, scoreToPar } from '@strokebook/golf/format';
import type { TournamentRecord } from '@strokebook/golf/resume';
import { renderSvg } from '../typst.ts';

const template = readFileSync(new URL('preview-picture.typ', import.meta.url), 'utf8');

/** What the picture that goes with a shared link shows. */
export type PreviewPicture = {
  readonly productName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** School, class and the like, at most two lines. */
  readonly lines: readonly string[];
  /** What the pages of the profile say too; null for none. */
  readonly record: TournamentRecord | null;
  /** Whether room is kept for the player's picture. */
  readonly hasPicture: boolean;
};

/** Pixels of the picture, and where in it the player's own goes: a circle. */
export const previewPictureSize = {
  width: 1200,
  height: 630,
  portrait: { left: 828, top: 64, diameter: 300 },
} as const;

/** The picture as an SVG of outlines. */
export function drawPreviewPicture({ firstName, lastName, lines, record, ...rest }: PreviewPicture): string {
  return renderSvg(template, {
    ...rest,
    name: breakable(fullName({ firstName, lastName })),
    lines: lines.map(breakable),
    figures: record === null ? [] : figuresOf(record),
    note: record === null ? '' : plural(record.roundCount, 'tournament round'),
  });
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

/** Lets a word that is wider than the picture go on in the next line: a zero-width space after each of its letters. */
const breakable = (text: string): string =>
  text.replaceAll(/[^\s-]{22,}/g, (word) => word.replaceAll(/./gu, '$&\u200b'));
