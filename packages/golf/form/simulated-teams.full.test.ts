import { describe, expect, it } from 'vitest';
import {
  equalKinds,
  juniorKinds,
  measureTeams,
  type TeamKind,
  teamKinds,
  wideKinds,
} from '../testing/simulated-teams.ts';

/** None of these is among the seeds that the constants were chosen with. */
const seeds = [9_001, 9_002, 9_003];
const TEAMS = 3_000;
/** Orders are seldom told in teams of equal players. */
const EQUAL_TEAMS = 6_000;

function measureAll(kind: TeamKind, teams: number) {
  const all = seeds.map((seed) => measureTeams(kind, teams / seeds.length, seed));
  const sum = (key: keyof (typeof all)[number]) => all.reduce((total, one) => total + one[key], 0);
  const told = sum('told');
  const measured = {
    coverage: sum('covered') / sum('means'),
    told: told / sum('pairs'),
    wrong: told === 0 ? 0 : sum('wrong') / told,
    placed: sum('places') === 0 ? 1 : sum('placed') / sum('places'),
    toldPerTeam: told / teams,
    wrongPerTeam: sum('wrong') / teams,
  };
  const texts = Object.entries(measured).map(([name, share]) => `${name} ${(100 * share).toFixed(3)}%`);
  console.info(`${kind.name}: ${texts.join(', ')} (${told} orders)`);
  return measured;
}

describe('simulated teams of twelve, whose figures and places are compared with the truth', {
  timeout: 300_000,
}, () => {
  it.each([...teamKinds, ...juniorKinds])(
    '$name: intervals cover 87% to 93% of the true means, and of players who differ at most one told order in ten is wrong (TEAM-05)',
    (kind) => {
      const { coverage, wrong, placed } = measureAll(kind, TEAMS);
      expect(coverage).toBeGreaterThan(0.87);
      expect(coverage).toBeLessThan(0.93);
      if (kind.between >= 1) expect(wrong).toBeLessThanOrEqual(0.1);
      expect(placed).toBeGreaterThan(0.98);
    },
  );

  it.each(equalKinds)('$name: at most one order in ten teams, and one in a hundred a wrong one (TEAM-05)', (kind) => {
    const { toldPerTeam, wrongPerTeam } = measureAll(kind, EQUAL_TEAMS);
    expect(toldPerTeam).toBeLessThanOrEqual(1 / 10);
    expect(wrongPerTeam).toBeLessThanOrEqual(1 / 100);
  });

  it.each(wideKinds)('$name: at most one told order in a hundred is wrong (TEAM-05)', (kind) => {
    const { told, wrong } = measureAll(kind, TEAMS);
    expect(wrong).toBeLessThanOrEqual(0.01);
    expect(told).toBeGreaterThan(0.01);
  });
});
