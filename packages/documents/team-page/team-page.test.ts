import { describe, expect, it } from 'vitest';
import { gained, teamDay, teamPlayer, teamRound } from '../../golf/testing/team.ts';
import { type TeamPlayer, teamRoom } from '@strokebook/golf/team';
import { reportWords } from '../report/document.ts';
import { teamPage } from './team-page.ts';

const year = (strokes: number) =>
  Array.from({ length: 10 }, (_unused, index) =>
    teamRound(index * 30, 74, { gains: gained(Array.from({ length: 5 }, () => strokes + (index % 2))) }),
  );
const pageOf = (players: readonly TeamPlayer[], squadId: number | null = null) =>
  teamPage({ teamName: 'Harrow Glen', room: teamRoom(players, teamDay), squadId });
const tableOf = (...given: Parameters<typeof pageOf>) => {
  const [table] = reportWords(pageOf(...given)).sections.flatMap(({ parts }) => parts);
  return table;
};

describe('the page of a team on paper', () => {
  const team = [teamPlayer(1, year(2)), teamPlayer(2, year(0)), teamPlayer(3, [], { squadIds: [2] })];

  it('says form with interval, place, rounds and first day, and flags, players without rounds last (TEAM-05, TEAM-18)', () => {
    expect(pageOf(team).subtitle).toBe('Monday, Nov 30, 2026 · 2 rounds in 30 days · 2 of 3 players played in 30 days');
    expect(tableOf(team)?.rows.map((row) => row.slice(0, 5))).toEqual([
      ['Player 1', '74 (+2, today; Pine Hollow)', '+2.0 ± 0.4', '7 rounds since Jun 3, 2026', '1'],
      ['Player 2', '74 (+2, today; Pine Hollow)', '+2.0 ± 0.4', '7 rounds since Jun 3, 2026', '1'],
      ['Player 3, No rounds yet', 'No rounds', '–', 'No rounds in six months', '0'],
    ]);
    // Across squads there are no places.
    expect(tableOf(team, 1)?.rows.map((row) => row[3])).toEqual([
      'Place 1 to 2 (7 rounds since Jun 3, 2026)',
      'Place 1 to 2 (7 rounds since Jun 3, 2026)',
    ]);
  });

  it('has the strokes gained in the squad with their rounds, and a sign where they differ (TEAM-06, TEAM-18)', () => {
    const [first, second, third] = tableOf(team)?.rows ?? [];
    expect(first?.slice(5)).toEqual(Array.from({ length: 5 }, () => '+2.0 (10 rounds), better'));
    expect(second?.at(5)).toBe('−2.0 (10 rounds), worse');
    expect(third?.slice(5)).toEqual(Array.from({ length: 5 }, () => '–'));
  });

  it('says the average differential below the form, with its rounds (INDEX-17)', () => {
    const rating = { courseRating: 72.3, slopeRating: 113, adjustedScore: 74 };
    const rated = [teamRound(1, 74, { rating }), teamRound(9, 74, { rating })];
    expect(tableOf([teamPlayer(1, rated)])?.rows[0]?.[2]).toMatch(/^\+2\.0 ± \d\.\d \(Diff\. 1\.7 \(2\)\)$/);
  });

  it('is of one squad where one is chosen (TEAM-18)', () => {
    expect(tableOf(team, 2)?.rows.map(([name]) => name)).toEqual(['Player 3, No rounds yet']);
  });

  it('has short lists of the week, and says of what is left out how much it is (TEAM-18)', () => {
    const quiet = Array.from({ length: 7 }, (_unused, index) => teamPlayer(index, [teamRound(20 + index, 74)]));
    const lists = pageOf(quiet).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'lists' ? block.lists : [])),
    );
    expect(
      lists.map(({ heading, count, lines, empty }) => [heading, count, lines.length === 0 ? empty : lines]),
    ).toEqual([
      ['On the course now', 0, 'Nobody has a round in progress today.'],
      ['Changed in seven days', 0, 'No round was finished in seven days.'],
      ['Not logged', 7, [...[6, 5, 4, 3, 2].map((id) => `Player ${id}, ${20 + id} days`), 'and 2 more']],
      ['This week', 0, 'No event in the next seven days.'],
    ]);
  });
});
