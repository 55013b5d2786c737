import { fold } from '@strokebook/golf/format';
import type { Lie, RestingPlace } from '@strokebook/golf/model';
import { rememberTexts } from '../../tables/remember-texts.ts';

/** Words and letters for lies in files and sheets, folded and without blanks and hyphens. */
const lieWords: readonly (readonly [Lie, RegExp])[] = [
  ['tee', /^(t|tee|teebox|teeingground|teeshot)$/],
  ['fairway', /^(f|fw|fwy|fairway)$/],
  ['firstCut', /^(fc|firstcut|intermediate|intermediaterough|semirough|semi|lightrough)$/],
  ['rough', /^(r|ro|rough|deeprough|heavyrough|deeprgh|primaryrough)$/],
  ['fairwayBunker', /^(fb|fairwaybunker|fairwaysand|fwbunker)$/],
  ['greensideBunker', /^(gb|gsb|greensidebunker|greensidesand|greenbunker)$/],
  ['bunker', /^(b|s|sand|bunker|trap|sandtrap)$/],
  ['fringe', /^(fr|fringe|collar|apron)$/],
  ['green', /^(g|gr|green|putt|puttinggreen|onthegreen)$/],
  ['recovery', /^(rec|recovery|trees|tree|woods|punchout)$/],
  ['native', /^(n|native|waste|wastearea|fescue|heather)$/],
  ['cartPath', /^(path|cartpath)$/],
  ['penaltyArea', /^(w|water|hazard|waterhazard|penalty|penaltyarea|lateralhazard|h)$/],
  ['other', /^(other|unknown|drop|dropzone|dropped)$/],
];
const restWords: readonly (readonly [RestingPlace, RegExp])[] = [
  ['holed', /^(hole|holed|in|inthehole|cup|made|holeout)$/],
  ['outOfBounds', /^(ob|oob|outofbounds|out)$/],
];

const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The lie that a word names: 'Rough', 'teeBox', 'S'; null for other texts. */
export const readLie = rememberTexts((text): Lie | null => {
  const word = plain(text);
  return lieWords.find(([, words]) => words.test(word))?.[0] ?? null;
});

/** Where a word says that a stroke ended: a lie, in the hole or out of bounds; null for other texts. */
export const readRestingPlace = rememberTexts((text): RestingPlace | null => {
  const word = plain(text);
  return restWords.find(([, words]) => words.test(word))?.[0] ?? readLie(text);
});
