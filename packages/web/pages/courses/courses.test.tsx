import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const square = (lat: number) => [
  [-3.2, lat],
  [-3.1998, lat],
  [-3.1998, lat + 0.0002],
  [-3.2, lat + 0.0002],
  [-3.2, lat],
];
const feature = (golf: string, ref: number, lat: number) => ({
  type: 'Feature',
  properties: { golf, ref },
  geometry: { type: 'Polygon', coordinates: [square(lat)] },
});
const mapFile = (name = 'old_links.geojson') => {
  const features = [1, 2, 3].flatMap((hole) => [
    feature('tee', hole, 56 + hole / 100),
    feature('green', hole, 56.003 + hole / 100),
  ]);
  return new File([JSON.stringify({ type: 'FeatureCollection', features })], name);
};
const bare = { format: 'strokebook.course/1' as const, courseId: 'bare', name: 'Bare', tees: [], holes: [] };
const openImport = async () => {
  const opened = await server.open('/golf/courses', { as: demo.manager.accountId });
  await opened.user.click(await screen.findByRole('button', { name: 'Import courses' }));
  return { ...opened, input: screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }) };
};

it('lists courses and finds them by words of name and place, in the address (DATA-22, UX-12)', async () => {
  const { user, href } = await server.open('/golf/courses');
  expect(
    await screen.findByRole('link', { name: /Alder Creek Golf Club.*Millbrook Falls, OH, US.*18 holes/ }),
  ).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'verdad mesa');
  expect(await screen.findByText('1 course')).toBeTruthy();
  expect(href()).toBe('/golf/courses?q=verdad+mesa');
  await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'xx');
  expect(await screen.findByRole('heading', { name: 'No course is called “verdad mesaxx”.' })).toBeTruthy();
});

it('opens a course that is chosen while the search still waits for more letters (UX-12)', async () => {
  await server.addCourse({ ...bare, courseId: 'at-once', name: 'Aaa At Once' });
  const { user, pathname } = await server.open('/golf/courses?q=aaa');
  const link = await screen.findByRole('link', { name: /^Aaa At Once/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), ' a');
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Aaa At Once' })).toBeTruthy();
  expect(pathname()).toBe('/golf/courses/at-once');
});

it('shows tees, holes with OUT, IN and TOTAL, and who the map is of (DATA-57, DATA-59)', async () => {
  await server.open('/golf/courses/alder-creek');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alder Creek Golf Club' })).toBeTruthy();
  expect((await table('tees')).getByRole('row', { name: 'Black, men 74.1 127 7220' })).toBeTruthy();
  const holes = await table('holes');
  expect(holes.getByRole('row', { name: /^OUT 36 3608/ })).toBeTruthy();
  expect(holes.getByRole('row', { name: /^TOTAL 72 7220/ })).toBeTruthy();
  expect(screen.getByText('Map data: An invented course, drawn for the demo.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Map of Alder Creek Golf Club' })).toBeTruthy();
});

