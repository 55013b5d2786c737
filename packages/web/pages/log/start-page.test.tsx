import type { RoundDocument } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import type { Yards } from '@strokebook/golf/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDevice } from '../../testing/device-store.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const today = calendarDay('2026-06-15');
const server = useRealServer({ today });
const device = useDevice();

const roundAt = (roundId: string, day: string, changes: Partial<RoundDocument> = {}): RoundDocument => ({
  format: 'strokebook.round/1',
  roundId,
  playedOn: calendarDay(day),
  type: 'practice',
  status: 'completed',
  holeCount: 18,
  course: { courseId: 'alder-creek', name: 'Alder Creek Golf Club', tee: { name: 'Blue' } },
  holes: Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: 4, score: 4 })),
  ...changes,
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const parKey = (hole: number, par: number) =>
  within(screen.getByRole('radiogroup', { name: `Par of hole ${hole}` })).getByRole('radio', { name: String(par) });
const key = (name: string | RegExp) => screen.findByRole('radio', { name });
const position = (lat: number, lon: number) => ({
  getCurrentPosition: (done: PositionCallback) =>
    done({ coords: { latitude: lat, longitude: lon, accuracy: 20 } } as GeolocationPosition),
});

/** Opens the start of a round on a device whose store can be read. */
async function openStart(as: number, path = '/log') {
  const store = device.openTab();
  const opened = await server.open(path, { as, store });
  const started = async () => {
    await waitFor(() => expect(opened.pathname()).toMatch(/^\/log\/[\w-]{36}$/));
    const [round] = await store.listRounds(as as never);
    const action = round?.log[0]?.action;
    if (action?.kind !== 'start') throw new Error('no round was started');
    return { ...action.start, playerId: round?.playerId };
  };
  return { ...opened, started };
}

