import {
  type AccountId,
  accountIdOf,
  type FeatureSetting,
  features,
  SHARED_WITH_NOBODY,
  withLevel,
} from '@strokebook/golf/access';
import { addDays, addMonths, type CalendarDay, monthOf, yearOf } from '@strokebook/golf/calendar';
import { createRandom } from '../random.ts';
import type { DemoAccount, DemoExtraInfo } from '../types.ts';
import { cast, mainUsernames, parents, staff } from './cast.ts';
import { crowdPersona } from './crowd.ts';
import { organizationIds, type Persona, teamOf } from './persona.ts';

export type Player = { readonly account: DemoAccount; readonly persona: Persona };
export type People = {
  readonly players: readonly Player[];
  /** Everybody who logs no rounds: the staff and parents. */
  readonly others: readonly DemoAccount[];
};

/** The first phone number of the demo; +1 555 010 0001 and following are fictitious. */
const FIRST_PHONE_NUMBER = 15_550_100_001;
/** The main player and the staff have the first ids, so that the phone numbers in the documentation never change. */
const STAFF_FROM_ID = 2;

/** Coaches and parents are old enough to receive messages for their players, and to be guardians. */
const GROWN_UPS_BORN_ON = '1979-04-12' as CalendarDay;
/** The players of the academy, who work, or study elsewhere. */
const ACADEMY_AGE = 24;

/** All accounts: coaches and the product manager, the players with names of their own, generated players, and parents. */
export function buildPeople(seed: string, today: CalendarDay, playerCount: number): People {
  const personas = Array.from({ length: playerCount }, (_, i) => cast[i] ?? crowdPersona(i + 1));
  const idOf = (index: number) => accountIdOf(index === 0 ? 1 : index + 1 + staff.length);
  const staffIdOf = (index: number) => accountIdOf(STAFF_FROM_ID + index);
  const staffAccounts = staff.map((member, i) => staffAccount(member, staffIdOf(i)));
  // The last ids, so that those of the others are the same whoever has a parent.
  const parentIdOf = (index: number) => idOf(personas.length + index);
  const present = parents.filter(({ guards }) => personas.some(({ username }) => guards.includes(username)));
  const parentAccounts = present.map((parent, i) => supportingAccount(parent, parentIdOf(i), 8));
  const players = personas.map((persona, i): Player => {
    const coaches = staff.flatMap((member, s) =>
      member.coaches !== null && member.coaches === teamOf(persona) ? [staffIdOf(s)] : [],
    );
    const ofPlayer = present.filter(({ guards }) => guards.includes(persona.username));
    const around: Around = {
      coaches,
      guardians: ofPlayer.map((parent) => parentIdOf(present.indexOf(parent))),
      isOpened: ofPlayer.some(({ hasOpened }) => hasOpened),
    };
    return { persona, account: playerAccount(persona, idOf(i), around, seed, today) };
  });
  return {
    players: players.map((player) => withFriends(player, players)),
    others: [...staffAccounts, ...parentAccounts],
  };
}

/** The people around a player. */
type Around = {
  readonly coaches: readonly AccountId[];
  readonly guardians: readonly AccountId[];
  /** Whether a guardian has opened the pages of a junior. */
  readonly isOpened: boolean;
};

function playerAccount(
  persona: Persona,
  accountId: AccountId,
  { coaches, guardians, isOpened }: Around,
  seed: string,
  today: CalendarDay,
): DemoAccount {
  const extraInfo = extraInfoOf(persona, seed, today);
  const team = teamOf(persona);
  // Juniors leave high school in the year in which they turn 18.
  const isJunior = persona.organization === 'juniorAcademy';
  const graduation = extraInfo.highSchoolEndDate;
  // Closed as every new account of a junior is, unless a guardian has opened it.
  const isClosed = isJunior && !isOpened;
  return {
    ...identity(persona, accountId),
    isProductManager: false,
    allowPublicSite: !persona.isSiteHidden && !isClosed,
    showsComingEvents: !isJunior,
    hasStartingPrivacy: isClosed,
    settings: settingsOf(persona),
    ...SHARED_WITH_NOBODY,
    circleMembers: [...coaches, ...guardians].map((memberId) => ({ memberId, level: 'manage' })),
    coachedTeams: [],
    // A coach of the demo coaches one organization, whose players have all joined it.
    joinedTeams:
      team === null || coaches.length === 0 ? [] : [{ organizationId: organizationIds[team], level: 'enter' }],
    guardianIds: guardians,
    // A guardian of a junior has let the coaches into the circle.
    circleAgreements: isJunior
      ? coaches.flatMap((memberId) => guardians.slice(0, 1).map((guardianId) => ({ memberId, guardianId })))
      : [],
    contactReceiverId: persona.username === mainUsernames.player ? (coaches[0] ?? null) : null,
    birthDate: statedBirthday(persona, graduation, seed),
    birthYear: statedYear(persona, graduation, today),
    adultFrom: null,
    profileTypes: [4],
    defaultHoleCount: persona.diet.nines > persona.diet.eighteens / 3 ? 9 : 18,
    skillLevel: persona.level,
    extraInfo,
  };
}

