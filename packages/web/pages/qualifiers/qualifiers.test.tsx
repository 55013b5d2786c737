import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeQualifier } from '../../testing/qualifiers.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const coach = demo.coach.accountId;
const organizationId = 1;
const PLAYER = demo.privatePlayer.accountId;

const region = async (name: string) => within(await screen.findByRole('region', { name }));

const rowOf = async (name: string) =>
  within((await screen.findAllByRole('row', { name: new RegExp(name) }))[0] as HTMLElement);

describe('the qualifiers of a team', () => {
  it('are a tap from the page of the team, and a new one is opened in two: event and Open (TEAM-08)', async () => {
    const { user, pathname } = await server.open('/team/harrow-glen', { as: coach });
    await user.click(await screen.findByRole('link', { name: 'Qualifiers' }));
    expect(await screen.findByText('Squad confirmed')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Start a qualifier' }));
    const events = await screen.findByRole('group', { name: 'For which event?' });
    const [event] = within(events).getAllByRole('radio');
    await user.click(event as HTMLElement);
    const sentence = (await region('The rule in words')).getByText(/A tie goes to/).closest('p')?.textContent;
    expect(sentence).toMatch(
      /^Two rounds for the .+ at Harrow Glen University Course, .+ The four best totals to par and one pick travel/,
    );
    await user.click(screen.getByRole('button', { name: 'Open the qualifier' }));
    expect(await screen.findByText('No scores yet.')).toBeTruthy();
    expect(pathname()).toMatch(/^\/teams\/1\/qualifiers\/[\w-]{36}$/);
    const rule = screen.getByRole('region', { name: 'The rule.' }).textContent;
    expect(rule).toContain(sentence);
  });

  it('are not open to strangers, unless a coach publishes one (TEAM-23)', async () => {
    const { address, change } = await makeQualifier(server, 'Published', [70]);
    await server.open(address);
    expect(await screen.findByText('This qualifier is not open to you.')).toBeTruthy();
    cleanup();
    await change({ kind: 'publish', isPublished: true });
    await server.open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Published qualifier' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Type the scores' })).toBeNull();
  });
});

describe('the board of a qualifier', () => {
  it('opens a total to its rounds, and has the other rule one tap away (TEAM-10, TEAM-11)', async () => {
    const { address, names } = await makeQualifier(server, 'Board', [70, 72, 73, 75, 80]);
    const { user } = await server.open(address, { as: coach });
    await user.click((await rowOf(names[0] ?? '')).getByRole('button', { name: /^−2, rounds of/ }));
    const opened = within(screen.getByRole('table', { name: `Rounds of ${names[0] ?? ''}` }));
    expect(opened.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['70', '−2', '74.6', '−4.6']);
    expect(screen.getByText('is the line. ', { exact: false }).textContent).toMatch(/^is the line\. .+ holds it\./);
    await user.click(screen.getByRole('radio', { name: 'Score minus rating' }));
    expect((await rowOf(names[0] ?? '')).getByRole('button', { name: /^−4\.6, rounds of/ })).toBeTruthy();
  });

  it('lets a player call the own score right or not right, and shows nobody else’s buttons (TEAM-31)', async () => {
    const { address } = await makeQualifier(server, 'Own', [70, 72]);
    const { user } = await server.open(address, { as: PLAYER });
    const own = await region('Your scores');
    expect(own.getByText(/^Round 1 at Pine Hollow: 70 \(−2\), typed by Dana Whitfield/)).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Not right: round 1' }));
    await user.type(own.getByRole('textbox', { name: /^What was it\?/ }), '71');
    await user.click(own.getByRole('button', { name: 'Tell the coaches' }));
    expect(await own.findByText('You said: not right. Your coaches know.')).toBeTruthy();
    cleanup();
    await server.open(`${address}/scores`, { as: coach });
    expect(await screen.findByText(/The player says 71\./)).toBeTruthy();
  });
});