it('starts a round with the choices of the last one in one press, and offers 18 holes after a nine (ENTRY-02, ENTRY-04, ENTRY-O69)', async () => {
  const { accountId } = await server.withRounds([
    roundAt('r1', '2026-06-01', {
      holeCount: 9,
      holes: [{ hole: 10, par: 4, score: 4 }],
      status: 'inProgress',
      type: 'match',
    }),
    roundAt('r2', '2026-05-01'),
  ]);
  const { user, started } = await openStart(accountId);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alder Creek Golf Club' })).toBeTruthy();
  expect(screen.getByText('Played 2 times, last on Jun 1')).toBeTruthy();
  // The rating of eighteen holes is none of the back nine.
  expect(screen.getByRole('button', { name: /^Tee Blue, men [23],\d+ yd$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Day Today, Mon Jun 15' })).toBeTruthy();
  expect(await button('Play 18 holes')).toBeTruthy();
  await user.click(await button('Play 9 holes'));
  const start = await started();
  expect(start).toMatchObject({
    ...{ playedOn: today, type: 'match', holeCount: 9, allowsDistances: true, playerId: accountId },
    course: {
      courseId: 'alder-creek',
      name: 'Alder Creek Golf Club',
      tee: { name: 'Blue', slope: expect.any(Number) },
    },
  });
  expect(start.course.tee).not.toHaveProperty('rating');
  expect(start.holes.map(({ hole }) => hole)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(start.holes.every(({ yards = 0, strokeIndex }) => yards > 100 && strokeIndex !== undefined)).toBe(true);
});

it('counts no round that was left before a hole was played, and offers to go on with it or to delete it (ENTRY-02, ENTRY-29)', async () => {
  const { accountId, call } = await server.withRounds([
    roundAt('r1', '2026-05-01'),
    roundAt('r2', '2026-06-01', {
      status: 'inProgress',
      holes: [{ hole: 1, par: 4 }],
      type: 'match',
      course: { courseId: 'saltmarsh-dunes', name: 'Saltmarsh Dunes Links' },
    }),
  ]);
  const { user } = await openStart(accountId);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alder Creek Golf Club' })).toBeTruthy();
  expect(screen.getByText('Played once, on May 1')).toBeTruthy();
  expect((await key('Practice')).matches(':checked')).toBe(true);
  const link = await screen.findByRole('link', { name: 'Continue Saltmarsh Dunes Links, not started' });
  expect(link.getAttribute('href')).toBe('/log/r2');
  await user.click(await button('Delete Saltmarsh Dunes Links, not started, Jun 1, 2026'));
  await user.click(await button('Delete round'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull());
  const { rounds } = (await call('listRounds', { params: { accountId }, query: {} })) as { rounds: unknown[] };
  expect(rounds).toHaveLength(1);
});

it('leads straight back to the hole that is being played in a round of today, unless a course is chosen (ENTRY-04, ENTRY-20)', async () => {
  const holes = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: 4, ...(at < 5 ? { score: 5 } : {}) }));
  const running = { status: 'inProgress', holes } as const;
  const { accountId } = await server.withRounds([roundAt('old', '2026-06-13', running), roundAt('r1', today, running)]);
  const { pathname, app } = await openStart(accountId);
  await waitFor(() => expect([pathname(), app.router.state.location.search]).toEqual(['/log/r1', { hole: 6 }]));
  await app.router.navigate({ href: '/log?step=course' });
  expect(await screen.findByRole('heading', { name: 'Which course?' })).toBeTruthy();
  expect(pathname()).toBe('/log');
});

it('does not lead back to a round that was just finished, before the list of rounds comes again (ENTRY-20, ENTRY-21)', async () => {
  const holes = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: 4, ...(at < 17 ? { score: 5 } : {}) }));
  const { accountId } = await server.withRounds([roundAt('r1', today, { status: 'inProgress', holes })]);
  const { user, app, pathname, hold, requestsTo } = await openStart(accountId);
  await waitFor(() => expect(pathname()).toBe('/log/r1'));
  await user.click(await screen.findByRole('radio', { name: 'Score' }));
  await user.keyboard('4');
  const sent = requestsTo('putRound').length;
  hold('listRounds');
  await user.click(await button('Finish'));
  await waitFor(() => expect(requestsTo('putRound').length).toBeGreaterThan(sent));
  await screen.findByText(/^Saved to your account/);
  await app.router.navigate({ href: '/log' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Alder Creek Golf Club' })).toBeTruthy();
  expect(pathname()).toBe('/log');
});

it('offers a round that only this device has, and forgets it when it is deleted (ENTRY-20, ENTRY-29)', async () => {
  const { accountId } = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const first = await openStart(accountId);
  await first.user.click(await button('Play hole 1'));
  const { roundId } = await first.started();
  await first.app.router.navigate({ href: '/log' });
  const link = await screen.findByRole('link', { name: 'Continue Alder Creek Golf Club, not started' });
  expect(link.getAttribute('href')).toBe(`/log/${roundId}`);
  await first.user.click(await button(/^Delete Alder Creek Golf Club, not started/));
  expect(await screen.findByText('This round is only on this device. What was entered is lost.')).toBeTruthy();
  await first.user.click(await button('Delete round'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull());
});

it('lets tee, day, holes, first hole, type and simulator be changed on the same screen (ENTRY-04)', async () => {
  const { accountId } = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const { user, started } = await openStart(accountId);
  await user.click(await button(/^Tee /));
  await user.click(await key(/^Black, men/));
  await user.click(await button(/^Day /));
  await user.click(await key('Yesterday'));
  await user.click(await button('Close'));
  await user.click(await button('Start on hole 1'));
  await user.click(await key('Start on hole 14'));
  await user.click(await key('Qualifier'));
  expect(screen.queryByRole('switch', { name: 'Simulator' })).toBeNull();
  await user.click(await screen.findByRole('switch', { name: 'Distance measuring is allowed' }));
  await user.click(await button('Play hole 14'));
  const start = await started();
  expect(start).toMatchObject({ playedOn: '2026-06-14', type: 'qualifier', allowsDistances: true, holeCount: 18 });
  expect([start.course.tee?.name, start.holes[0]?.hole, start.holes.at(-1)?.hole]).toEqual(['Black', 14, 13]);
});

it('offers the event of the day, which fills name, type, course and round number (ENTRY-04)', async () => {
  const player = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const tournamentId = await server.addTournament({
    ...{
      name: 'Salt Cup',
      url: null,
      city: null,
      state: null,
      startDate: calendarDay('2026-06-14'),
      endDate: calendarDay('2026-06-16'),
    },
    ...{
      numberOfRounds: 3,
      eventType: 'tournament',
      locale: 'national',
      isTeamEvent: false,
      courseId: 'saltmarsh-dunes',
    },
  });
  await player.call('createScheduleEvent', {
    params: { accountId: player.accountId },
    body: { tournament: { tournamentId }, status: 'inField', isFavorite: false, note: null },
  });
  const { user, started } = await openStart(player.accountId);
  await user.click(await button(/^Salt Cup/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Saltmarsh Dunes Links' })).toBeTruthy();
  expect(await button('Tournament Salt Cup Round 2')).toBeTruthy();
  expect((await key('Tournament')).matches(':checked')).toBe(true);
  await user.click(await button('Play hole 1'));
  expect(await started()).toMatchObject({
    ...{ type: 'tournament', tournament: { tournamentId, name: 'Salt Cup' }, roundNumber: 2, allowsDistances: false },
    course: { courseId: 'saltmarsh-dunes' },
  });
});

it('names an event that no schedule has; asks those who write a round down for its day, and hides nothing from them (ENTRY-04, ENTRY-30)', async () => {
  const { accountId } = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const { user, started } = await openStart(accountId);
  await user.click(await key('Tournament'));
  await user.click(await button('Tournament Not named'));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the tournament' }), 'Club Champs');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Round' }), 'Final round');
  await user.click(await button('Close'));
  await user.click(await button('Already played it'));
  const asked = within(await screen.findByRole('dialog', { name: 'When did you play?' }));
  await user.click(asked.getByRole('radio', { name: 'Yesterday' }));
  await user.click(asked.getByRole('button', { name: 'Enter the scores' }));
  expect(await started()).toMatchObject({
    ...{ type: 'tournament', tournament: { name: 'Club Champs' }, roundNumber: 0, allowsDistances: true },
    playedOn: '2026-06-14',
  });
});

it('keeps a day in the future as it was typed, says so, and starts no round (ENTRY-33)', async () => {
  const { accountId } = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const { user, pathname } = await openStart(accountId);
  await user.click(await button(/^Day /));
  fireEvent.change(await screen.findByLabelText('Another day'), { target: { value: '2026-06-16' } });
  const said = 'This day is in the future. A round is logged on its day or later.';
  expect((await screen.findByRole('dialog')).textContent).toContain(said);
  await user.click(await button('Close'));
  await user.click(await button('Play hole 1'));
  expect(await screen.findByLabelText<HTMLInputElement>('Another day')).toHaveProperty('value', '2026-06-16');
  expect(pathname()).toBe('/log');
});

it('finds courses by name and town, also those without a card, and asks for their pars once (ENTRY-02, ENTRY-03)', async () => {
  await server.addCourse({
    ...{
      format: 'strokebook.course/1',
      courseId: 'dir-1',
      name: 'Foxglove Bend',
      city: 'Tarrytop',
      tees: [],
      holes: [],
    },
  });
  const { accountId } = await server.withRounds([]);
  const { user, started, href } = await openStart(accountId);
  expect(await screen.findByText('You have not logged a round yet.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search courses by name or town' }), 'tarry fox');
  await user.click(await button(/^Foxglove Bend Tarrytop No card yet$/));
  expect(await screen.findByText(/The pars of this course are not known yet/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Name of the course' })).toBeNull();
  // A digit goes on to the next hole.
  await screen.findByRole('radiogroup', { name: 'Par of hole 1' });
  parKey(1, 4).focus();
  await user.keyboard('359');
  expect(await screen.findByText('Hole 3: A par is 3 to 7.')).toBeTruthy();
  await user.keyboard('4');
  // Holes that were not chosen have no par, and the course is not saved with a guess.
  await user.click(await button('Save course'));
  expect(await screen.findByText('Choose the par of every hole.')).toBeTruthy();
  expect(document.activeElement?.closest('[role=radiogroup]')?.getAttribute('aria-label')).toBe('Par of hole 4');
  await user.click(parKey(18, 6));
  await user.click(parKey(18, 7));
  await user.click(parKey(18, 5));
  await user.click(await button('The other 14 are par 4'));
  expect(screen.getByText(/^Par 73\./)).toBeTruthy();
  await user.click(await button('Save course'));
  expect(await button('Play hole 1')).toBeTruthy();
  expect(href()).toBe('/log?course=dir-1');
  await user.click(await button('Play hole 1'));
  const start = await started();
  expect(start.course).toEqual({ courseId: 'dir-1', name: 'Foxglove Bend' });
  expect(start.holes.slice(0, 4).map(({ par }) => par)).toEqual([3, 5, 4, 4]);
});

it('makes a course that is not listed, offers it the next time, changes and deletes it (ENTRY-03, ENTRY-33)', async () => {
  const player = await server.withRounds([]);
  const { accountId } = player;
  const first = await openStart(accountId, '/log?step=course&q=Back+Forty');
  const { user } = first;
  expect(await screen.findByText('No course is called “Back Forty”.')).toBeTruthy();
  await user.click(await button('Add a course'));
  expect(await screen.findByRole('textbox', { name: 'Name of the course' })).toHaveProperty('value', 'Back Forty');
  // What was typed of a hole is there again after a change of mind.
  await user.click(parKey(18, 5));
  await user.click(await key('9 holes'));
  expect(screen.getByText(/^9 holes without a par\./)).toBeTruthy();
  await user.click(await key('18 holes'));
  await user.click(await button('The other 17 are par 4'));
  expect(screen.getByText(/^Par 73\./)).toBeTruthy();
  await user.click(await key('9 holes'));
  await user.click(await button('Add tees, lengths and stroke index'));
  await user.click(await button('Add a tee'));
  const rating = screen.getByRole('textbox', { name: 'Rating' });
  await user.type(screen.getByRole('textbox', { name: 'Tee' }), 'White');
  await user.type(rating, '300');
  await user.type(screen.getByRole('textbox', { name: 'Yards from tee 1, hole 1' }), '2000');
  await user.click(await button('Save course'));
  expect(await screen.findByText(/^A rating is 20 to 90/)).toBeTruthy();
  expect(screen.getByText('Hole 1: A hole is 1 to 1,200 yd long.')).toBeTruthy();
  expect(rating).toHaveProperty('value', '300');
  expect(document.activeElement).toBe(rating);
  await user.clear(rating);
  await user.type(rating, '35.1');
  // A row that is pasted fills the holes that follow.
  fireEvent.change(screen.getByRole('textbox', { name: 'Yards from tee 1, hole 1' }), {
    target: { value: '400 380 150 500 410 390 170 420 540' },
  });
  await user.click(await button('Save course'));
  expect(await button(/^Tee White 3,360 yd · rating 35\.1$/)).toBeTruthy();
  await user.click(await key('18 holes'));
  await user.click(await button('Play hole 1'));
  const start = await first.started();
  // The rating of nine holes is none of nine holes that are played twice.
  expect(start.course).toMatchObject({ name: 'Back Forty', tee: { name: 'White' } });
  expect(start.course.tee).not.toHaveProperty('rating');
  expect([start.holes.length, start.holes[9]?.hole, start.holes[9]?.yards]).toEqual([18, 1, 400 as Yards]);
});

it('offers an own course the next time, lets it be changed, and deletes it after a second press (ENTRY-03)', async () => {
  const { accountId, call } = await server.withRounds([]);
  const courseId = 'own-11111111-2222-4333-8444-555555555555';
  const holes = Array.from({ length: 9 }, (_, at) => ({ number: at + 1, par: 4 }));
  await call('putOwnCourse', {
    params: { accountId, courseId },
    body: { name: 'Home Nine', city: null, region: null, country: null, tees: [], holes },
  });
  const { user } = await openStart(accountId);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home Nine' })).toBeTruthy();
  await user.click(await button(/^Tee No tees on file/));
  await user.click(await button('Change pars and tees'));
  const name = await screen.findByRole('textbox', { name: 'Name of the course' });
  await user.clear(name);
  await user.type(name, 'Away Nine');
  await user.click(await button('Save course'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Away Nine' })).toBeTruthy();
  await user.click(await button(/^Tee No tees on file/));
  await user.click(await button('Change pars and tees'));
  await user.click(await button('Delete this course'));
  await user.click(await button('Yes, delete'));
  expect(await screen.findByText('You have not logged a round yet.')).toBeTruthy();
});

it('asks for the position only when pressed, sends it roughly, and keeps it nowhere (ENTRY-02)', async () => {
  const asked = vi.fn(position(33.41234567, -79.22).getCurrentPosition);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: asked } }));
  const { accountId } = await server.withRounds([]);
  const { user, requestsTo, app } = await openStart(accountId, '/log?step=course');
  await screen.findByText('You have not logged a round yet.');
  expect(asked).not.toHaveBeenCalled();
  await user.click(await button('Near me'));
  const list = await screen.findByRole('list', { name: 'Near you' });
  expect(within(list).getAllByRole('button')[0]?.textContent).toMatch(/Port Calder|Port Amity/);
  expect(list.textContent).toMatch(/\d\.\d mi/);
  expect(requestsTo('findNearCourses').map(({ body, path }) => [body, path])).toEqual([
    [{ position: { lat: 33.412, lon: -79.22 } }, `/api/accounts/${accountId}/near-courses`],
  ]);
  const kept = JSON.stringify([
    app.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
    Object.entries(localStorage),
  ]);
  expect(kept).not.toContain('33.41');
  vi.unstubAllGlobals();
});

