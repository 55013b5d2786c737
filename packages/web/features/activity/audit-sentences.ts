import type { AuditEvent, AuditKind } from '@strokebook/contract';
import { features, profilePages } from '@strokebook/golf/access';

type Details = AuditEvent['details'];

/** What happened, in words; one for every kind there is. */
export const auditSentences: Readonly<Record<AuditKind, (details: Details) => string>> = {
  accountCreated: () => 'The account was created',
  signedIn: (details) => `Signed in${methodOf(details)}`,
  signInFailed: (details) => `A sign-in${methodOf(details)} failed`,
  signedOut: () => 'Signed out',
  deviceSignedOut: () => 'Signed out another device',
  signedOutEverywhere: () => 'Signed out everywhere',
  stolenTokenRefused: () => 'A session was ended, because somebody used a copy of it',
  identityConfirmed: () => 'Confirmed by code that it is the owner',
  passwordSet: () => 'Set a password',
  passwordChanged: () => 'Changed the password',
  nameChanged: () => 'Changed the name',
  sharingChanged: () => 'Changed who can see the profile',
  circleMemberAdded: ({ username }) => `Added ${nameOf(username)} to the circle`,
  circleMemberRemoved: ({ username }) => `Removed ${nameOf(username)} from the circle`,
  dataExported: () => 'Downloaded the data',
  coursesImported: ({ courses }) => `Imported ${courses ?? 'a course'}`,
};

/** What a sentence has said already, or nobody would understand. */
const untold = new Set(['method', 'accountId']);
const toldByKind: Partial<Record<AuditKind, readonly string[]>> = {
  circleMemberAdded: ['username'],
  circleMemberRemoved: ['username'],
  coursesImported: ['courses'],
};

/** What exactly, each as a name and a value. */
export function auditDetails({ kind, details }: Pick<AuditEvent, 'kind' | 'details'>): readonly string[] {
  return Object.entries(details)
    .filter(([name, value]) => value !== null && !untold.has(name) && toldByKind[kind]?.includes(name) !== true)
    .map(([name, value]) => `${detailNames.get(name) ?? name}: ${value}`);
}

const featureTitles = Object.entries(features).map(([name, featureId]): [string, string] => [
  name,
  profilePages.find((page) => page.featureId === featureId)?.title ?? 'Website',
]);
const detailNames = new Map([
  ['publicSite', 'Public site'],
  ['name', 'Name'],
  ['username', 'Username'],
  ...featureTitles,
]);

const methods: Readonly<Record<string, string>> = { code: ' by code', password: ' with the password' };
const methodOf = ({ method }: Details): string => methods[String(method)] ?? '';
const nameOf = (username: Details[string] | undefined): string => (username == null ? 'somebody' : String(username));
