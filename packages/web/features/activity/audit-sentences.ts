import { type AuditEvent, type AuditKind, type ImportSource, importSources, sourceNames } from '@strokebook/contract';
import { accessLevels, type FeatureId, features, profilePages } from '@strokebook/golf/access';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { roundsAndScores } from '../../lib/rounds-and-scores.ts';
import { timeOf } from '../../lib/time-ago.ts';

type Details = AuditEvent['details'];

/** A sentence for each kind of action. */
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
  phoneNumberChanged: () => 'Changed the phone number',
  phoneNumberRequested: () => 'Asked for another phone number, with the password',
  phoneNumberWithdrawn: () => 'Stopped the change of the phone number',
  nameChanged: () => 'Changed the name',
  sharingChanged: () => 'Changed who can see the profile',
  circleMemberAdded: ({ username, level, guardian }) =>
    `Added ${nameOf(username)} to the circle${guardian === true ? ' as guardian' : ''}${rightsOf(level)}`,
  circleMemberRemoved: ({ username }) => `Removed ${nameOf(username)} from the circle`,
  circleMemberInvited: ({ username, level }) => `Invited ${nameOf(username)} to the circle${rightsOf(level)}`,
  circleMemberLeft: ({ username }) => `${username ?? 'Somebody'} left the circle`,
  circleLevelChanged: ({ username, level }) => `Changed what ${nameOf(username)} can do${rightsOf(level)}`,
  circleLevelGiven: ({ username, level }) => `Got more rights in the circle of ${nameOf(username)}${rightsOf(level)}`,
  circleJoined: ({ username, level }) => `Joined the circle of ${nameOf(username)}${rightsOf(level)}`,
  circleMemberWaits: ({ username, level }) => `Waits for a guardian: ${username ?? 'somebody'}${rightsOf(level)}`,
  circleMemberAgreed: ({ username, level }) => `Agreed to ${nameOf(username)} in the circle${rightsOf(level)}`,
  birthChanged: ({ from, to, isHeld }) =>
    `Said ${to ?? 'nothing'} as year of birth${from == null ? '' : `; before it was ${from}`}${isHeld === true ? '. It counts once a guardian agrees' : ''}`,
  birthAgreed: () => 'Agreed to the year of birth',
  circleLeft: ({ username }) => `Left the circle of ${nameOf(username)}`,
  guardianNamed: ({ username, by }) =>
    by == null
      ? `Named ${nameOf(username)} as guardian`
      : `${by} asked ${nameOf(username)} to be the guardian of this account`,
  guardianConfirmed: ({ username }) => `${username ?? 'Somebody'} confirmed to be a guardian`,
  guardianEnded: ({ username }) => `${username ?? 'Somebody'} is no longer a guardian`,
  guardianOfConfirmed: ({ username }) => `Became a guardian of ${nameOf(username)}`,
  guardianOfEnded: ({ username }) => `Is no longer a guardian of ${nameOf(username)}`,
  receivingChanged: receivingSentence,
  dataExported: () => 'Downloaded the data',
  contactChanged: () => 'Changed who receives messages from visitors',
  courseChanged: ({ courses }) => `Changed ${courses ?? 'a course'}`,
  emailChanged: () => 'Changed the email',
  emailConfirmed: () => 'Confirmed the email',
  roundsImported: ({ source }) => `Imported rounds from ${sourceOf(source)}`,
  importTakenBack: ({ source, rounds, scores }) =>
    `Took back an import from ${sourceOf(source)}${countOf(rounds, scores)}`,
  importBroughtBack: ({ source, rounds }) => `Brought back an import from ${sourceOf(source)}${countOf(rounds)}`,
  roundDeleted: ({ round }) => `Deleted the round ${round ?? ''}`.trim(),
  roundRestored: ({ round }) => `Brought back the round ${round ?? ''}`.trim(),
  accountDeleted: () => 'Deleted the account',
  supportSessionsEnded: () => 'Support: every device was signed out',
  supportCodeSent: () => 'Support: a sign-in code was sent',
  supportMerged: ({ from }) => `Support: everything of ${from ?? 'another account'} was moved to this account`,
  supportMergedAway: ({ into }) =>
    `Support: everything was moved to ${into ?? 'another account'}, and this account was closed`,
  supportRestored: () => 'Support: the account was restored',
  supportRosterJoined: ({ roster }) => `Support: added to ${roster ?? 'a roster'}`,
  supportRosterLeft: ({ roster }) => `Support: removed from ${roster ?? 'a roster'}`,
  supportChanged: ({ change }) => `Support: ${change ?? 'something was changed'}`,
  circleChanged: ({ by, change }) => `${by ?? 'Somebody'} (circle) ${change ?? 'changed something'}`,
  organizationChanged: ({ organization }) => `Changed ${organization ?? 'an organization'}`,
  teamMade: ({ team }) => `Made the team ${team ?? ''}`.trim(),
  teamChanged: teamChangeSentence,
  teamJoinRequested: ({ team, level }) => `Asked to join ${teamOf(team)}${coachRights(level)}`,
  teamJoined: ({ team, by, level }) => `${by ?? 'A coach'} took this account into ${teamOf(team)}${coachRights(level)}`,
  teamDeclined: ({ team, by }) => `${by ?? 'A coach'} declined the request to join ${teamOf(team)}`,
  teamAgreed: ({ team, level }) => `A guardian agreed to ${teamOf(team)}${coachRights(level)}`,
  teamWaits: ({ team }) => `Waits until a guardian agrees to ${teamOf(team)} again`,
  teamLeft: ({ team, by }) => (by == null ? `Left ${teamOf(team)}` : `${by} took this account out of ${teamOf(team)}`),
  teamLevelChanged: ({ team, level, waits }) =>
    waits === true
      ? `Asked a guardian that the coaches of ${teamOf(team)} can do more${rightsOf(level)}`
      : `Changed what the coaches of ${teamOf(team)} can do${rightsOf(level)}`,
  teamRoleChanged: ({ team, by, isHead }) =>
    by == null
      ? `Head coach of ${teamOf(team)} now, because no other coach is`
      : `${by} made this account ${isHead === true ? 'head coach' : 'coach'} of ${teamOf(team)}`,
  teamOver: ({ team }) => `The team ${team ?? ''} ended, because it has no coach any more`,
  teamCoachAdded: ({ team, username, isHead }) =>
    `${username ?? 'Somebody'} is ${isHead === true ? 'head coach' : 'a coach'} of ${teamOf(team)} now`,
  supportTeamJoined: ({ team, role, level }) =>
    `Support: ${roleIn[String(role)] ?? 'put into'} ${teamOf(team)}${coachRights(level)}`,
  supportTeamChanged: (details) => `Support: ${lowerFirst(teamChangeSentence(details))}`,
  coursesImported: ({ courses }) => `Imported ${courses ?? 'a course'}`,
};

