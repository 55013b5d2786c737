import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { gained, teamDay, teamPlayer, teamRound } from '../testing/team.ts';
import { matesMeanOf, MIN_MATES, mondayOf, renewMeans, type SquadMeans } from './squad-means.ts';
import type { TeamPlayer } from './team-player.ts';

/** A player with rounds of so many strokes each, in one or two of two squads. */
const player = (id: number) =>
  fc
    .record({
      strokes: fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 0, maxLength: 12 }),
      squadIds: fc.constantFrom([1], [1], [1], [2], [1, 2]),
      hasStrokes: fc.boolean(),
    })
    .map(({ strokes, squadIds, hasStrokes }) =>
      teamPlayer(
        id,
        strokes.map((one, index) => {
          const ofRound = gained([one / 10, 0, 0, 0, one / 10]);
          const gains =
            hasStrokes || ofRound === null
              ? ofRound
              : { ...ofRound, counts: ofRound.counts.map((count, part) => (part === 4 ? count : 0)) };
          return teamRound(index, 72, { gains });
        }),
        { squadIds },
      ),
    );

const team = fc
  .integer({ min: 5, max: 16 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, id) => player(id + 1))));

/** What somebody does: rounds stored, changed, deleted or hidden, another squad, leaving, or joining as somebody new. */
const action = fc
  .record({ actor: fc.nat(20), isGone: fc.boolean() })
  .chain(({ actor, isGone }) => player(actor + 1).map((after) => ({ id: actor + 1, after: isGone ? null : after })));

const acted = (players: readonly TeamPlayer[], { id, after }: { id: number; after: TeamPlayer | null }) => [
  ...players.filter(({ accountId }) => accountId !== id),
  ...(after === null ? [] : [after]),
];

/** What is behind the mean that a player reads, by account: the figures of the others. */
function behind({ accountId, squadIds }: TeamPlayer, means: SquadMeans) {
  const reading = matesMeanOf({ accountId, squadIds }, means);
  const mean = Object.values(means).find(
    ({ since, size, members }) =>
      since === reading?.since && size - (accountId in members ? 1 : 0) === reading.mateCount && isOf(members, reading),
  );
  const { [accountId]: _own, ...others } = mean?.members ?? {};
  return { reading, others };
  function isOf(members: SquadMeans[string]['members'], { strokes, mateCount }: NonNullable<typeof reading>) {
    const sum = Object.entries(members).reduce(
      (total, [id, gains]) => (Number(id) === accountId ? total : total + (gains.total ?? 0)),
      0,
    );
    return Math.round(sum / mateCount / 100) / 10 + 0 === strokes.get('total');
  }
}

it('two means of the others that a player reads one after another differ by nobody or by five others at least, whatever anybody did between (TEAM-22, TEAM-O162)', () => {
  let same = 0;
  let renewed = 0;
  fc.assert(
    fc.property(team, fc.array(action, { minLength: 1, maxLength: 14 }), (before, actions) => {
      const first = renewMeans({}, before, teamDay);
      const after = actions.reduce<readonly TeamPlayer[]>(acted, before);
      const second = renewMeans(first, after, addDays(teamDay, 7));
      for (const one of after) {
        const reader = before.find(({ accountId }) => accountId === one.accountId) ?? one;
        const [old, now] = [behind(reader, first), behind(one, second)];
        if (old.reading === null || now.reading === null) continue;
        for (const part of old.reading.strokes.keys()) {
          if (!now.reading.strokes.has(part)) continue;
          const ids = new Set([...Object.keys(old.others), ...Object.keys(now.others)]);
          const changed = [...ids].filter((id) => old.others[id]?.[part] !== now.others[id]?.[part]).length;
          expect(changed === 0 || changed >= MIN_MATES, `${changed} others changed`).toBe(true);
          if (changed === 0) same += 1;
          else renewed += 1;
          if (changed === 0) expect(now.reading.strokes.get(part)).toBe(old.reading.strokes.get(part));
        }
      }
    }),
    { numRuns: 800 },
  );
  expect([same > 200, renewed > 0]).toEqual([true, true]);
});

