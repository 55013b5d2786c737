import { zipSync } from 'fflate';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';
import { useDevice } from '../../testing/device-store.ts';
import { makeRound } from '../../testing/rounds.ts';

const server = useRealServer();
const device = useDevice();
const pars = [4, 3, 5, 4, 4, 3, 4, 5, 4];
const bytes = (text: string) => new TextEncoder().encode(text);

/** A sheet with a row a round, in which the second player, who is nobody here, has one round. */
const sheet = [
  'Player,Date,Course,1,2,3,4,5,6,7,8,9',
  'Ada Berg,2026-05-02,Fern Valley,5,3,5,4,4,3,4,5,4',
  'Ada Berg,2026-05-09,Fern Valley,4,3,5,4,4,3,4,5,4',
  'Carl Dahl,2026-05-09,Fern Valley,6,3,5,4,4,3,4,5,4',
].join('\n');
const ada = { firstName: 'Ada', lastName: 'Berg' };
const file = (name: string, content: string | Uint8Array) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

async function openImport(as: number, path = '/import') {
  const opened = await server.open(path, { as, store: device.openTab() });
  const choose = async (...files: File[]) => opened.user.upload(await screen.findByLabelText('Files of rounds'), files);
  const found = async () => (await screen.findByText(/rounds? found\./)).textContent;
  /** Types the pars of the course that is asked, hole by hole. */
  const typePars = async (name: string, digits = pars.join('')) => {
    const holes = within(await screen.findByRole('group', { name }));
    await opened.user.type(holes.getByRole('textbox', { name: 'Par of hole 1' }), digits);
  };
  return { ...opened, choose, found, typePars };
}

