import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { COURSE_FORMAT } from '@strokebook/golf/model';
import { expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const hole = { numberFrom: 'mapped' as const, par: 5, shapes: {} };
const addCourse = (courseId: string, name: string) =>
  server.addCourse({
    ...{ format: COURSE_FORMAT, courseId, name, tees: [] },
    holes: [
      { ...hole, number: 1 },
      { ...hole, number: 2 },
    ],
  });
const open = async (courseId: string) => {
  const opened = await server.open(`/golf/courses/${courseId}`, { as: demo.manager.accountId });
  const { user } = opened;
  const fill = async (name: string, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ...opened, fill, press };
};
const par = (number: number, value: string) =>
  within(screen.getByRole('radiogroup', { name: `Par of hole ${number}` })).getByRole('radio', { name: value });

it('a product manager opens a course in the list and corrects its card; nobody else can (DATA-O61)', async () => {
  await addCourse('mend', 'Bebble');
  await server.open('/golf/courses/mend', { as: demo.player.accountId });
  await screen.findByRole('heading', { level: 1, name: 'Bebble' });
  await screen.findByRole('button', { name: demo.player.name });
  expect(screen.queryByRole('button', { name: 'Edit course' })).toBeNull();
  cleanup();

  const { user } = await server.open('/account', { as: demo.manager.accountId });
  await user.click(await screen.findByRole('button', { name: 'Morgan Ellery' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Courses' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'bebble');
  await user.click(await screen.findByRole('link', { name: /^Bebble/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit course' }));
  const fill = async (name: string, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await fill('Name of the course', 'Pebble');
  await fill('Town', 'Carmel');
  await user.click(par(1, '4'));
  await user.click(screen.getByRole('button', { name: 'Add a tee' }));
  await fill('Tee', 'Blue');
  await fill('Slope', '300');
  await fill('Yards from tee 1, hole 1', '380');
  await fill('Stroke index, hole 1', '7');
  await user.click(screen.getByRole('button', { name: 'Save course' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Slope' })));
  expect(screen.getByText('1 field cannot be saved yet.')).toBeTruthy();
  await fill('Slope', '139');
  await user.click(screen.getByRole('button', { name: 'Save course' }));
  expect(await screen.findByText('The course is saved.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Pebble' })).toBeTruthy();
  expect(screen.getByText(/^Carmel/)).toBeTruthy();
  const tees = within(screen.getByRole('table', { name: 'tees' }));
  expect(tees.getByRole('row', { name: /Blue.*139/ })).toBeTruthy();
  const holes = within(screen.getByRole('table', { name: 'holes' }));
  expect(holes.getByRole('row', { name: /^1 4 7 380/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit course' }));
}, 60_000);

it('what was typed stays when somebody else has saved first, and either version can be kept (DATA-O61)', async () => {
  await addCourse('two-editors', 'Two Editors');
  const { user, fill, press, requestsTo } = await open('two-editors');
  await press('Edit course');
  await fill('Town', 'Mine');
  // The same course, saved by another editor meanwhile.
  await addCourse('two-editors', 'Of Another');
  await press('Save course');
  expect((await screen.findByRole('alert')).textContent).toBe('This course was changed elsewhere since you began.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' }).value).toBe('Mine');
  await press('Load the other one');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the course' }).value).toBe('Of Another'),
  );
  await fill('Town', 'Mine');
  await addCourse('two-editors', 'Of a Third');
  await press('Save course');
  await press('Save mine anyway');
  expect(await screen.findByText('The course is saved.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Of Another' })).toBeTruthy();
  expect(requestsTo('updateCourse')).toHaveLength(3);
  await user.keyboard('{Enter}');
  await fill('Town', 'Elsewhere');
  await press('Cancel');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
}, 60_000);

it('the line of a hole is a form of its own, which says where a point is wrong (DATA-O61)', async () => {
  await addCourse('lines', 'Lines');
  const { fill, press } = await open('lines');
  await press('Edit hole lines');
  const name = 'Line of hole 2, from tee to green';
  await fill(name, '56.0, -3.2{Enter}somewhere');
  await press('Save course');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name })));
  expect(screen.getByText('Write two or more points: 36.568, -121.950')).toBeTruthy();
  await fill(name, '56.0, -3.2{Enter}56.003, -3.2');
  await press('Save course');
  expect(await screen.findByText('The course is saved.')).toBeTruthy();
  const holes = within(screen.getByRole('table', { name: 'holes' }));
  expect(holes.getByRole('row', { name: /^2 5 365/ })).toBeTruthy();
}, 60_000);

it('a course without a map has a form for its name, place and tees (DATA-O61)', async () => {
  await server.addCourse({ format: COURSE_FORMAT, courseId: 'entry', name: 'Entry', tees: [], holes: [] });
  const { fill, press } = await open('entry');
  await press('Edit course');
  await fill('Country', 'Scotland');
  expect(screen.queryByRole('group', { name: 'Stroke index' })).toBeNull();
  await press('Save course');
  expect(await screen.findByText('The course is saved.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit hole lines' })).toBeNull();
  expect(screen.getByText(/^Scotland/)).toBeTruthy();
});