it('goes from hole to hole with the arrow keys, in the address', async () => {
  const { user, href } = await server.open('/golf/courses/alder-creek?hole=17');
  expect(await screen.findByRole('img', { name: 'Map of hole 17' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(/^Hole 18 · par 4 · stroke index 2 · measures 459 yd/)).toBeTruthy();
  expect(href()).toBe('/golf/courses/alder-creek?hole=18');
  // After the last hole comes the first, as on the shot map.
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(href()).toBe('/golf/courses/alder-creek?hole=1'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(href()).toBe('/golf/courses/alder-creek?hole=18'));
  await user.click(screen.getByRole('link', { name: 'All holes' }));
  await waitFor(() => expect(href()).toBe('/golf/courses/alder-creek'));
  expect(screen.getByRole('link', { name: 'All holes' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('link', { name: 'Hole 3' }));
  await waitFor(() => expect(href()).toBe('/golf/courses/alder-creek?hole=3'));
  expect(screen.getByRole('link', { name: 'All holes' }).getAttribute('aria-current')).toBeNull();
  // The focus moves with the links, and stays if it is elsewhere.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Hole 3' }));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Hole 2' })));
  const elsewhere = screen.getByRole('link', { name: 'All courses' });
  elsewhere.focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(href()).toBe('/golf/courses/alder-creek?hole=1'));
  expect(document.activeElement).toBe(elsewhere);
});

it('leads to the list from a course that is not there, and says what failed where it does (ROUTE-05, ERR-O5)', async () => {
  const { pathname } = await server.open('/golf/courses/no-such-course');
  await waitFor(() => expect(pathname()).toBe('/golf/courses'));
  expect(await screen.findByText('There is no course “no-such-course”. These are the courses there are.')).toBeTruthy();
});

it('says that a course could not be loaded, and loads it again (ERR-O5)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.addCourse({ ...bare, courseId: 'by-name', name: 'By Name' });
  const browser = server.createBrowser();
  const mend = browser.failAll('getCourse', 'NOT_READY');
  const { user } = await server.open('/golf/courses/by-name', { browser });
  expect((await screen.findByRole('alert')).textContent).toContain('The server is starting.');
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText('This course is known by name and place only: there is no map of it yet.'),
  ).toBeTruthy();
});

it('says once what all holes lack, and of each hole what else (DATA-57)', async () => {
  const hole = (number: number) => ({
    number,
    numberFrom: 'inferred' as const,
    shapes: {},
    par: 4,
    parFrom: 'mapped' as const,
  });
  const tee = { lat: 56, lon: -3 };
  const holes = Array.from({ length: 9 }, (_unused, index) => ({
    ...hole(index + 1),
    ...(index === 4 ? {} : { tee }),
  }));
  await server.addCourse({ ...bare, holes });
  await server.open('/golf/courses/bare');
  expect(await screen.findByText('All holes: no green; number from the order of play.')).toBeTruthy();
  expect((await table('holes')).getByRole('row', { name: '5 4 - no tee' })).toBeTruthy();
});

it('offers the import to product managers alone (ACCESS-06)', async () => {
  await server.open('/golf/courses', { as: demo.player.accountId });
  await screen.findByRole('link', { name: /Alder Creek/ });
  expect(screen.queryByRole('button', { name: 'Import courses' })).toBeNull();
});

it('shows what was found before it is stored, and stores it when that is wanted (GEN-02)', async () => {
  const { user, input, requestsTo } = await openImport();
  await user.upload(input, mapFile());
  const found = within(await screen.findByRole('region', { name: 'Old Links' }));
  expect(found.getByText('3 holes')).toBeTruthy();
  expect(found.getByText('holes 4–9: not on the map')).toBeTruthy();
  expect(requestsTo('importCourses').map(({ path }) => path)).toEqual([
    '/api/courses?fileName=old_links.geojson&dryRun=true',
  ]);
  // A double click imports once.
  await user.dblClick(screen.getByRole('button', { name: 'Import 1 course' }));
  expect(await screen.findByText('Imported Old Links.')).toBeTruthy();
  expect(requestsTo('importCourses')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: /Old Links.*3 holes/ })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Import courses' }));
  await user.upload(screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }), mapFile());
  expect(
    await screen.findByText(
      /takes the place of Old Links, 56\.01° N, 3\.20° W, with 3 holes; rounds stay as they were logged/,
    ),
  ).toBeTruthy();
});

it('counts a directory before it is stored, and has nothing to store the second time (ENTRY-02)', async () => {
  const directory = () =>
    new File(
      [
        '_id,latLng,name,city,state,country\nd1,"41.1,-83.2",Larkspur Downs,Ferris,Ohio,USA\nd2,undefined,Teal Bay,Ferris,Ohio,USA',
      ],
      'directory.csv',
    );
  const { user, input } = await openImport();
  await user.upload(input, directory());
  const found = within(await screen.findByRole('region', { name: 'Directory' }));
  expect(found.getByText('2 courses by name and place: 2 new.')).toBeTruthy();
  expect(found.getByText('Larkspur Downs, Ferris, Ohio, USA')).toBeTruthy();
  expect(screen.getByText('1 course without a position, so they are not found near a place')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 courses' }));
  expect(await screen.findByText('Imported 2 courses by name and place: 2 new.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Import courses' }));
  await user.upload(screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }), directory());
  expect(await screen.findByText('2 courses by name and place: 2 as they were.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

it('says that a file could not be sent, and sends it again (ERR-O5)', async () => {
  const { user, input, failNext } = await openImport();
  failNext('importCourses', 'network');
  await user.upload(input, mapFile('strand.geojson'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/check your connection/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Strand' })).toBeTruthy();
});

it('says every problem of a file with its place, and takes another one (ERR-O5)', async () => {
  const { user, input } = await openImport();
  await user.upload(input, new File(['{"name":"C","holes":[{"number":0},{"number":99}]}'], 'bad.json'));
  expect((await screen.findByRole('alert')).textContent).toBe('No course can be read from this file.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'hole no. 1 of the file: the number is 0, less than 1',
      'hole no. 2 of the file: the number is 99, more than 36',
    ]),
  );
  await user.upload(input, mapFile('other.geojson'));
  expect(await screen.findByRole('region', { name: 'Other' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