/** ': see everything'; nothing for lines of before there were levels. */
function rightsOf(level: Details[string] | undefined): string {
  const known = accessLevels.find((one) => one === level);
  return known === undefined ? '' : `: ${levelTexts[known].toLowerCase()}`;
}

/** What the product of an import is called. */
const sourceOf = (source: Details[string] | undefined): string =>
  importSources.includes(source as ImportSource) ? sourceNames[source as ImportSource] : 'files';

/** ': 300 rounds'; nothing for lines of before these were counted. */
const countOf = (rounds: Details[string] | undefined, scores?: Details[string]): string =>
  typeof rounds === 'number' ? `: ${roundsAndScores(rounds, typeof scores === 'number' ? scores : 0)}` : '';

const teamOf = (team: Details[string] | undefined): string => (team == null ? 'a team' : String(team));

/** '. Its coaches can: see everything'; nothing for a coach. */
const coachRights = (level: Details[string] | undefined): string =>
  level == null ? '' : `. Its coaches can${rightsOf(level)}`;

/** What support made of an account in a team. */
const roleIn: Readonly<Record<string, string>> = {
  player: 'now plays for',
  coach: 'now coaches',
  headCoach: 'now head coach of',
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a coach changed in a team. */
const teamChanges: Readonly<Record<string, (member: string) => string>> = {
  edited: () => 'Changed name or squads of',
  rosterPasted: () => 'Added names to the roster of',
  linkMade: () => 'Made a link to join',
  linkChanged: () => 'Changed what a link asks players for',
  linkWithdrawn: () => 'Withdrew a link to join',
  confirmed: (member) => `Took ${member} into`,
  guardianAsked: (member) => `Named a guardian of ${member}, who waits to join`,
  declined: (member) => `Declined that ${member} joins`,
  removed: (member) => `Took ${member} out of`,
  squads: (member) => `Changed the squads of ${member} in`,
  madeHead: (member) => `Made ${member} head coach of`,
  madeCoach: (member) => `Made ${member} coach of`,
  placeRemoved: () => 'Removed a name from the roster of',
  listed: (member) => `Put ${member} on a squad of`,
  unlisted: (member) => `Took ${member} off a squad of`,
  qualifier: () => 'Changed a qualifier of',
  merged: (member) => `Merged a double account of ${member}, who is in`,
};

function teamChangeSentence({ team, change, member }: Details): string {
  const verb = teamChanges[String(change)]?.(nameOf(member)) ?? 'Changed';
  return `${verb} ${teamOf(team)}`;
}

/** Details that the sentences already contain, or that users would not understand. */
const hiddenDetails = new Set(['method', 'accountId', 'level', 'guardian']);
const includedByKind: Partial<Record<AuditKind, readonly string[]>> = {
  circleMemberAdded: ['username'],
  circleMemberRemoved: ['username'],
  circleMemberInvited: ['username'],
  circleMemberLeft: ['username'],
  circleLevelChanged: ['username'],
  circleLevelGiven: ['username'],
  circleJoined: ['username'],
  circleMemberWaits: ['username'],
  circleMemberAgreed: ['username'],
  birthChanged: ['from', 'to', 'isHeld'],
  birthAgreed: [],
  circleLeft: ['username'],
  guardianNamed: ['username', 'by'],
  guardianConfirmed: ['username'],
  guardianEnded: ['username'],
  guardianOfConfirmed: ['username'],
  guardianOfEnded: ['username'],
  receivingChanged: ['username', 'isOn'],
  coursesImported: ['courses'],
  courseChanged: ['courses'],
  roundsImported: ['source'],
  importTakenBack: ['source', 'rounds', 'scores'],
  importBroughtBack: ['source', 'rounds'],
  roundDeleted: ['round'],
  roundRestored: ['round'],
  supportMerged: ['from'],
  supportMergedAway: ['into'],
  supportRosterJoined: ['roster'],
  supportRosterLeft: ['roster'],
  supportChanged: ['change', 'subject'],
  circleChanged: ['by', 'change', 'subject', 'changes', 'until'],
  organizationChanged: ['organization'],
  teamMade: ['team'],
  teamChanged: ['team', 'change', 'member', 'role'],
  teamJoinRequested: ['team', 'role'],
  teamJoined: ['team', 'role', 'by'],
  teamDeclined: ['team', 'role', 'by'],
  teamAgreed: ['team'],
  teamWaits: ['team'],
  teamLeft: ['team', 'role', 'by'],
  teamLevelChanged: ['team', 'waits'],
  teamRoleChanged: ['team', 'by', 'isHead'],
  teamOver: ['team'],
  teamCoachAdded: ['team', 'username', 'isHead'],
  supportTeamJoined: ['team', 'role'],
  supportTeamChanged: ['team', 'change', 'member', 'role'],
};

/** What was changed, one round or tournament each, and the remaining details as name and value. */
export function auditDetails({ kind, details }: Pick<AuditEvent, 'kind' | 'details'>): readonly string[] {
  const named = Object.entries(details)
    .filter(
      ([name, value]) => value !== null && !hiddenDetails.has(name) && includedByKind[kind]?.includes(name) !== true,
    )
    .map(([name, value]) => `${detailNames.get(name) ?? name}: ${value}`);
  return kind === 'circleChanged' || kind === 'supportChanged' ? [...changesOf(details), ...named] : named;
}

function changesOf({ subject, changes, until }: Details): readonly string[] {
  const subjects = typeof subject === 'string' ? subject.split('\n') : [];
  const isMany = typeof changes === 'number' && changes > 1;
  const last = typeof until === 'string' ? `, the last at ${timeOf(until)}` : '';
  return isMany ? [...subjects, `${changes} changes${last}`] : subjects;
}

type PageFeatureId = (typeof profilePages)[number]['featureId'];
/** Titles of features without a page. */
const otherTitles: Readonly<Record<Exclude<FeatureId, PageFeatureId>, string>> = { [features.website]: 'Website' };
const titles = new Map<FeatureId, string>(profilePages.map(({ featureId, title }) => [featureId, title]));
const featureTitles = Object.entries(features).map(([name, featureId]): [string, string] => [
  name,
  titles.get(featureId) ?? otherTitles[featureId as keyof typeof otherTitles],
]);
const detailNames = new Map([
  ['publicSite', 'Public site'],
  ['comingEvents', 'Events to come'],
  ['guardian', 'By the guardian'],
  ['roundStory', 'Round story'],
  ['number', 'New number'],
  ['name', 'Name'],
  ['username', 'Username'],
  ['changes', 'Changes'],
  ['by', 'By'],
  ['reason', 'Reason'],
  ['note', 'Note'],
  ...featureTitles,
]);

const methods: Readonly<Record<string, string>> = { code: ' by code', password: ' with the password' };
const methodOf = ({ method }: Details): string => methods[String(method)] ?? '';
const nameOf = (username: Details[string] | undefined): string => (username == null ? 'somebody' : String(username));

function receivingSentence({ username, isOn }: Details): string {
  if (isOn === true) return `Receives messages for ${nameOf(username)}`;
  return username == null ? 'Stopped all messages' : `No longer receives messages for ${nameOf(username)}`;
}
