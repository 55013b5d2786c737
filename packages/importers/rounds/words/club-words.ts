import { fold } from '@strokebook/golf/format';
import { type Club, clubs } from '@strokebook/golf/model';
import { rememberTexts } from '../../tables/remember-texts.ts';

const named: Readonly<Record<string, Club>> = {
  driver: 'driver',
  dr: 'driver',
  d: 'driver',
  '1w': 'driver',
  pitchingwedge: 'pitchingWedge',
  pw: 'pitchingWedge',
  w: 'pitchingWedge',
  gapwedge: 'gapWedge',
  approachwedge: 'gapWedge',
  gw: 'gapWedge',
  aw: 'gapWedge',
  uw: 'gapWedge',
  sandwedge: 'sandWedge',
  sw: 'sandWedge',
  lobwedge: 'lobWedge',
  lw: 'lobWedge',
  putter: 'putter',
  pt: 'putter',
  p: 'putter',
};

const families = [
  ['wood', /^(\d)(?:w|wd|wood)$|^(?:w|wood)(\d)$/],
  ['hybrid', /^(\d)(?:h|hy|hyb|hybrid|u|utility|rescue)$|^(?:h|hy|hybrid)(\d)$/],
  ['iron', /^(\d)(?:i|ir|iron)$|^(?:i|iron)(\d)$/],
] as const;

/** Wedges by their loft: the usual sets have 44 to 48, 49 to 53, 54 to 57, and 58 degrees or more. */
const wedgeOfLoft = (degrees: number): Club | null => {
  if (degrees < 44 || degrees > 66) return null;
  if (degrees <= 48) return 'pitchingWedge';
  if (degrees <= 53) return 'gapWedge';
  return degrees <= 57 ? 'sandWedge' : 'lobWedge';
};

const known: ReadonlySet<string> = new Set(clubs);

/** The club that a text names: '7 iron', '3W', 'PW', '56°', 'Hybrid 4'; null for other texts. */
export const readClub = rememberTexts(findClub);

function findClub(text: string): Club | null {
  const word = fold(text).replaceAll(/[^a-z0-9]/g, '');
  const direct = named[word];
  if (direct !== undefined) return direct;
  for (const [family, pattern] of families) {
    const match = pattern.exec(word);
    const club = `${family}${match?.[1] ?? match?.[2] ?? ''}`;
    if (match !== null && known.has(club)) return club as Club;
  }
  const loft = /^(\d\d)(?:deg|degree|degrees|wedge|w)?$/.exec(word)?.[1];
  return loft === undefined ? null : wedgeOfLoft(Number(loft));
}
