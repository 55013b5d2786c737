import type { Random } from '@strokebook/demo';

export type Name = readonly [first: string, last: string];

const starts =
  'A Al An Ben Bri Ca Chris Da Dan E El Em Fre Ge Ha In Jo Ka Ko La Le Li Ma Mar Mi Na No O Pa Ra Ro Sa Si Ste Ta To U Vi Wi Ya Zo Å Ø Bjö Łu Ña'.split(
    ' ',
  );
const middles =
  'a an ar be co da de el en er go ha ia il in is ja ki la le li lo ma mi mo na ne ni no on or ra re ri ro sa se si ta te ti to va ve vi ó é ö ñ'.split(
    ' ',
  );
const ends =
  'a an as berg da der dóttir e el en er es ez field ford i ia ic in ing is ka la land le ley lin man mann n na ne no o on os ov quist r ra s sen ska son ström ton y'.split(
    ' ',
  );

/** A name of a few syllables, distributed like real names: common ones are frequent. */
export function makeName(random: Random): Name {
  const pick = (parts: readonly string[]) => parts[Math.floor(random.next() ** 2 * parts.length)] ?? '';
  const word = (longest: number) =>
    pick(starts) +
    Array.from({ length: Math.floor(random.next() * longest) }, () => pick(middles)).join('') +
    pick(ends);
  return [word(2), word(4)];
}