it('says why there is no position, and searches by name all the same (ENTRY-02)', async () => {
  const getCurrentPosition = (_done: unknown, fail: PositionErrorCallback) =>
    fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { accountId } = await server.withRounds([]);
  const { user } = await openStart(accountId, '/log?step=course');
  await user.click(await button('Near me'));
  expect(await screen.findByText('The browser may not use the position. Allow it, or search by name.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search courses by name or town' }), 'copper mesa');
  expect(await button(/^Copper Mesa Golf Resort/)).toBeTruthy();
  vi.unstubAllGlobals();
});

it('is for a player whose coach enters the round, and for nobody else (ENTRY-28)', async () => {
  const { username, accountId } = { ...demo.privatePlayer };
  const { user, started } = await openStart(demo.coach.accountId, `/log?player=${username}`);
  expect(await screen.findByText('Priya Raman')).toBeTruthy();
  await user.click(await button(/^Play hole/));
  expect((await started()).playerId).toBe(accountId);

  const other = await server.open('/log?player=ingrid', { as: demo.stranger.accountId });
  // The home of a coach.
  await waitFor(() => expect(other.pathname()).toBe('/team/northern-lights'));
});

it('names the player for whom somebody else enters from the choice of the course on (ENTRY-28)', async () => {
  const { accountId: coachId } = await server.makeAccount();
  await server.withRounds([], {
    firstName: 'Katie',
    lastName: 'Thal',
    username: 'katie-start',
    enteringIds: [coachId],
  });
  const { app } = await openStart(coachId, '/log?player=katie-start');
  expect(await screen.findByText('Katie has not logged a round yet.')).toBeTruthy();
  expect(screen.getByText('Katie Thal')).toBeTruthy();
  await app.router.navigate({ href: '/log?player=katie-start&course=alder-creek' });
  expect(await screen.findByText('Katie’s first round here')).toBeTruthy();
  expect(screen.getByText('Katie Thal')).toBeTruthy();
});

