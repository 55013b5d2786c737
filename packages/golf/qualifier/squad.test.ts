import { accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { describe, expect, it } from 'vitest';
import { answersWith, changed, coach, opened, pineHollow, tryChange, withScores } from '../testing/qualifiers.ts';
import type { Qualifier, Squad } from './qualifier.ts';
import { replaceAccount } from './replace-account.ts';
import { movedBy, qualifierView, type QualifierReader } from './qualifier-view.ts';

const nameOf = (id: string) => id;
const scores = { A: ['70'], B: ['72'], C: ['73'], D: ['73'], E: ['76'], F: ['77'] };
const rounds = [{ playedOn: calendarDay('2026-10-08'), courses: [pineHollow] }];

/** A has an exemption; of the three places by score one is A's, so that B has one and C and D are level for the last. */
function closed(): Qualifier {
  const answers = answersWith(Object.keys(scores), { rounds, placesByScore: 3, picks: 1 });
  const entrants = answers.entrants.map((one) => ({ ...one, exemption: one.entrantId === 'A' ? 'Winner' : null }));
  return changed(withScores(opened({ ...answers, entrants }), scores), { kind: 'close' });
}
const squad = (changes: Partial<Squad> = {}): Squad => ({
  ...{ byScore: ['A', 'B', 'C'], leftOut: [], alternates: ['D'], words: [{ entrantId: 'D', text: 'Be ready.' }] },
  picks: [{ entrantId: 'E', reason: 'Last round', isTold: true }],
  ...changes,
});
const confirm = (changes: Partial<Squad> = {}, reason: string | null = null) =>
  ({ kind: 'squad', squad: squad(changes), reason }) as const;
const view = (qualifier: Qualifier, reader: QualifierReader) =>
  qualifierView(qualifier, reader, { nameOf, shortNameOf: nameOf, authorOf: () => 'Dana' }, calendarDay('2026-10-09'));

describe('an account that ends', () => {
  it('leaves its results as those of a former member, without what coaches wrote about the person (TEAM-22)', () => {
    const confirmed = changed(
      closed(),
      confirm({
        words: [
          { entrantId: 'E', text: 'To E' },
          { entrantId: 'D', text: 'To D' },
        ],
      }),
    );
    const id = accountIdOf(5);
    const after = replaceAccount(confirmed, id, null);
    expect(JSON.stringify(after)).not.toMatch(/"accountId":5\b|Last round"|To E/);
    expect(JSON.stringify(after)).toContain('To D');
    const rows = (qualifier: Qualifier) => view(qualifier, { kind: 'public' }).boards.chosen.rows;
    expect(rows(after)).toEqual(rows(confirmed));
    expect(replaceAccount(replaceAccount(confirmed, id, accountIdOf(77)), accountIdOf(77), id)).toEqual(confirmed);
    expect(JSON.stringify(replaceAccount(confirmed, coach, null))).not.toContain(`"by":${coach}`);
  });
});

describe('the squad of a qualifier', () => {
  it('is filled in by score, with a tie for the last place left to the coach (TEAM-12)', () => {
    expect(view(closed(), { kind: 'coach' }).desk?.proposal).toEqual({
      byScore: ['A', 'B'],
      tied: ['C', 'D'],
      alternates: ['E', 'F'],
    });
  });

  it('passes nobody over who is better placed without a reason, and takes either of two who are level (TEAM-12)', () => {
    const refusal = (changes: Partial<Squad>) => tryChange(closed(), confirm(changes)).refusal;
    expect(refusal({})).toBeUndefined();
    expect(refusal({ byScore: ['A', 'B', 'D'], alternates: ['C'], words: [] })).toBeUndefined();
    expect(refusal({ byScore: ['A', 'C', 'D'], alternates: [] })).toBe(
      'A better placed player stays at home: give the reason, or take them.',
    );
    expect(
      refusal({ byScore: ['A', 'C', 'D'], alternates: [], leftOut: [{ entrantId: 'B', reason: 'Exam' }] }),
    ).toBeUndefined();
    expect(refusal({ byScore: ['B', 'C', 'D'], alternates: [] })).toBe(
      'An exempt player travels, or is left out with a reason.',
    );
    expect(refusal({ byScore: ['A', 'B'] })).toBe(
      'A place by score is free, and a player has it: take them, or give a reason.',
    );
    expect(refusal({ byScore: ['A', 'B', 'C', 'D'], alternates: [] })).toBe('There are 3 places by score.');
    expect(refusal({ picks: [{ entrantId: 'E', reason: ' ', isTold: false }] })).toBe(
      'Each pick, and each player left out, needs a line of reason.',
    );
    expect(refusal({ alternates: ['E'] })).toBe('A player is in the squad twice.');
    expect(tryChange(withScores(opened(answersWith(['A', 'B'])), { A: ['70'] }), confirm()).refusal).toMatch(
      /^Close the qualifier first/,
    );
  });

  it('is frozen when it is confirmed; a later change needs a reason, is logged, and is told to those whom it moves (TEAM-12)', () => {
    const confirmed = changed(closed(), confirm());
    expect([confirmed.state, confirmed.squad?.byScore]).toEqual(['selected', ['A', 'B', 'C']]);
    const injury = {
      byScore: ['A', 'B', 'D'],
      alternates: ['F'],
      leftOut: [{ entrantId: 'C', reason: 'Hurt' }],
      words: [],
    };
    expect(tryChange(confirmed, confirm(injury)).refusal).toBe('The squad is confirmed: say why it changes.');
    const after = changed(confirmed, confirm(injury, 'C is hurt'));
    expect(after.squad).toEqual(confirmed.squad);
    expect(view(after, { kind: 'player', entrantId: null }).changes).toMatchObject([
      { text: 'D travels; C does not travel', reason: 'C is hurt' },
    ]);
    expect(movedBy(confirmed, after, nameOf)).toEqual(['C', 'D', 'F']);
    const again = withRefusal(
      tryChange(after, {
        kind: 'scores',
        scores: [{ entrantId: 'A', round: 0, course: 0, result: null }],
        reason: 'x',
      }),
    );
    expect(again).toBe('The squad is confirmed: scores no longer change.');
  });

  it('tells each player the own line only: place, distance to the line, what it means, the coach’s word (TEAM-12)', () => {
    const confirmed = changed(closed(), confirm());
    const line = (entrantId: string) => view(confirmed, { kind: 'player', entrantId }).ownLine;
    expect(line('D')).toEqual({
      ...{ travels: false, headline: '3rd', standing: '+1.', meaning: 'You are first alternate. The pick is E.' },
      ...{ word: 'Be ready.', reason: '' },
    });
    expect(line('F')).toMatchObject({
      headline: '6th',
      standing: '+5, four behind the last place by score.',
      word: '',
    });
    expect(line('E')).toMatchObject({
      headline: 'You travel.',
      meaning: 'You are a coach’s pick.',
      reason: 'Last round',
    });
    const untold = changed(closed(), confirm({ picks: [{ entrantId: 'E', reason: 'Last round', isTold: false }] }));
    const readers: readonly QualifierReader[] = [
      ...['A', 'E', 'F'].map((entrantId) => ({ kind: 'player' as const, entrantId })),
      { kind: 'public' },
    ];
    for (const reader of readers) expect(JSON.stringify(view(untold, reader))).not.toMatch(/Last round"|Be ready/);
    expect(JSON.stringify(view(untold, { kind: 'coach' }))).toMatch(/Last round".*Be ready/);
  });
});

const withRefusal = ({ refusal }: { readonly refusal?: string | undefined }) => refusal;