describe('importing rounds', () => {
  it('shows what was found before anything is stored, asks the pars of a course once, and stores what is ticked (IMPORT-01, IMPORT-02, IMPORT-05)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { user, choose, found, typePars, requestsTo } = await openImport(accountId);
    await choose(file('team.csv', sheet));
    expect(await found()).toMatch(/^3 round/);
    expect(screen.queryByRole('button', { name: /^Store/ })).toBeNull();
    expect(screen.getByText('2 rounds wait for pars')).toBeTruthy();
    await typePars('Fern Valley, 2 rounds');
    await user.click(await screen.findByText('2 rounds are ready'));
    await user.click(await screen.findByRole('checkbox', { name: 'Fern Valley, May 9, 2026, Ada Berg' }));
    expect(requestsTo('importRounds')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Store 1 round' }));
    expect(await screen.findByText('round stored')).toBeTruthy();
    const { call } = await server.asPlayer(accountId);
    const { rounds } = await call('listRounds', { params: { accountId: accountId as never }, query: {} });
    expect(rounds).toMatchObject([{ playedOn: '2026-05-02', score: 37, par: 36, courseName: 'Fern Valley' }]);
  });

  it('asks one course at a time before the rounds, which are one line each for what they wait, with keys for pars and the next course in the foot (IMPORT-05, IMPORT-O16)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { user, choose, found, typePars } = await openImport(accountId);
    await choose(file('two.csv', `${sheet}\nAda Berg,2026-06-02,Mill Creek,5,3,5,4,4,3,4,5,4`));
    expect(await found()).toBe('4 rounds found. 2 courses need their pars.');
    const question = await screen.findByRole('group', { name: 'Fern Valley, 2 rounds' });
    const list = screen.getByRole('region', { name: 'Rounds' });
    expect(question.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const box = (hole: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Par of hole ${hole}` });
    await user.click(screen.getByRole('button', { name: '3 wait for pars' }));
    expect(document.activeElement).toBe(box(1));
    await user.click(screen.getByRole('button', { name: '4' }));
    await user.click(screen.getByRole('button', { name: '3' }));
    expect([box(1).value, box(2).value, document.activeElement]).toEqual(['4', '3', box(3)]);
    await user.click(screen.getByRole('button', { name: 'Hole before' }));
    await user.click(screen.getByRole('button', { name: '5' }));
    expect([box(2).value, screen.getByText('7 holes to go')]).toEqual(['5', expect.anything()]);
    await user.keyboard('{Backspace}3');
    await user.paste('5 4 4 3 4 5 4');
    expect([1, 2, 3, 9].map((hole) => box(hole).value)).toEqual(['4', '3', '5', '4']);
    expect(screen.getByRole('button', { name: 'Store 2 now' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next: Mill Creek' }));
    expect(screen.getByText(/^1 round\. Course 2 of 2\./)).toBeTruthy();
    await typePars('Mill Creek, 1 round');
    expect(await screen.findByRole('button', { name: 'Store 3 rounds' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change the pars of Fern Valley' }));
    expect(box(1).value).toBe('4');
  });

  it('says first what the rounds say about the golfer, in a number, a sentence and a picture to share, and the count last (IMPORT-O18)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { user, choose, typePars } = await openImport(accountId);
    const rows = Array.from({ length: 44 }, (_unused, index) => {
      const day = `2026-0${1 + (index % 4)}-${String(1 + (index % 26)).padStart(2, '0')}`;
      return [day, 'Fern Valley', ...pars.map((par) => par + (index < 3 ? 2 : 1))].join(',');
    });
    await choose(file('all.csv', ['Date,Course,1,2,3,4,5,6,7,8,9', ...rows].join('\n')));
    await typePars('Fern Valley, 44 rounds');
    await user.click(await screen.findByRole('button', { name: 'Store 44 rounds' }));
    const region = within(await screen.findByRole('region', { name: 'Every round so far' }));
    expect(screen.getByText('Your normal score, the middle of 20 rounds')).toBeTruthy();
    expect(screen.getByText('It was 45.')).toBeTruthy();
    expect(screen.getByText('44 rounds of nine holes since Jan 2026.')).toBeTruthy();
    expect(within(region.getByRole('table')).getAllByRole('row')).toHaveLength(45);
    const status = screen.getByText('rounds stored');
    expect(region.getByRole('table').compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Share this picture' }));
    expect(await screen.findByRole('img', { name: /^Ada Berg: 45 is normal, it was 45\. 44 rounds/ })).toBeTruthy();
  });

  it('takes the pars of a course from the rounds that were stored of it, nines and rounds that ended early too, so that the next export asks nothing (IMPORT-05, IMPORT-O17)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const eighteen = [...pars, ...pars];
    const row = (day: string, from: number, to: number) =>
      [day, 'Fern Valley', ...eighteen.map((par, hole) => (hole + 1 < from || hole + 1 > to ? '' : par + 1))].join(',');
    const rows = [
      `Date,Course,${eighteen.map((_par, hole) => hole + 1).join(',')}`,
      ...[row('2026-05-02', 10, 18), row('2026-05-09', 1, 9), row('2026-05-16', 1, 5)],
    ];
    const first = await openImport(accountId);
    await first.choose(file('season.csv', rows.join('\n')));
    await first.typePars('Fern Valley, 3 rounds', eighteen.join(''));
    await first.user.click(await screen.findByRole('button', { name: 'Store 3 rounds' }));
    expect(await screen.findByText('rounds stored')).toBeTruthy();
    cleanup();
    const next = await openImport(accountId);
    await next.choose(file('next.csv', [...rows, row('2026-06-16', 1, 18)].join('\n')));
    expect(await screen.findByRole('button', { name: 'Store 1 round' })).toBeTruthy();
    expect(screen.getByText('3 more are there already')).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Fern Valley/ })).toBeNull();
  });

  it('offers the pars of a course that a name can mean too, and takes them in one tap (IMPORT-05)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { user, choose, typePars } = await openImport(accountId);
    await choose(file('two.csv', `${sheet}\nAda Berg,2026-06-02,Fern Valley GC - North,5,3,5,4,4,3,4,5,4`));
    await typePars('Fern Valley, 2 rounds');
    await user.click(await screen.findByRole('button', { name: 'Next: Fern Valley GC - North' }));
    await user.click(screen.getByRole('button', { name: 'It is Fern Valley' }));
    expect(await screen.findByRole('button', { name: 'Store 3 rounds' })).toBeTruthy();
  });

  it('lists imports before the products, and tells alike ones apart by their time of day (IMPORT-25)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { call } = await server.asPlayer(accountId);
    const params = { accountId: accountId as never };
    for (const id of [1, 2]) {
      await call('importRounds', {
        params: { ...params, importId: crypto.randomUUID() },
        body: {
          source: 'garmin',
          rounds: [{ round: makeRound({ id, playedOn: '2026-05-02' as never }), isReplacing: false }],
        },
      });
    }
    await openImport(accountId);
    const past = await screen.findByRole('region', { name: 'Imports so far' });
    const products = screen.getByRole('region', { name: 'Where are your rounds now?' });
    expect(past.compareDocumentPosition(products) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(past).getAllByText(/ at \d+:\d\d/)).toHaveLength(2);
    const label = /^Take back the import of 1 round from Garmin Golf, .* at \d+:\d\d/;
    expect(within(past).getAllByRole('button', { name: label })).toHaveLength(2);
    await call('deleteRound', { params: { ...params, roundId: 'round-1' } });
    cleanup();
    await openImport(accountId);
    expect(
      await screen.findByRole('button', { name: /^Take back .* 1 round from Garmin Golf, all changed since, / }),
    ).toBeTruthy();
  });

  it('counts events and not their rows, and leads a coach to the form of the team, which says what scores without rating lack (IMPORT-26, TEAM-05, TEAM-06)', async () => {
    const coach = await server.withRounds([], { username: 'blom-coach' });
    const asCoach = await server.asPlayer(coach.accountId);
    const team = await asCoach.call('createTeam', { body: { name: 'Glen Scores', squads: ['Women'] } });
    const { organizationId } = team;
    const rosterId = team.squads[0]?.rosterId ?? 0;
    const { secret } = await asCoach.call('createTeamLink', {
      params: { organizationId },
      body: { role: 'player', rosterId },
    });
    for (const [firstName, lastName] of [
      ['Ada', 'Berg'],
      ['Carl', 'Dahl'],
    ] as const) {
      const player = await server.makeAccount();
      const { call } = await server.asPlayer(player.accountId);
      await call('updateName', { body: { firstName, lastName, username: `${lastName}-glen`.toLowerCase() } });
      await call('askToJoinTeam', { body: { secret, level: 'enter' } });
      await asCoach.call('answerTeamRequest', {
        params: { organizationId, memberId: player.accountId as never },
        body: { isAccepted: true, rosterId, placeId: null },
      });
    }
    const { user, choose } = await openImport(coach.accountId);
    await choose(
      file('t.csv', 'Glen Spring Cup, May 1-3, 2026\nPlayer,R1,R2,R3\nAda Berg,74,71,73\nCarl Dahl,80,81,X-79\n'),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Unknown course, 6 scores' }), '72');
    expect(screen.getByText("'X-79' is read as 79.")).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Store 6 rounds' }));
    expect(await screen.findByText(/^In the schedules now: 1 event of 2 players\. Change a score/)).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Form of the team' }));
    const today = within(await screen.findByRole('table', { name: 'Today' }));
    expect(today.getByRole('columnheader', { name: /^Player/ }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText(/No course rating in these scores: give par, rating and slope/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'strokes gained in the squad' })).toBeNull();
  });

  it('offers only what is new of the same file, stores of the rest what changed, and is taken back as one step (IMPORT-03, IMPORT-25)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const first = await openImport(accountId);
    await first.choose(file('team.csv', sheet));
    await first.typePars('Fern Valley, 2 rounds');
    await first.user.click(await screen.findByRole('button', { name: 'Store 2 rounds' }));
    expect(await screen.findByText('rounds stored')).toBeTruthy();
    cleanup();
    const { user, choose } = await openImport(accountId);
    await choose(file('team.csv', `${sheet}\nAda Berg,2026-05-16,Fern Valley,4,3,5,4,4,3,4,5,5`));
    const old = await screen.findByText('2 more are there already');
    expect(screen.queryByRole('checkbox', { name: 'Fern Valley, May 9, 2026, Ada Berg' })).toBeNull();
    await user.click(old);
    expect(await screen.findByRole('checkbox', { name: 'Fern Valley, May 9, 2026, Ada Berg' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Store 1 round' }));
    expect(await screen.findByText('2 rounds were there already, and did not change.')).toBeTruthy();
    const past = within(await screen.findByRole('region', { name: 'Imports so far' }));
    await user.click(await past.findByRole('button', { name: /^Take back the import of 2 rounds/ }));
    await user.click(await past.findByRole('button', { name: 'Take back' }));
    expect(await past.findByText('Gone: 2 rounds.')).toBeTruthy();
    const { call } = await server.asPlayer(accountId);
    const { rounds } = await call('listRounds', { params: { accountId: accountId as never }, query: {} });
    expect(rounds).toHaveLength(1);
  });

  it('brings back an import that was taken back by mistake, as one step (IMPORT-25)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { user, choose, typePars } = await openImport(accountId);
    await choose(file('team.csv', sheet));
    await typePars('Fern Valley, 2 rounds');
    await user.click(await screen.findByRole('button', { name: 'Store 2 rounds' }));
    const past = within(await screen.findByRole('region', { name: 'Imports so far' }));
    await user.click(await past.findByRole('button', { name: /^Take back the import of 2 rounds/ }));
    await user.click(await past.findByRole('button', { name: 'Take back' }));
    await user.click(await past.findByRole('button', { name: /^Bring back 2 rounds/ }));
    expect(await past.findByText('Back: 2 rounds.')).toBeTruthy();
    expect(await past.findByRole('button', { name: /^Take back the import of 2 rounds/ })).toBeTruthy();
    expect(past.queryByRole('button', { name: /^Bring back/ })).toBeNull();
    const { call } = await server.asPlayer(accountId);
    const { rounds } = await call('listRounds', { params: { accountId: accountId as never }, query: {} });
    expect(rounds).toHaveLength(2);
  });

  it('offers to take back to whoever made an import and to the player, and to nobody else (IMPORT-25)', async () => {
    const coach = await server.withRounds([], { username: 'taking-coach' });
    const other = await server.withRounds([], { username: 'other-coach' });
    const enteringIds = [coach.accountId, other.accountId];
    const { accountId } = await server.withRounds([], { ...ada, username: 'ada-taken', enteringIds });
    const { call } = await server.asPlayer(coach.accountId);
    await call('importRounds', {
      params: { accountId: accountId as never, importId: crypto.randomUUID() },
      body: {
        source: 'garmin',
        rounds: [{ round: makeRound({ id: 1, playedOn: '2026-05-02' as never }), isReplacing: false }],
      },
    });
    for (const [viewer, offered] of [
      [accountId, 1],
      [coach.accountId, 1],
      [other.accountId, 0],
    ] as const) {
      await openImport(viewer, '/import?player=ada-taken');
      const past = within(await screen.findByRole('region', { name: 'Imports so far' }));
      expect(past.getByText('1 round from Garmin Golf')).toBeTruthy();
      expect(past.queryAllByRole('button', { name: /^Take back/ })).toHaveLength(offered);
      cleanup();
    }
  });

  it('says the par of the round that a file tells while the pars of its holes are typed, and when they add up to another (IMPORT-05)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { choose, typePars } = await openImport(accountId);
    const holes = pars.map((par, index) => ({ holeId: index + 1, noOfShots: par, putts: 1, shots: [] }));
    const round = { roundId: 7, courseVersion: 1, courseName: 'Fern Valley', startTime: '2026-05-02', noOfHoles: 9 };
    await choose(file('a.json', JSON.stringify({ ...round, noOfShots: 36, overUnder: 0, holes })));
    await typePars('Fern Valley, 1 round', '444444444');
    expect(screen.getByText('1 round. The file says par 36.')).toBeTruthy();
    await typePars('Fern Valley, 1 round', '5');
    expect(screen.getByText(/The file says par 36\. Your pars add up to 37: please check them\.$/)).toBeTruthy();
  });

  it('says of Arccos rounds whose clubs were read wrongly that the same files correct them, which replaces these rounds (IMPORT-O11)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const { call } = await server.asPlayer(accountId);
    const store = (source: 'arccos' | 'garmin', id: number, club: 'iron6' | 'iron7') => {
      const round = makeRound({ id, playedOn: '2026-05-02' as never });
      const holes = round.holes.map((hole) => ({ ...hole, shots: [{ lie: 'tee' as const, club }] }));
      return call('importRounds', {
        params: { accountId: accountId as never, importId: crypto.randomUUID() },
        body: { source, rounds: [{ round: { ...round, holes }, isReplacing: false }] },
      });
    };
    await store('garmin', 1, 'iron6');
    await openImport(accountId);
    expect(await screen.findByText('1 round from Garmin Golf')).toBeTruthy();
    expect(screen.queryByText(/^The clubs of these rounds/)).toBeNull();
    cleanup();
    await store('arccos', 2, 'iron6');
    await openImport(accountId);
    expect(await screen.findByText(/^The clubs of these rounds .* Import the same files again/)).toBeTruthy();
    expect((await store('arccos', 2, 'iron7')).outcomes).toMatchObject([{ outcome: 'replaced' }]);
  });

  it('asks what to do with a round that looks like one already there (IMPORT-03)', async () => {
    const stored = makeRound({ id: 1, playedOn: '2026-05-02' as never });
    const score = stored.holes.reduce((sum, hole) => sum + (hole.score ?? 0), 0);
    const { accountId } = await server.withRounds([{ ...stored, course: { name: 'Fern Valley' } }]);
    const holes = stored.holes.map((hole) => hole.score);
    const heads = stored.holes.map(({ hole }) => hole);
    const { user, choose, typePars } = await openImport(accountId);
    await choose(
      file(
        'own.csv',
        [`Date,Course,${heads.join(',')},Total`, `2026-05-02,Fern Valley GC,${holes.join(',')},${score}`].join('\n'),
      ),
    );
    await typePars('Fern Valley GC, 1 round', '4'.repeat(heads.length));
    const choice = await screen.findByRole('combobox', { name: 'You have a round like this of that day' });
    expect(screen.getByText(/1 for your answer/)).toBeTruthy();
    await user.selectOptions(choice, 'Replace mine');
    await user.click(await screen.findByRole('button', { name: 'Store 1 round' }));
    expect(await screen.findByText('round stored')).toBeTruthy();
    const { call } = await server.asPlayer(accountId);
    const { rounds } = await call('listRounds', { params: { accountId: accountId as never }, query: {} });
    expect(rounds.map(({ roundId, courseName }) => [roundId, courseName])).toEqual([['round-1', 'Fern Valley GC']]);
  });

  it('takes the rounds out of a zip, leaves the rest of it alone, and says of a file that cannot be read what it was taken for (IMPORT-01, IMPORT-17)', async () => {
    const { accountId } = await server.withRounds([]);
    const { choose, found } = await openImport(accountId);
    const zip = zipSync({
      'export/rounds.csv': bytes(sheet),
      'export/steps.json': bytes('{"steps":[1,2,3]}'),
      'export/photo.jpg': bytes('not a picture'),
    });
    await choose(
      file('all.zip', zip),
      file('broken.csv', 'date,course name,hole number,hole par,total strokes\n2026-05-01,Fern Valley,,4,5\n'),
      file('broken.zip', zip.slice(0, 60)),
    );
    expect(await found()).toMatch(/^3 round/);
    expect(screen.getByText(/2 other files left out/)).toBeTruthy();
    const refused = within(screen.getByRole('region', { name: 'Files that could not be read' }));
    const [zipRow, csvRow] = refused.getAllByRole('listitem').map((row) => row.textContent);
    expect(zipRow).toMatch(/^broken\.zip/);
    expect(csvRow).toMatch(/^broken\.csvThis looks like a Golf Pad file of holes, but row 2 has no hole number/);
  });

  it('stores the rounds of a team’s sheet for each member whose name fits, and for those who are chosen (IMPORT-09, IMPORT-26)', async () => {
    const coach = await server.withRounds([], { username: 'cleo-coach' });
    const enteringIds = [coach.accountId];
    const member = await server.withRounds([], { ...ada, username: 'ada-berg', enteringIds });
    const other = await server.withRounds([], { firstName: 'Karl', lastName: 'Thal', username: 'karl', enteringIds });
    const { user, choose, typePars } = await openImport(coach.accountId);
    await choose(file('team.csv', sheet));
    const whose = within(await screen.findByRole('region', { name: 'Whose rounds are these?' }));
    const shown = (name: string) => whose.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text;
    expect([shown('Ada Berg, 2 rounds'), shown('Carl Dahl, 1 round')]).toEqual(['Ada Berg', 'Nobody: leave out']);
    await typePars('Fern Valley, 2 rounds');
    expect(await screen.findByText('2 rounds ready.')).toBeTruthy();
    await user.selectOptions(whose.getByRole('combobox', { name: 'Carl Dahl, 1 round' }), 'Karl Thal');
    expect(await screen.findByText('3 rounds ready for 2 players.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Store 3 rounds' }));
    const stored = within(await screen.findByRole('list', { name: 'Whose rounds were stored' }));
    expect(stored.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ada Berg2 rounds',
      'Karl Thal1 round',
    ]);
    for (const [accountId, count] of [
      [member.accountId, 2],
      [other.accountId, 1],
      [coach.accountId, 0],
    ] as const) {
      const { call } = await server.asPlayer(accountId);
      const { rounds } = await call('listRounds', { params: { accountId: accountId as never }, query: {} });
      expect(rounds).toHaveLength(count);
      expect(rounds.map(({ origin }) => origin)).toEqual(rounds.map(() => 'worksheet'));
    }
    cleanup();
    await openImport(coach.accountId);
    const past = within(await screen.findByRole('region', { name: 'Imports for others so far' }));
    expect(past.getByText('Ada Berg, Karl Thal')).toBeTruthy();
    await user.click(
      past.getByRole('button', { name: 'Take back the import of 3 rounds of 2 players from a worksheet' }),
    );
    await user.click(past.getByRole('button', { name: 'Take back' }));
    expect(await past.findByText('Gone: 3 rounds.')).toBeTruthy();
    await user.click(await past.findByRole('button', { name: 'Bring back 3 rounds of 2 players from a worksheet' }));
    expect(await past.findByText('Back: 3 rounds.')).toBeTruthy();
  });

  it('means with a name of a sheet whom it meant in the sheet before on this device (IMPORT-26)', async () => {
    const coach = await server.withRounds([], { username: 'kates-coach' });
    const enteringIds = [coach.accountId];
    await server.withRounds([], { firstName: 'Katie', lastName: 'Thal', username: 'katie', enteringIds });
    const shown = async () => {
      const opened = await openImport(coach.accountId);
      await opened.choose(file('team.csv', sheet.replaceAll('Carl Dahl', 'K. T.')));
      const chosen = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'K. T., 1 round' });
      return { ...opened, chosen };
    };
    const { user, chosen } = await shown();
    expect(chosen.selectedOptions[0]?.text).toBe('Nobody: leave out');
    await user.selectOptions(chosen, 'Katie Thal');
    await waitFor(() => expect(chosen.selectedOptions[0]?.text).toBe('Katie Thal'));
    cleanup();
    expect((await shown()).chosen.selectedOptions[0]?.text).toBe('Katie Thal');
  });

  it('keeps scores without holes as the results of a tournament, once its par is known, and offers them once; scores that were typed stay (IMPORT-15)', async () => {
    const { accountId } = await server.withRounds([], ada);
    const totals = 'Fern Valley Invitational, May 2-3, 2026\nPlayer,R1,R2\nAda Berg,74,71\nCarl Dahl,80,WD\n';
    const importTotals = async () => {
      const opened = await openImport(accountId);
      await opened.choose(file('totals.csv', totals));
      return opened;
    };
    const { user } = await importTotals();
    expect(await screen.findByText("Row 4: Carl Dahl, round 2: 'WD' is no score.")).toBeTruthy();
    expect(screen.getByText(/· 1 cell left out$/)).toBeTruthy();
    await user.type(await screen.findByRole('textbox', { name: 'Unknown course, 2 scores' }), '72 73.9 134');
    await user.click(await screen.findByRole('button', { name: 'Store 2 rounds' }));
    expect(await screen.findByText('In the schedule now: 1 event. Change a score in the schedule.')).toBeTruthy();
    const { call } = await server.asPlayer(accountId);
    const params = { accountId: accountId as never };
    const { tournaments } = await call('getPastTournaments', { params, query: { timeZoneOffsetMinutes: 0 } });
    expect(tournaments).toMatchObject([
      { name: 'Fern Valley Invitational', dateStarted: '2026-05-02', totalScoreWithPar: { formatted: '145 (+1)' } },
    ]);
    cleanup();
    await importTotals();
    expect(await screen.findByText('2 more are there already')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Unknown course/ })).toBeNull();
    const [event] = await call('getScheduleEvents', { params });
    const { tournamentId } = event?.tournament ?? { tournamentId: '' };
    const tee = { par: 72, courseRating: 73.9, slopeRating: 134 };
    expect(event?.result?.rounds).toMatchObject([
      { score: 74, playedOn: '2026-05-02', ...tee },
      { score: 71, playedOn: '2026-05-03', ...tee },
    ]);
    const rounds = event?.result?.rounds.map((round, index) => ({ ...round, score: round.score - index })) ?? [];
    await call('updateScheduleEvent', {
      params: { ...params, tournamentId },
      body: { result: { ...event?.result, rounds } as never },
    });
    cleanup();
    const other = await openImport(accountId);
    await other.choose(file('totals.csv', totals));
    expect(await screen.findByText('The schedule has 70')).toBeTruthy();
    expect(screen.getByText('The schedule has it as it is')).toBeTruthy();
    await other.user.type(await screen.findByRole('textbox', { name: 'Unknown course, 2 scores' }), '72');
    await other.user.click(await screen.findByRole('button', { name: 'Store 2 rounds' }));
    expect(
      await screen.findByText(/^The schedule has other scores, which stayed: Fern Valley Invitational\./),
    ).toBeTruthy();
  });

  it('keeps scores of a player for whom one may enter rounds, and asks in one tap who only lets themselves be seen (IMPORT-26, TEAM-27)', async () => {
    const coach = await server.withRounds([], { firstName: 'Dana', lastName: 'Coach', username: 'dana-scores' });
    const member = await server.withRounds([], { ...ada, username: 'ada-scores', enteringIds: [coach.accountId] });
    const carl = { firstName: 'Carl', lastName: 'Dahl', username: 'carl-scores', seeingIds: [coach.accountId] };
    const other = await server.withRounds([], { ...carl, birthYear: 1990 });
    const { user, choose } = await openImport(coach.accountId);
    await choose(
      file('t.csv', 'Fern Valley Invitational, May 2-3, 2026\nPlayer,R1,R2\nAda Berg,74,71\nCarl Dahl,80,81\n'),
    );
    expect(await screen.findAllByText('Left out: no player of this name lets you enter rounds')).toHaveLength(2);
    expect(screen.queryByText(/^Choose above/)).toBeNull();
    await user.type(await screen.findByRole('textbox', { name: /^Unknown course/ }), '72');
    await user.click(await screen.findByRole('button', { name: 'Ask Carl Dahl' }));
    expect(await screen.findByText('Carl Dahl is asked.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Store 2 rounds' }));
    expect(await screen.findByText(/^In the schedules now: 1 event of 1 player\./)).toBeTruthy();
    expect(screen.getByText('Left out, as nobody was chosen for them: Carl Dahl.')).toBeTruthy();
    const { call } = await server.asPlayer(member.accountId);
    const params = { accountId: member.accountId as never };
    expect((await call('getScheduleEvents', { params }))[0]?.result?.rounds).toHaveLength(2);
    cleanup();
    const answering = await server.open('/account/new', { as: other.accountId });
    const notice = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(notice.getByText('Dana Coach asks to enter rounds and scores for you')).toBeTruthy();
    await answering.user.click(notice.getByRole('button', { name: 'Allow' }));
    expect((await notice.findByRole('status')).textContent).toBe('Allowed.');
    cleanup();
    const again = await openImport(coach.accountId);
    await again.choose(file('t.csv', 'Fern Valley Open, May 9-10, 2026\nPlayer,R1,R2\nCarl Dahl,80,81\n'));
    await screen.findByRole('region', { name: 'Whose rounds are these?' });
    expect(screen.queryByRole('button', { name: 'Ask Carl Dahl' })).toBeNull();
    cleanup();
    await server.open('/account/new', { as: coach.accountId });
    expect(await screen.findByText('Carl Dahl lets you enter rounds and scores')).toBeTruthy();
  });

  it('asks all who only let themselves be seen in one tap, knows it after a reload, and takes who allows it without the file again (IMPORT-26, TEAM-27)', async () => {
    const coach = await server.withRounds([], { firstName: 'Dana', lastName: 'Coach', username: 'dana-all' });
    const seen = (firstName: string, lastName: string) =>
      server.withRounds([], {
        ...{ firstName, lastName, username: `${firstName.toLowerCase()}-all`, birthYear: 1990 },
        seeingIds: [coach.accountId],
      });
    const [ana, bea] = [await seen('Ana', 'Lima'), await seen('Bea', 'Moss')];
    const grid = 'Fern Valley Invitational, May 2-3, 2026\nPlayer,R1,R2\nAna Lima,74,71\nBea Moss,80,81\n';
    const first = await openImport(coach.accountId);
    await first.choose(file('grid.csv', grid));
    await first.user.click(await screen.findByRole('button', { name: 'Ask all 2' }));
    expect(await screen.findByText('2 players asked.')).toBeTruthy();
    cleanup();

    const { user, choose } = await openImport(coach.accountId);
    await choose(file('grid.csv', grid));
    expect(await screen.findByText('Ana Lima is asked.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
    const allow = (player: typeof ana) =>
      player.call('updateCircleLevel', { params: { memberId: coach.accountId as never }, body: { level: 'enter' } });
    const targetOf = (name: string) =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: `${name}, 2 rounds` }).value;
    await allow(ana);
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('Ana Lima lets you enter now.')).toBeTruthy();
    expect([targetOf('Ana Lima'), targetOf('Bea Moss')]).toEqual([String(ana.accountId), '']);
    await user.type(await screen.findByRole('textbox', { name: /^Unknown course/ }), '72');
    await allow(bea);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('Bea Moss lets you enter now.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Store 4 rounds' }));
    expect(await screen.findByText(/^In the schedules now: 1 event of 2 players\./)).toBeTruthy();
  });

  it('leaves out days that have not come, as of a sheet whose day and month were swapped (IMPORT-02)', async () => {
    const { accountId } = await server.withRounds([]);
    const { choose } = await openImport(accountId);
    await choose(
      file(
        'plan.csv',
        `Date,Course,${pars.map((_par, hole) => hole + 1).join(',')}\n2036-05-02,Fern Valley,${pars.join(',')}`,
      ),
    );
    expect(await screen.findByText(/^This day has not come yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Store 0 rounds' }).disabled).toBe(true);
  });

  it('reads columns that nobody could guess as they are chosen, and the next file with the same heads like it (IMPORT-15)', async () => {
    const { accountId } = await server.withRounds([]);
    const unknown = (day: string) =>
      file('own.csv', ['Wann,Loch,Par,Wert', ...pars.map((par, hole) => `${day},${hole + 1},${par},5`)].join('\n'));
    const { user, choose, found } = await openImport(accountId);
    await choose(unknown('2026-05-02'));
    const pick = async (column: string, meaning: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name: column }), meaning);
    await pick('Wann', 'Day');
    await pick('Loch', 'Hole');
    await pick('Wert', 'Score');
    await waitFor(async () => expect(await found()).toMatch(/^1 round/));
    expect(await screen.findByRole('button', { name: 'Store 1 round' })).toBeTruthy();
    cleanup();
    const again = await openImport(accountId);
    await again.choose(unknown('2026-05-09'));
    expect(await again.found()).toMatch(/^1 round/);
    expect(screen.getByText(/May 9, 2026/)).toBeTruthy();
  });

  it('leads through the holes whose strokes do not add up, and back to the rounds (IMPORT-04)', async () => {
    const { accountId } = await server.withRounds([], { username: 'ada-berg' });
    const strokes = pars.flatMap((par, hole) => [
      `2026-05-02,Fern Valley,${hole + 1},${par},4,1,tee,380`,
      ...(hole < 2 ? [] : [`2026-05-02,Fern Valley,${hole + 1},${par},4,2,green,5`]),
    ]);
    const { user, choose } = await openImport(accountId);
    await choose(file('s.csv', ['Date,Course,Hole,Par,Hole Score,Stroke,Lie,Distance', ...strokes].join('\n')));
    await user.click(await screen.findByRole('button', { name: 'Store 1 round' }));
    const complete = await screen.findByRole('link', { name: 'Complete Fern Valley, May 2, 2026' });
    expect(screen.getByText(/9 holes/)).toBeTruthy();
    await user.click(complete);
    const bar = within(await screen.findByRole('complementary', { name: 'Complete this round' }));
    expect(bar.getByRole('status').textContent).toMatch(
      /^9 holes lack strokes or a score\. Hole 1 has 1 of its 4 strokes\.$/,
    );
    expect(bar.getByRole('link', { name: 'My Rounds' })).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Go to hole 2' }));
    expect(await bar.findByRole('button', { name: 'Go to hole 3' })).toBeTruthy();
  });

  it('is opened for a player for whom one may enter rounds, and for nobody else (IMPORT-26)', async () => {
    const coach = await server.withRounds([], { username: 'cleo' });
    await server.withRounds([], {
      username: 'anna',
      firstName: 'Anna',
      lastName: 'Berg',
      enteringIds: [coach.accountId],
    });
    const { app, pathname } = await openImport(coach.accountId, '/import?player=anna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Import rounds for Anna Berg' })).toBeTruthy();
    await app.router.navigate({ href: '/import?player=ingrid-solberg' });
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });
});
