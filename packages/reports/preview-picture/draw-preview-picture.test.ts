import { calendarDay } from '@strokebook/golf/calendar';
import { ROUND_FORMAT, type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import { tournamentSeason } from '@strokebook/golf/season';
import { tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { drawPreviewPicture, type PreviewPicture } from './draw-preview-picture.ts';

/** Strokes of the first hole of three tournament rounds, par elsewhere. */
const career = [4, 3, 5].map((score, index) => {
  const holes = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: 4, score: at === 0 ? score : 4 }));
  const round: RoundDocument = {
    format: ROUND_FORMAT,
    roundId: `r${index}`,
    playedOn: calendarDay('2026-06-01'),
    type: 'tournament',
    status: 'completed',
    holeCount: 18,
    course: { name: 'Pine Hollow' },
    holes,
  };
  return { summary: summarizeRound(round), tally: tallyRound(round) };
});
const season = tournamentSeason({ career, events: [] }, 18, calendarDay('2026-06-15'));

const picture: PreviewPicture = {
  productName: 'Strokebook',
  name: 'Ana Émile',
  lines: ['Class of 2027'],
  season,
  hasPicture: true,
};

/** How many letters were drawn; each is an outline used once or more. */
const letters = (svg: string) => svg.match(/<use /g)?.length ?? 0;
/** The outlines they use. A letter that no font has would share that of an empty box. */
const outlines = (svg: string) => new Set([...svg.matchAll(/<use [^>]*href="(#[^"]+)"/g)].map(([, id]) => id));

describe('the picture that goes with a link to a profile', () => {
  it('is 1,200 by 630, and its letters are outlines: no font is needed to show it', () => {
    const svg = drawPreviewPicture(picture);
    expect(svg).toContain('width="1200.000" height="630.000"');
    expect(svg).not.toContain('<text');
    expect(letters(svg)).toBeGreaterThan(60);
  });

  it('draws no figures where there are none', () => {
    expect(letters(drawPreviewPicture({ ...picture, season: null }))).toBeLessThan(
      letters(drawPreviewPicture(picture)),
    );
  });

  it.each([
    ['Greek', 'Ωμέγα'],
    ['Cyrillic', 'Юлия'],
    ['Chinese', '王小明'],
    ['Japanese', 'さくら'],
    ['Korean', '박세리'],
  ])('has an outline of its own for every letter of a %s name', (_script, name) => {
    const bare = { ...picture, lines: [], season: null, productName: '' };
    // One more for the space in the last line.
    expect(outlines(drawPreviewPicture({ ...bare, name })).size).toBe(new Set(name).size + 1);
  });

  it('takes what a template could read as markup for text', () => {
    const plain = letters(drawPreviewPicture({ ...picture, name: 'abcdefgh' }));
    expect(letters(drawPreviewPicture({ ...picture, name: '*#$[]_`@' }))).toBe(plain);
  });

  it('breaks a name of one long word instead of cutting it', () => {
    const long = drawPreviewPicture({ ...picture, name: `Ana ${'M'.repeat(40)}` });
    expect(letters(long)).toBe(letters(drawPreviewPicture({ ...picture, name: 'Ana M' })) + 39);
  });
});
