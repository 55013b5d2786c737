import type { Club } from '../model/index.ts';

/** 'Driver', '3 wood', '7 iron', 'Pitching wedge'. */
export function clubName(club: Club): string {
  const [, kind = '', number = ''] = /^(wood|hybrid|iron)(\d)$/.exec(club) ?? [];
  if (number !== '') return `${number} ${kind}`;
  const words = club.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