it('says that courses could not be loaded, and loads them again (ERR-O5)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { accountId } = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const browser = server.createBrowser();
  const mend = browser.failAll('findRoundCourses', 'NOT_READY');
  const { user } = await server.open('/log', { as: accountId, browser });
  expect((await screen.findByRole('alert')).textContent).toContain('Your courses could not be shown.');
  mend();
  await user.click(await button('Retry'));
  expect(await button('Play hole 1')).toBeTruthy();
});

it('says at once that the device cannot store a round (ENTRY-25)', async () => {
  const { accountId } = await server.withRounds([roundAt('r1', '2026-06-01')]);
  const { user, pathname } = await server.open('/log', { as: accountId });
  await user.click(await button('Play hole 1'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(pathname()).toBe('/log');
});

it('requires a sign-in (ACCESS-03)', async () => {
  const { pathname } = await server.open('/log');
  await waitFor(() => expect(pathname()).toBe('/auth'));
});

it('TEAM-35: asks a coach with players first whose round it is, and goes on for that player or for the coach', async () => {
  const { user, href } = await server.open('/log', { as: demo.coach.accountId });
  expect(await screen.findByRole('heading', { level: 1, name: 'Whose round is it?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My own' }).getAttribute('href')).toMatch(/^\/log\?player=/);
  await user.click(await screen.findByRole('link', { name: 'Ingrid Solberg' }));
  await waitFor(() => expect(href()).toMatch(/^\/log(\/[^?]+)?\?.*player=ingrid-solberg/));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Whose round is it?' })).toBeNull());
});

it('TEAM-35: asks only about players for whom one may enter rounds, and finds them by name', async () => {
  const coach = await server.withRounds([], { username: 'cleo', profileTypeIds: [2] });
  await server.withRounds([], { username: 'anna', firstName: 'Anna', enteringIds: [coach.accountId] });
  await server.withRounds([], { username: 'berta', firstName: 'Berta', seeingIds: [coach.accountId] });
  await server.open('/log', { as: coach.accountId });
  await screen.findByRole('heading', { level: 1, name: 'Whose round is it?' });
  const names = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(names).toEqual([expect.stringMatching(/^Anna /), 'My own']);
});

it('TEAM-30, TEAM-35: a round that another player keeps is watched from here, and entered by a choice of its own', async () => {
  const running = roundAt('r9', today, { status: 'inProgress', holes: [{ hole: 1, par: 4, score: 4 }] });
  await server.withRounds([running], { subCircleAccountIds: [demo.coach.accountId] });
  const { pathname } = await server.open('/log?player=ingrid', { as: demo.coach.accountId });
  const watch = await screen.findByRole('link', { name: /^Watch / });
  expect(watch.getAttribute('href')).toBe('/player/ingrid/my-rounds/live/r9');
  expect(screen.getByRole('link', { name: /^Enter strokes for / }).getAttribute('href')).toBe('/log/r9?player=ingrid');
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  expect(pathname()).toBe('/log');
});