describe('rounds beside the board', () => {
  /** So that it joins no qualifier of the tests that follow. */
  const removeRound = async (roundId: string) =>
    (await server.asPlayer(PLAYER)).call('deleteRound', { params: { accountId: PLAYER, roundId } });

  it('takes a card that others have kept into the own rounds with one tap (TEAM-31)', async () => {
    const { address, params, call } = await makeQualifier(server, 'Kept');
    const strokes = Array.from({ length: 18 }, (_, hole) => (hole === 0 ? 5 : 4));
    await call('keepQualifierCards', {
      params,
      body: {
        ...{ phoneId: crypto.randomUUID(), taps: 18 },
        cards: [
          {
            ...{ entrantId: `p${PLAYER}`, round: 0, course: 0, isWithdrawn: false, answer: null },
            ...{ strokes, pars: strokes.map(() => 4) },
          },
        ],
      },
    });
    const { user } = await server.open(address, { as: PLAYER });
    const own = await region('Your scores');
    await user.click(await own.findByRole('button', { name: 'Add to my rounds: round 1' }));
    expect(await own.findByText(/73 \(\+1\), your card$/)).toBeTruthy();
    expect(own.queryByRole('button', { name: 'Add to my rounds: round 1' })).toBeNull();
    await removeRound(`q-${params.qualifierId}-1`);
  });

  it('asks a coach why a round on another course counts, and counts it then (TEAM-31, TEAM-09)', async () => {
    const { address, params, names, call } = await makeQualifier(server, 'Elsewhere');
    const { today } = await call('getQualifier', { params });
    const roundId = 'elsewhere';
    const holes = Array.from({ length: 18 }, (_, index) => ({ hole: index + 1, par: 4, score: 4 }));
    await (await server.asPlayer(PLAYER)).call('putRound', {
      params: { accountId: PLAYER, roundId },
      query: {},
      body: {
        ...{ format: 'strokebook.round/1', roundId, playedOn: today, type: 'qualifier', status: 'completed' },
        ...{ holeCount: 18, course: { name: 'Knollwood', tee: { name: 'Black', rating: 75.4 } }, holes },
      },
    });
    const { user } = await server.open(address, { as: coach });
    const waiting = await region('Not counted');
    expect(waiting.getByText('Knollwood, Black, par 72, rating 75.4')).toBeTruthy();
    await user.click(waiting.getByRole('button', { name: `Count it, with a reason: ${names[0]}` }));
    await user.click(waiting.getByRole('button', { name: 'Count it' }));
    expect(waiting.getByRole('alert').textContent).toMatch(/^Say why it counts/);
    await user.type(waiting.getByRole('textbox'), 'Pine Hollow was closed');
    await user.click(waiting.getByRole('button', { name: 'Count it' }));
    expect(await (await rowOf(names[0] ?? '')).findByRole('button', { name: /^E, rounds of/ })).toBeTruthy();
    await removeRound(roundId);
  });
});

describe('the grid of scores', () => {
  it('takes scores by keyboard, echoes what they mean, and goes to the next player with Enter (TEAM-31, TEAM-26)', async () => {
    const { address, names } = await makeQualifier(server, 'Grid');
    const { user } = await server.open(`${address}/scores`, { as: coach });
    const [first = '', second = ''] = names.map((name) => `${name}, round 1`);
    await user.click(await screen.findByRole('textbox', { name: first }));
    await user.keyboard('+4');
    expect(screen.getByText('is 76, +4')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: second }));
    await user.keyboard('120{Enter}');
    expect(screen.getByText('120? Enter again')).toBeTruthy();
    await user.keyboard('{Escape}w{Enter}');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: second }).value).toBe('WD'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: first }).value).toBe('76');
    expect(screen.getAllByText('Dana Whitfield').length).toBeGreaterThan(1);
  });

  it('tells the second of two coaches, who types over no score that they have not read (TEAM-25)', async () => {
    const { address, names, change } = await makeQualifier(server, 'Two coaches');
    const { user } = await server.open(`${address}/scores`, { as: coach });
    const cell = await screen.findByRole('textbox', { name: `${names[0] ?? ''}, round 1` });
    const [entrantId] = (
      await (
        await server.asPlayer(coach)
      ).call('getQualifier', { params: { organizationId, qualifierId: address.split('/').at(-1) ?? '' } })
    ).people.map((one) => one.entrantId);
    await change({
      kind: 'scores',
      scores: [{ entrantId: entrantId ?? '', round: 0, course: 0, result: { kind: 'score', strokes: 74 }, seen: null }],
      why: null,
    });
    await user.click(cell);
    await user.keyboard('75{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Another coach typed a score here since you began.');
    await waitFor(() => expect((cell as HTMLInputElement).value).toBe('74'));
  });

  it('shows pasted rows with what would be stored before anything is, and stores what is new (TEAM-31)', async () => {
    const { address, names } = await makeQualifier(server, 'Pasted', [70]);
    const { user } = await server.open(`${address}/scores`, { as: coach });
    const turned = (name: string) => name.split(' ').toReversed().join(', ');
    await user.click(await screen.findByRole('textbox', { name: 'Rows of a sheet' }));
    await user.paste(`Name\tR1\n${turned(names[0] ?? '')}\t70\n${turned(names[1] ?? '')}\t+4\nNobody At All\t80`);
    const rows = within(screen.getByRole('table', { name: 'pasted scores' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      'Same',
      'New',
      'Left out',
    ]);
    await user.click(screen.getByRole('button', { name: 'Store 1 score' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: `${names[1] ?? ''}, round 1` }).value).toBe('76'),
    );
  });
});