it('one person who stores, changes, hides or deletes rounds, joins or leaves changes nothing for the others (TEAM-22, TEAM-O162)', () => {
  let read = 0;
  // A squad of which all log strokes: so no set of players gives way to another one.
  const logging = fc
    .integer({ min: 7, max: 14 })
    .chain((size) => fc.array(fc.integer({ min: -30, max: 30 }), { minLength: size, maxLength: size }));
  fc.assert(
    fc.property(logging, action, (strokes, { id, after }) => {
      const before = squad(strokes.map((one) => one / 10));
      const first = renewMeans({}, before, teamDay);
      const now = acted(before, { id, after: after === null ? null : { ...after, squadIds: [1] } });
      const second = renewMeans(first, now, addDays(teamDay, 7));
      for (const one of before) {
        if (one.accountId === id) continue;
        read += 1;
        expect(matesMeanOf(one, second)).toEqual(matesMeanOf(one, first));
      }
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(1000);
});

it('a mean covers five others at least, who have five rounds each, and is sent in tenths (TEAM-22, TEAM-O162)', () => {
  fc.assert(
    fc.property(team, (players) => {
      const means = renewMeans({}, players, teamDay);
      for (const one of players) {
        const reading = matesMeanOf(one, means);
        if (reading === null) continue;
        expect(reading.mateCount).toBeGreaterThanOrEqual(MIN_MATES);
        const mates = players.filter((other) => other.accountId !== one.accountId && other.rounds.length >= 5);
        expect(reading.mateCount).toBeLessThanOrEqual(mates.length);
        for (const strokes of reading.strokes.values()) expect(strokes).toBe(Math.round(strokes * 10) / 10);
      }
    }),
    { numRuns: 200 },
  );
});

it('no two squads with a mean share a player, and all parts of a mean are of the same players (TEAM-O162)', () => {
  fc.assert(
    fc.property(team, (players) => {
      const means = Object.values(renewMeans({}, players, teamDay));
      const ids = means.flatMap(({ members }) => Object.keys(members));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { members, size, sums } of means) {
        expect(Object.keys(members)).toHaveLength(size);
        for (const gains of Object.values(members)) expect(Object.keys(gains)).toEqual(Object.keys(sums));
      }
    }),
    { numRuns: 200 },
  );
});

const squad = (strokes: readonly number[], ids = strokes.map((_, index) => index + 1)) =>
  strokes.map((one, index) =>
    teamPlayer(
      ids[index] ?? 0,
      Array.from({ length: 5 }, (_, day) => teamRound(day, 72, { gains: gained([one, 0, 0, 0, one]) })),
    ),
  );
const reader = { accountId: squad([0])[0]?.accountId ?? (0 as never), squadIds: [1] };
const readBy = (means: SquadMeans) => matesMeanOf(reader, means)?.strokes.get('total');

it('a mean is renewed as soon as six players behind it have changed, and counts each player the same (TEAM-O162)', () => {
  const before = renewMeans({}, squad([0, 1, 1, 1, 1, 1, 1]), teamDay);
  expect(readBy(before)).toBe(1);
  const five = squad([0, 2, 2, 2, 2, 2, 1]);
  expect(readBy(renewMeans(before, five, teamDay))).toBe(1);
  const six = squad([0, 2, 2, 2, 2, 2, 2]);
  expect(readBy(renewMeans(before, six, teamDay))).toBe(2);
  const [first, second = teamPlayer(2, []), ...others] = squad([0, 1, 1, 1, 1, 1, 1]);
  const busy = { ...second, rounds: [...second.rounds, ...second.rounds, ...second.rounds] };
  expect(readBy(renewMeans({}, [first ?? busy, busy, ...others], teamDay))).toBe(1);
});

it('a player whose account was deleted counts as changed, and the mean of the others stays (TEAM-O162)', () => {
  const before = renewMeans({}, squad([0, 1, 1, 1, 1, 1, 7]), teamDay);
  const { [7]: _deleted, ...members } = before['1']?.members ?? {};
  const standing = { '1': { ...(before['1'] as (typeof before)[string]), members } };
  expect(readBy(standing)).toBe(2);
  expect(readBy(renewMeans(standing, squad([0, 1, 1, 1, 1, 1]), teamDay))).toBe(2);
});

it('two accounts of one person read the same mean, and a mean of more than 12 months ago is none (TEAM-O162)', () => {
  const before = renewMeans({}, squad([0, 1, 1, 1, 1, 1, 1]), teamDay);
  // One of the others stores rounds; somebody who is behind the mean joins again with a second account.
  const fresh = squad([0, 1, 1, 1, 1, 1, 5, 0]);
  const renewed = renewMeans(before, fresh, teamDay);
  const second = matesMeanOf({ accountId: squad([0], [8])[0]?.accountId ?? (0 as never), squadIds: [1] }, renewed);
  // Of all seven, the first account among them: what the person knows anyhow.
  expect([readBy(renewed), second?.mateCount, second?.strokes.get('total')]).toEqual([1, 7, 0.9]);
  expect(renewMeans(before, [], addDays(teamDay, 400))).toEqual({});
});

it('a week begins on its Monday (TEAM-O162)', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-06', '1969-12-31'].map(calendarDay);
  expect(days.map(mondayOf)).toEqual(['2026-11-23', '2026-11-30', '2026-11-30', '1969-12-29']);
});
