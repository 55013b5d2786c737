import { drawCrest } from '../media/pictures.ts';
import type { Player } from '../people/build-accounts.ts';
import { type OrganizationKey, organizationIds, teamOf } from '../people/persona.ts';
import type { DemoOrganization, DemoRoster } from '../types.ts';

const plans: readonly {
  key: OrganizationKey;
  organization: Omit<DemoOrganization, 'logo'>;
  letters: string;
  groups: readonly { groupName: string; name: string }[];
}[] = [
  {
    key: 'college',
    organization: {
      organizationId: organizationIds.college,
      name: 'Harrow Glen University Golf',
      shortName: 'harrow-glen',
      phone: '+15550109001',
      address: '1 Fairway Walk, Harrow Glen, NC 27312',
      color: '#1c3268',
      secondColor: '#f2c14e',
    },
    letters: 'HG',
    groups: [
      { groupName: 'Women', name: "Women's Team" },
      { groupName: 'Men', name: "Men's Team" },
    ],
  },
  {
    key: 'academy',
    organization: {
      organizationId: organizationIds.academy,
      name: 'Amity Coast Golf Academy',
      shortName: 'amity-coast',
      phone: '+15550109002',
      address: '48 Dune Road, Port Amity, SC 29458',
      color: '#8c1d2f',
      secondColor: '#f3e3c3',
    },
    letters: 'AC',
    groups: [
      { groupName: 'Full Time', name: 'Full-Time Programme' },
      { groupName: 'Weekend', name: 'Weekend Players' },
    ],
  },
  {
    key: 'juniorAcademy',
    organization: {
      organizationId: organizationIds.juniorAcademy,
      name: 'Northern Lights Junior Academy',
      shortName: 'northern-lights',
      phone: '+15550109003',
      address: '300 Lakeshore Drive, Verity, WI 53949',
      color: null,
      secondColor: null,
    },
    letters: 'NL',
    groups: [
      { groupName: 'Girls', name: 'Girls 12 to 17' },
      { groupName: 'Boys', name: 'Boys 12 to 17' },
    ],
  },
];

export function buildOrganizations(players: readonly Player[]): {
  organizations: DemoOrganization[];
  rosters: DemoRoster[];
} {
  return {
    organizations: plans.map(({ organization, letters }) => ({
      ...organization,
      logo: drawCrest(letters, organization.organizationId),
    })),
    rosters: plans.flatMap(({ key, organization, groups }) =>
      groups.map(({ groupName, name }, i) => ({
        organizationId: organization.organizationId,
        rosterId: organization.organizationId * 10 + i + 1,
        name,
        groupName,
        memberAccountIds: players
          .filter(({ persona }) => teamOf(persona) === key && persona.group === groupName)
          .map(({ account }) => account.accountId),
      })),
    ),
  };
}
