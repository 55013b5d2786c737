import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { siteOf } from './hosts.ts';

const read = (HOSTS: string) => readConfig({ HOSTS }).hosts;

it('reads what each host shows from a table of its own (ORG-O5, ORG-07)', () => {
  const hosts = read(
    'players.example.com=player-site, Teams.example.com=team\nhg.example.com=organization:harrow-glen ingrid.example.com=player:ingrid-solberg',
  );
  expect([...hosts]).toEqual([
    ['players.example.com', { kind: 'playerSite' }],
    ['teams.example.com', { kind: 'team' }],
    ['hg.example.com', { kind: 'organization', shortName: 'harrow-glen' }],
    ['ingrid.example.com', { kind: 'player', username: 'ingrid-solberg', customUrl: 'ingrid.example.com' }],
  ]);
  expect(siteOf(hosts, 'www.example.com')).toEqual({ kind: 'main' });
});

it.each([
  ['a.example.com', /the kind of 'a\.example\.com' must be player-site, team,/],
  ['a.example.com=shop', /but is 'shop'/],
  ['a.example.com=organization:', /but is 'organization:'/],
  ['http://a.example.com=team', /must be a host's name/],
  ['a.example.com:80=team', /must be a host's name/],
  ['a.b=team,a.b=player-site', /'a\.b' stands there twice/],
])('refuses %s with a sentence', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
