import { nameForStrangers, schoolLine } from '@strokebook/golf/format';
import type { SeasonScores } from '@strokebook/golf/season';
import { drawPreviewPicture, drawSitePicture, previewPictureSize } from '@strokebook/reports';
import sharp from 'sharp';
import type { Player } from './describe-player.ts';

const { portrait } = previewPictureSize;
const circle = Buffer.from(
  `<svg width="${portrait.diameter}" height="${portrait.diameter}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
);

/**
 * Renders the preview picture of a profile as a PNG: name, school, season and the player's picture.
 *
 * @param picture bytes of the player's picture, or null. An unreadable one is left out.
 */
export async function renderPreviewPicture(
  productName: string,
  player: Player,
  season: SeasonScores | null,
  picture: Uint8Array | null,
): Promise<Buffer> {
  const face = picture === null ? null : await cutOut(picture);
  const school = schoolLine(player.extraInfo);
  const lines = school === '' ? [] : school.split(' · ');
  const svg = drawPreviewPicture({
    productName,
    name: nameForStrangers(player),
    lines,
    season,
    hasPicture: face !== null,
  });
  const card = sharp(Buffer.from(svg));
  const layers = face === null ? [] : [{ input: face, left: portrait.left, top: portrait.top }];
  return card
    .composite(layers)
    .png({ palette: face === null })
    .toBuffer();
}

/** Renders the preview picture of pages that are no player's as a PNG. */
export const renderSitePicture = (productName: string): Promise<Buffer> =>
  sharp(Buffer.from(drawSitePicture(productName)))
    .png({ palette: true })
    .toBuffer();

async function cutOut(picture: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(picture)
      .resize(portrait.diameter, portrait.diameter, { fit: 'cover' })
      .composite([{ input: circle, blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
