import { fold } from '@strokebook/golf/format';
import { givenFirst } from '../../tables/given-first.ts';
import type { SheetBlock } from './sheet-blocks.ts';

/** Names of sheets that are no people: kinds of rounds, times of the year, and what programs write. */
const noPeople =
  /\b(practice|tournaments?|qualif\w*|match(es)?|rounds?|scores?|stats?|data|sheet|tabelle|blatt|feuil|hoja|fall|autumn|spring|summer|winter|season|team|totals?|summary|roster|schedule|home|away|range|notes|january|february|march|april|may|june|july|august|september|october|november|december|men|women|boys|girls)\b/;

/** The player of each sheet of a workbook that has one for each: sheets of the same columns, none of which is a player. */
export function playersOfSheets(
  tables: readonly { readonly name: string; readonly blocks: readonly SheetBlock[] }[],
): ReadonlyMap<string, string> {
  const own = tables.filter(({ name, blocks }) => blocks.length > 0 && !noPeople.test(fold(name)));
  const isOfPlayers = (meanings: SheetBlock['meanings']) =>
    meanings.some((one) => one?.field === 'player' || one?.field === 'lastName');
  const areNames = own.every(({ name }) => /^\p{L}[\p{L}'’.-]*(?:,? \p{L}[\p{L}'’.-]*){0,3}$/u.test(name));
  const headsOf = ({ blocks }: (typeof own)[number]) => blocks[0]?.heads.map(fold).join('|') ?? '';
  const isAlike = new Set(own.map(headsOf)).size === 1;
  const hasPlayers = own.some(({ blocks }) => blocks.some(({ meanings }) => isOfPlayers(meanings)));
  if (own.length < 2 || !areNames || hasPlayers || (!isAlike && own.some(({ name }) => !name.includes(' ')))) {
    return new Map();
  }
  return new Map(own.map(({ name }) => [name, givenFirst(name)]));
}
