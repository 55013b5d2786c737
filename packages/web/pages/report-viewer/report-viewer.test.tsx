import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepSavedFiles } from '../../testing/saved-files.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player } = demo;

describe('the list of reports', () => {
  it('lets the course of a plan be chosen, the most played one first, and a pocket size (PROFILE-O2, CGR-O2, CGR-O61)', async () => {
    const { user } = await server.open(`/player/${player.username}/report-viewer`);
    const course = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Course' });
    const link = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Course Plan' }).href);
    expect(link().searchParams.has('courseId')).toBe(false);
    const [most, other] = within(course).getAllByRole<HTMLOptionElement>('option');
    expect(course.value).toBe(most?.value);
    await user.selectOptions(course, other?.value ?? '');
    expect([course.value, course.value === most?.value]).toEqual([other?.value, false]);
    expect(link().pathname).toBe('/cgr/course-plan-report');
    expect(link().searchParams.get('courseId')).toBe(other?.value);
    await user.click(screen.getByRole('radio', { name: 'Pocket' }));
    expect(link().searchParams.get('planSize')).toBe('pocket');
    await server.open(`${link().pathname}${link().search}`);
    expect(await screen.findByText((text) => text.startsWith(`Course Plan, ${other?.text}`))).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The card' })).toBeTruthy();
  });

  it('prints a blank card of a played course and tee, or without a course (ENTRY-32)', {
    timeout: 30_000,
  }, async () => {
    const saved = keepSavedFiles();
    const { user } = await server.open(`/player/${player.username}/report-viewer`, { as: player.accountId });
    await user.click(await screen.findByRole('button', { name: 'Print a card…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print a blank card' }));
    await user.click(await dialog.findByRole('button', { name: /^Three Pines Country Club/ }));
    const tee = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Tee' });
    const [, other] = within(tee).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(tee, other?.value ?? '');
    await user.click(dialog.getByRole('radio', { name: 'Back 9' }));
    expect(dialog.getByText('Two cards on a sheet: cut them apart.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await dialog.findByText('The card was saved to your downloads.', {}, { timeout: 20_000 })).toBeTruthy();
    expect(saved[0]?.fileName).toBe(`Three-Pines-Country-Club-${other?.text}-Scorecard.pdf`);
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await user.click(dialog.getByRole('button', { name: 'Print without a course' }));
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved[1]?.fileName).toBe('Scorecard.pdf'), { timeout: 20_000 });
  });

  it('offers the blank card to those with full access alone (ENTRY-32)', async () => {
    await server.open(`/player/${player.username}/report-viewer`);
    await screen.findByRole('link', { name: 'Course Plan' });
    expect(screen.queryByRole('button', { name: 'Print a card…' })).toBeNull();
  });
});
