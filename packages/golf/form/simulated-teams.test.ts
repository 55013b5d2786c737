import { expect, it } from 'vitest';
import { equalKinds, juniorKinds, measureTeams, teamKinds, wideKinds } from '../testing/simulated-teams.ts';

it.each([...teamKinds, ...juniorKinds])(
  'the interval of a form covers nine true means in ten of simulated players: $name (TEAM-05)',
  (kind) => {
    const { covered, means } = measureTeams(kind, 40);
    // 480 players: two standard errors of a coverage are 2.7%.
    expect(covered / means).toBeGreaterThan(0.84);
    expect(covered / means).toBeLessThan(0.96);
  },
);

it('players who are far apart have an order, and equal ones hardly any (TEAM-05)', () => {
  const shareTold = ({ told, pairs }: ReturnType<typeof measureTeams>) => told / pairs;
  for (const kind of wideKinds) {
    const measured = measureTeams(kind, 40);
    expect(shareTold(measured)).toBeGreaterThan(0.01);
    expect(measured.wrong).toBeLessThanOrEqual(0.03 * measured.told);
  }
  for (const kind of equalKinds) expect(shareTold(measureTeams(kind, 40))).toBeLessThan(0.004);
});