describe('the selection', () => {
  it('is filled in by score, asks the reason of a pick, and is frozen with a change that needs one (TEAM-12)', async () => {
    const { address, names } = await makeQualifier(server, 'Selected', [80, 70, 71, 73, 74]);
    const { user } = await server.open(address, { as: coach });
    await user.click(await screen.findByRole('button', { name: 'Close the qualifier' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Close the qualifier?' })).getByRole('button', {
        name: 'Close the qualifier',
      }),
    );
    await user.click(await screen.findByRole('link', { name: 'Select the squad' }));
    const byScore = await region('By score');
    const ticked = byScore.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(ticked).toHaveLength(2);
    const pick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: `Pick ${names[0] ?? ''}` });
    await user.click(pick());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(pick().checked).toBe(false);
    await user.click(pick());
    await user.click(screen.getByRole('button', { name: 'Confirm and tell 6 players' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Each pick, and each player left out, needs a line of reason.',
    );
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^Why ${names[0] ?? ''}`) }), 'Knows the course');
    await user.click(screen.getByRole('button', { name: 'Show the notices' }));
    const notices = await region('What each player reads');
    expect((await notices.findByText(/^You travel\. 5th, \+8/)).textContent).not.toContain('Knows the course');
    await user.click(screen.getByRole('button', { name: 'Confirm and tell 6 players' }));
    expect(await screen.findByRole('button', { name: 'Change, with a reason' })).toBeTruthy();
    cleanup();
    await server.open(address, { as: PLAYER });
    const own = await region('For you');
    expect(own.getByText('You travel.')).toBeTruthy();
    expect(own.getByText('You are a coach’s pick.')).toBeTruthy();
    expect(screen.queryByText(/Knows the course/)).toBeNull();
    cleanup();
    await server.open('/account/new', { as: PLAYER });
    expect(await screen.findByText(/^Selected: You travel\. 5th, \+8/)).toBeTruthy();
  });
});

describe('the tee sheet', () => {
  it('is made from the list by a coach, who moves a player with the arrows, and is read by the team (TEAM-32)', async () => {
    const { address, names } = await makeQualifier(server, 'Tee times');
    const { user } = await server.open(`${address}/tees`, { as: coach });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Players in a group' }), '3');
    await user.click(screen.getByRole('button', { name: 'Make the groups' }));
    await user.click(screen.getByRole('button', { name: `${names[2] ?? ''} later` }));
    await user.click(screen.getByRole('button', { name: 'Save the tee sheet' }));
    expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
    cleanup();
    await server.open(`${address}/tees`, { as: PLAYER });
    const [, ...rows] = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `09:001${names.slice(0, 2).join(', ')}`,
      `09:101${names.slice(2).join(', ')}`,
    ]);
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});
