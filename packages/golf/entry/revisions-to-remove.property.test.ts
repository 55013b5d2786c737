import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastRevision, revisionsToRemove } from './revisions-to-remove.ts';

type Writing = { readonly roundId: string; readonly isOwn: boolean };
type History = { readonly current: ReadonlyMap<string, PastRevision>; readonly past: readonly PastRevision[] };

const MAX_OF_ROUND = 8;
const MAX_OF_ACCOUNT = 12;

const writings = fc.array(fc.record({ roundId: fc.constantFrom('a', 'b', 'c'), isOwn: fc.boolean() }), {
  maxLength: 80,
  size: 'max',
});

/** What is stored after some writers, one after another, with both limits. */
function written(all: readonly Writing[]): History {
  const current = new Map<string, PastRevision>();
  let past: PastRevision[] = [];
  for (const [index, { roundId, isOwn }] of all.entries()) {
    const before = current.get(roundId);
    if (before !== undefined) past.push(before);
    current.set(roundId, { roundId, isOwn, revision: (before?.revision ?? 0) + 1, changedAt: new Date(index) });
    const own = new Set([...current.values()].filter((one) => one.isOwn).map((one) => one.roundId));
    const ofRound = past.filter((one) => one.roundId === roundId);
    const removed = new Set(revisionsToRemove(ofRound, own, MAX_OF_ROUND));
    past = past.filter((one) => !removed.has(one));
    const beyond = new Set(revisionsToRemove(past, own, MAX_OF_ACCOUNT));
    past = past.filter((one) => !beyond.has(one));
  }
  return { current, past };
}

describe('past revisions beyond their limits', () => {
  it('keep the newest revision that the player made of each round, whoever else writes how often (ENTRY-27, ENTRY-O63)', () => {
    fc.assert(
      fc.property(writings, (all) => {
        const { current, past } = written(all);
        for (const [roundId, now] of current) {
          const ownCount = all.filter((one) => one.roundId === roundId && one.isOwn).length;
          if (ownCount === 0) continue;
          const newest = all.findLastIndex((one) => one.roundId === roundId && one.isOwn);
          const stored = [now, ...past].filter((one) => one.roundId === roundId).map(({ changedAt }) => +changedAt);
          expect(stored).toContain(newest);
        }
      }),
    );
  });

  it('are never more than the limits allow (ENTRY-O63)', () => {
    fc.assert(
      fc.property(writings, (all) => {
        const { past } = written(all);
        expect(past.length).toBeLessThanOrEqual(MAX_OF_ACCOUNT);
        for (const ofRound of Map.groupBy(past, ({ roundId }) => roundId).values())
          expect(ofRound.length).toBeLessThanOrEqual(MAX_OF_ROUND);
      }),
    );
  });

  it('lose the first and the newest five of a round only when nothing is left between them (ENTRY-O63)', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), fc.nat(30), (makers, max) => {
        const past = makers.map((isOwn, index) => ({
          ...{ roundId: 'a', isOwn, revision: index + 1 },
          changedAt: new Date(index),
        }));
        const removed = new Set(revisionsToRemove(past, new Set(), max).map(({ revision }) => revision));
        const newest = makers.lastIndexOf(true) + 1;
        const between = past.slice(1, -5).filter(({ revision }) => revision !== newest);
        const hasBetween = between.some(({ revision }) => !removed.has(revision));
        const ends = [...past.slice(0, 1), ...past.slice(-5)].filter(({ revision }) => removed.has(revision));
        if (hasBetween) expect(ends).toEqual([]);
      }),
    );
  });
});