/** The year of birth that juniors and the adults of the academy have stated; others have said nothing, or their birthday. */
function statedYear({ organization }: Persona, graduation: CalendarDay | null, today: CalendarDay): number | null {
  if (organization === 'juniorAcademy') return graduation === null ? null : yearOf(graduation) - 18;
  return organization === 'academy' ? yearOf(today) - ACADEMY_AGE : null;
}

/** The birthday of a college player, who was 18 when they left high school. */
function statedBirthday(
  { organization, username }: Persona,
  graduation: CalendarDay | null,
  seed: string,
): CalendarDay | null {
  if (organization !== 'college' || graduation === null) return null;
  return addDays(addMonths(graduation, -18 * 12), -createRandom(`${seed}/birthday/${username}`).int(10, 290));
}

function staffAccount(member: (typeof staff)[number], accountId: AccountId): DemoAccount {
  const isManager = member.username === mainUsernames.productManager;
  const account = supportingAccount(member, accountId, isManager ? 3 : 2);
  if (isManager) return { ...account, isProductManager: true };
  return {
    ...account,
    allowPublicSite: true,
    coachedTeams: member.coaches === null ? [] : [{ organizationId: organizationIds[member.coaches], isHead: true }],
    extraInfo: {
      ...noInfo,
      about: `${member.firstName} coaches with patience, a notebook and very few words.`,
    },
  };
}

/** A parent or a manager: an account with a private profile and without rounds. */
const supportingAccount = (
  person: Parameters<typeof identity>[0],
  accountId: AccountId,
  profileType: DemoAccount['profileTypes'][number],
): DemoAccount => ({
  ...identity(person, accountId),
  isProductManager: false,
  allowPublicSite: false,
  showsComingEvents: true,
  hasStartingPrivacy: false,
  settings: [],
  ...SHARED_WITH_NOBODY,
  coachedTeams: [],
  guardianIds: [],
  circleAgreements: [],
  contactReceiverId: null,
  birthDate: GROWN_UPS_BORN_ON,
  birthYear: null,
  adultFrom: null,
  profileTypes: [profileType],
  defaultHoleCount: null,
  skillLevel: null,
  extraInfo: noInfo,
});

function identity(person: { username: string; firstName: string; lastName: string }, accountId: AccountId) {
  return {
    accountId,
    username: person.username,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: `+${FIRST_PHONE_NUMBER + accountId - 1}`,
    email: `${person.username}@example.com`,
  };
}

/** Covers every kind of privacy: no setting, hidden features, a hidden site, an unverified phone. */
function settingsOf(persona: Persona): FeatureSetting[] {
  const hidden = persona.hiddenFeatures.map((featureId) => ({ featureId, isPublic: false }));
  const unverified = persona.isPhoneUnverified ? [{ featureId: features.gallery, isPhoneVerified: false }] : [];
  const shown = persona.username === mainUsernames.player ? [{ featureId: features.resume, isPublic: true }] : [];
  return [...hidden, ...unverified, ...shown];
}

/** The private player is also visible to a teammate: a circle with more than coaches. */
function withFriends(player: Player, players: readonly Player[]): Player {
  if (player.persona.username !== mainUsernames.privatePlayer) return player;
  const mate = players.find(({ persona }) => persona.username === 'ase-lindqvist');
  if (mate === undefined) return player;
  const { account } = player;
  return { ...player, account: { ...account, ...withLevel(mate.account.accountId, account, 'see') } };
}

