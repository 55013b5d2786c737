/** An earlier version of a round in its history, without the round itself. */
export type PastRevision = {
  readonly roundId: string;
  readonly revision: number;
  readonly changedAt: Date;
  /** Whether the player made it, and nobody else. */
  readonly isOwn: boolean;
};

/** Newest past revisions of a round that are removed last: the way back after a wrong change. */
const NEWEST_KEPT = 5;

/**
 * The past revisions to remove beyond a limit (ENTRY-O63), the oldest first: at first those between the first one and the
 * newest ones of their round, which entering a round makes hole by hole. The newest revision that the player made is
 * never removed while somebody else's is the current one, so that nobody can overwrite a round for good.
 *
 * @param ownRoundIds rounds whose current revision the player made @param max how many past revisions may stay
 */
export function revisionsToRemove(
  past: readonly PastRevision[],
  ownRoundIds: ReadonlySet<string>,
  max: number,
): readonly PastRevision[] {
  const removable = [...Map.groupBy(past, ({ roundId }) => roundId)].flatMap(([roundId, ofRound]) => {
    const ordered = ofRound.toSorted((a, b) => a.revision - b.revision);
    const kept = ownRoundIds.has(roundId) ? undefined : ordered.findLast(({ isOwn }) => isOwn);
    return ordered
      .map((revision, index) => ({ revision, isBetween: index > 0 && index < ordered.length - NEWEST_KEPT }))
      .filter(({ revision }) => revision !== kept);
  });
  return removable
    .toSorted(
      (a, b) =>
        Number(b.isBetween) - Number(a.isBetween) ||
        a.revision.changedAt.getTime() - b.revision.changedAt.getTime() ||
        a.revision.revision - b.revision.revision,
    )
    .slice(0, Math.max(0, past.length - max))
    .map(({ revision }) => revision);
}
