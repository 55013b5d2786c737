import { MantineProvider } from '@mantine/core';
import { calendarDay } from '@strokebook/golf/calendar';
import { destinationPoint } from '@strokebook/golf/geometry';
import { type Club, degrees, metres, type Yards } from '@strokebook/golf/model';
import type { MappedRound, MappedShot } from '@strokebook/golf/shot-map';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dispersion } from './dispersion.tsx';
import { DispersionChoice } from './dispersion-choice.ts';

const start = { lat: 40, lon: -80 };
const pin = destinationPoint(start, degrees(0), metres(140));

/** An approach that finished `right` metres to the right of the pin. */
const approach = (club: Club, right: number, over: Partial<MappedShot> = {}): MappedShot => ({
  kind: 'approach',
  lie: 'fairway',
  club,
  start,
  end: destinationPoint(pin, degrees(90), metres(right)),
  toPin: 153 as Yards,
  endLie: 'green',
  endToPin: null,
  penalties: 0,
  length: null,
  gained: null,
  ...over,
});

const roundOf = (shots: readonly MappedShot[]): MappedRound => ({
  roundId: 'r1',
  playedOn: calendarDay('2026-09-01'),
  courseId: null,
  holes: [1, 2].map((hole) => ({ hole, nth: 1, par: 4, score: 4, yards: null, tee: null, pin, flags: [], shots })),
});

const show = (props: Partial<Parameters<typeof Dispersion>[0]> = {}) => {
  const shots = [
    approach('iron7', 10),
    approach('iron7', 30),
    approach('iron9', 2),
    approach('iron9', 0, { end: null }),
  ];
  render(
    <MantineProvider>
      <Dispersion rounds={[roundOf(shots)]} {...props} />
    </MantineProvider>,
  );
  return userEvent.setup({ delay: null });
};
const rowOf = (name: string) => {
  const row = within(screen.getByRole('table', { name: /^Approaches by/ })).getByRole('row', {
    name: new RegExp(`^${name}`),
  });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('dispersion', () => {
  it('shows approaches by club, with how many, how far off and on which side (EXP-O4)', () => {
    show();
    expect(rowOf('7 iron')).toEqual([
      '4',
      '22 yd',
      '0.0 yd',
      '22 yd right',
      '0% 0 of 4',
      '0% 0 of 4',
      '100% 4 of 4',
      '0% 0 of 4',
      '0% 0 of 4',
    ]);
    expect(rowOf('9 iron')[4]).toBe('100% 2 of 2');
    expect(screen.getByText(/2 more shots lack a place/)).toBeTruthy();
  });

  it('draws the row that is chosen (EXP-O4)', async () => {
    const user = show();
    expect(screen.getByRole('heading', { name: 'Approaches: All' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '7 iron' }));
    expect(screen.getByRole('heading', { name: 'Approaches: 7 iron' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '7 iron' }).getAttribute('aria-pressed')).toBe('true');
    expect(
      within(screen.getByRole('table', { name: 'Approaches: 7 iron' })).getByRole('row', { name: /^Shots/ })
        .textContent,
    ).toBe('Shots4');
  });

  it('groups by distance, and offers no kind of shot that there is none of (EXP-O4)', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^By:/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Distance' }));
    expect(rowOf('150–175 yd')[0]).toBe('6');
    await user.click(screen.getByRole('button', { name: /^Shots:/ }));
    expect((await screen.findByRole('menuitemradio', { name: 'Putts' })).hasAttribute('disabled')).toBe(true);
  });

  it('counts only the holes that count (SHOTS-O3)', () => {
    show({ isCounted: (_roundId, hole) => hole === 1 });
    expect(rowOf('All')[0]).toBe('3');
  });

  it('tells where a choice belongs that lives elsewhere (EXP-O4)', async () => {
    const onChoice = vi.fn();
    const user = show({ choice: { row: 'iron9' }, onChoice });
    expect(screen.getByRole('heading', { name: 'Approaches: 9 iron' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '7 iron' }));
    expect(onChoice).toHaveBeenCalledWith({ shots: 'approach', row: 'iron7' });
    expect(screen.getByRole('heading', { name: 'Approaches: 9 iron' })).toBeTruthy();
  });

  it('says what to do where no shot has a place (EXP-O4)', () => {
    show({ rounds: [roundOf([approach('iron7', 3, { start: null })])] });
    expect(screen.getByText(/Log where each shot was played/)).toBeTruthy();
  });

  it('takes a choice from an address, and leaves out what is none (EXP-O4)', () => {
    const chosen = { shots: 'putt', by: 'distance', row: 'from5' } as const;
    expect(DispersionChoice.parse(chosen)).toEqual(chosen);
    expect(DispersionChoice.parse({ shots: 'x', by: 3, row: [] })).toEqual({});
  });
});
