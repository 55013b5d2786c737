import type { ImportSource } from '@strokebook/contract';
import type { FoundRound } from './found-round.ts';
import { hashOf } from './slug.ts';

/** Products whose rounds have ids that are made here; documents bring their own. */
export type RoundSource = Exclude<ImportSource, 'documents' | 'tour-feed'>;

/** Ids of products that an id of ours can contain as they are; a UUID has 36 characters. */
const plainId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/**
 * The ids of the rounds of a file, the same each time the file is read: the source's own, else made of what was played,
 * so that the same round of another file of the same source has it too (IMPORT-03).
 */
export function roundIdsOf(source: RoundSource, rounds: readonly FoundRound[]): readonly string[] {
  const times = new Map<string, number>();
  return rounds.map((round) => {
    // A worksheet's id may be that of the event: its rounds are known by what was played.
    const own =
      source !== 'worksheet' && round.sourceId !== null && plainId.test(round.sourceId) ? round.sourceId : null;
    const id = `${source}-${own ?? contentId(round)}`;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return time === 1 ? id : `${id}-${time}`;
  });
}

/** Two hashes of 32 bits of what a player would call the same round. */
function contentId({ sourceId, player, playedOn, startTime, course, roundNumber, total, holes }: FoundRound): string {
  const played = holes.map(({ hole, score }) => [hole, score ?? null]);
  const text = JSON.stringify([sourceId, player, playedOn, startTime, course.name, roundNumber, total, played]);
  return `${hashOf(text)}${hashOf(`second ${text}`)}`;
}
