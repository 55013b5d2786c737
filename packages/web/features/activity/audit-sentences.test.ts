import { auditKinds } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { auditDetails, auditSentences } from './audit-sentences.ts';

describe('the words of the trail', () => {
  it('are there for every kind, each its own, and show no word of the code', () => {
    const sentences = auditKinds.map((kind) => auditSentences[kind]({}));
    expect(new Set(sentences).size).toBe(auditKinds.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][a-z ,:()-]+$/);
  });

  it('tell how one signed in, and whom the circle was about', () => {
    expect(auditSentences.signedIn({ method: 'code' })).toBe('Signed in by code');
    expect(auditSentences.signInFailed({ method: 'password' })).toBe('A sign-in with the password failed');
    expect(auditSentences.circleMemberAdded({ username: 'dana' })).toBe('Added dana to the circle');
    expect(auditSentences.circleMemberRemoved({ username: null })).toBe('Removed somebody from the circle');
    expect(auditSentences.circleMemberLeft({ username: 'dana' })).toBe('dana left the circle');
    expect(auditSentences.receivingChanged({ username: 'ada', isOn: true })).toBe('Receives messages for ada');
    expect(auditSentences.receivingChanged({ isOn: false })).toBe('Stopped all messages');
  });

  it('name what changed as the switches of the page are named', () => {
    const details = { publicSite: 'open → closed', website: 'not said → open', roundAssessment: 'open → closed' };
    expect(auditDetails({ kind: 'sharingChanged', details })).toEqual([
      'Public site: open → closed',
      'Website: not said → open',
      'Round Assessment: open → closed',
    ]);
    for (const name of Object.keys(features)) {
      const [detail = ''] = auditDetails({ kind: 'sharingChanged', details: { [name]: 'open' } });
      expect(detail).not.toMatch(new RegExp(`^${name}:`));
    }
  });

  it('name the member of the circle, what they changed, and how often in one sitting (ACCESS-O71)', () => {
    const once = {
      by: 'Dana Whitfield',
      accountId: 2,
      change: 'added to the schedule',
      changes: 1,
      subject: 'Ridge Open',
    };
    expect(auditSentences.circleChanged(once)).toBe('Dana Whitfield (circle) added to the schedule');
    expect(auditDetails({ kind: 'circleChanged', details: once })).toEqual(['Ridge Open']);
    const often = { ...once, changes: 18, subject: 'Ridge Open\nPines Cup', until: '2026-11-27T20:15:00.000Z' };
    expect(auditDetails({ kind: 'circleChanged', details: often })).toEqual([
      'Ridge Open',
      'Pines Cup',
      expect.stringMatching(/^18 changes, the last at \d+:15\s[AP]M$/),
    ]);
  });

  it('leave out what was said already and what means nothing to a reader', () => {
    expect(auditDetails({ kind: 'circleMemberAdded', details: { username: 'dana', accountId: 2 } })).toEqual([]);
    expect(auditDetails({ kind: 'signedIn', details: { method: 'code' } })).toEqual([]);
    expect(auditDetails({ kind: 'nameChanged', details: { name: 'Ada Lund', username: 'ada' } })).toEqual([
      'Name: Ada Lund',
      'Username: ada',
    ]);
  });
});
