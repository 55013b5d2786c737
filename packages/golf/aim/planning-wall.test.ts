import { describe, expect, it } from 'vitest';
import { planningClosedBy } from './planning-wall.ts';

describe('planning', () => {
  it('is closed while a tournament or qualifier is entered, and says which; it is open in practice and afterwards (AIM-11)', () => {
    const closing = (
      type: 'tournament' | 'qualifier' | 'practice',
      status: 'inProgress' | 'completed',
      name?: string,
    ) => planningClosedBy([{ type, status, tournamentName: name ?? null }])?.sentence ?? null;
    const carried = 'The printed plan may be carried.';
    expect(closing('tournament', 'inProgress', 'Fall Classic')).toBe(
      `Planning is closed while you play the Fall Classic. ${carried}`,
    );
    expect(closing('tournament', 'inProgress', 'The Masters')).toContain('play the Masters.');
    expect(closing('qualifier', 'inProgress')).toContain('play the qualifier.');
    expect(closing('tournament', 'completed', 'Fall Classic')).toBeNull();
    expect(closing('practice', 'inProgress')).toBeNull();
  });
});