const noInfo: DemoExtraInfo = {
  about: null,
  ncaaNumber: null,
  ghin: null,
  college: null,
  collegeStartDate: null,
  collegeEndDate: null,
  collegeGpa: null,
  highSchool: null,
  highSchoolEndDate: null,
  highSchoolGpa: null,
  classYear: null,
  gender: null,
  height: null,
  weight: null,
  websiteLink: null,
};

const collegeYears = ['Freshman', 'Sophomore', 'Junior', 'Senior'] as const;
const schools = [
  'Millbrook Falls High School',
  'St. Brannoc Academy',
  'Cedar Hollow High School',
  'Port Amity Prep',
  'Larkspur Ridge High School',
] as const;

const abouts = [
  'Grew up two streets from the practice green and has the putting stroke to prove it. Likes windy mornings, long irons and fast greens; is learning to like three-foot putts for par.',
  'Started at six with a cut-down seven iron. Keeps every scorecard, walks every round and reads greens out loud.',
  'A patient ball striker who aims at the middle of greens and waits. Off the course: trail running, film photography, a very old dog.',
  'Plays fast, laughs often, and has never once laid up. Working on distance control inside a hundred yards this season.',
  'Came to golf from handball at fourteen and still swings like it. Proud of a 68 in the rain; prouder of the team that waited on the eighteenth.',
] as const;

function extraInfoOf(persona: Persona, seed: string, today: CalendarDay): DemoExtraInfo {
  const random = createRandom(`${seed}/info/${persona.username}`);
  const isCollegian = persona.organization === 'college';
  const isJunior = persona.organization === 'juniorAcademy';
  // Players who log bare scores have not filled in their profile either.
  if (!isCollegian && !isJunior && persona.diet.details.length === 1) return noInfo;
  const height = persona.gender === 'men' ? random.int(67, 76) : random.int(62, 71);
  const person = {
    ...noInfo,
    about: persona.username === mainUsernames.player ? ingridAbout : random.pick(abouts),
    ghin: String(random.int(1_000_000, 9_999_999)),
    gender: persona.gender,
    height: `${Math.floor(height / 12)}'${height % 12}"`,
    weight: `${Math.round(height * 2.2 + random.between(-8, 14))} lb`,
    websiteLink: `https://example.com/${persona.username}`,
  };
  const gpa = (least: number) => Math.round(random.between(least, 4) * 100) / 100;
  const juneOf = (year: number) => `${year}-06-06` as CalendarDay;
  // A school year that has begun by August ends in June of the next year.
  const schoolYearEnd = yearOf(today) + (monthOf(today) >= 8 ? 1 : 0);
  if (isCollegian) {
    const graduation = schoolYearEnd + 3 - persona.collegeYear;
    return {
      ...person,
      ncaaNumber: String(random.int(2_000_000_000, 2_999_999_999)),
      college: 'Harrow Glen University',
      collegeStartDate: addMonths(juneOf(graduation - 4), 2),
      collegeEndDate: juneOf(graduation),
      collegeGpa: gpa(2.9),
      highSchool: random.pick(schools),
      highSchoolEndDate: juneOf(graduation - 4),
      highSchoolGpa: gpa(3.2),
      classYear: collegeYears[persona.collegeYear],
    };
  }
  if (!isJunior) return person;
  const [youngest, oldest] = persona.level === 'youngJunior' ? [13, 14] : [15, 17];
  const graduation = yearOf(today) + 18 - random.int(youngest, oldest);
  return {
    ...person,
    highSchool: random.pick(schools),
    highSchoolEndDate: juneOf(graduation),
    highSchoolGpa: gpa(3),
    classYear: String(graduation),
  };
}

const ingridAbout =
  'Ingrid grew up in Bodø, where summer rounds end after midnight and the sun does not. She came to Harrow Glen to study ' +
  'environmental engineering and plays number one for the women. Her strengths are driving accuracy, a sharp short game and a steady putter; ' +
  'this season is about distance control with the irons. She speaks Norwegian, English and enough Spanish to order breakfast, and wants to turn professional after graduation.';
