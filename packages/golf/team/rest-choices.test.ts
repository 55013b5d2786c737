import { describe, expect, it } from 'vitest';
import { teamPlayer } from '../testing/team.ts';
import { restChoices } from './rest-choices.ts';

const squads = [
  { squadId: 1, name: 'Women' },
  { squadId: 2, name: 'Men' },
  { squadId: 3, name: 'Travelling' },
];
const of = (id: number, ...squadIds: readonly number[]) => teamPlayer(id, [], { squadIds });
const labels = (...[player, players]: [Parameters<typeof restChoices>[0], Parameters<typeof restChoices>[1]]) =>
  restChoices(player, players, squads).map(({ label }) => label);

describe('the rest of a team', () => {
  it('is that of the own squads, then of all (TEAM-07)', () => {
    const player = of(1, 1, 3);
    expect(labels(player, [player, of(2, 1), of(3, 2), of(4, 3)])).toEqual([
      'Rest of Women',
      'Rest of Travelling',
      'Rest of the team',
    ]);
  });

  it('is offered once where a squad is the whole team, and not of a squad without another player (TEAM-07)', () => {
    const player = of(1, 1, 2);
    expect(labels(player, [player, of(2, 1), of(3, 1)])).toEqual(['Rest of Women']);
    expect(labels(player, [player, of(2, 3)])).toEqual(['Rest of the team']);
    expect(labels(player, [player])).toEqual([]);
  });
});
