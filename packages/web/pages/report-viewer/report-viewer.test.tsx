import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
