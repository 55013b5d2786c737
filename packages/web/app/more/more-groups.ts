import type { ActiveAccount } from '@strokebook/contract';
import { hasFullAccess, hasLevel, type ProfilePageId, visiblePages } from '@strokebook/golf/access';
import type { ProfileMenuPlayer } from '../../features/profile/profile-menu.tsx';
import { profilePathOf } from '../../features/profile/profile-path.ts';
import { barPagesOf } from '../bar-pages.ts';

/** What stands at the right of a row: a reason to open it. */
type MoreValue = 'index';

export type MoreRow = {
  readonly to: string;
  readonly search?: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly value?: MoreValue;
};

export type MoreGroup = { readonly title: string; readonly rows: readonly MoreRow[] };

/** The pages of a profile in a golfer's words; the menu beside a page has the titles of the specification. */
const pageTexts: Readonly<Record<ProfilePageId, { readonly title: string; readonly isGame: boolean }>> = {
  dataAnalysis: { title: 'How rounds went', isGame: true },
  index: { title: 'Handicap index', isGame: true },
  stats: { title: 'Compare', isGame: true },
  myRounds: { title: 'Rounds', isGame: true },
  schedule: { title: 'Schedule', isGame: true },
  summary: { title: 'Profile', isGame: false },
  resume: { title: 'Resume', isGame: false },
  reportViewer: { title: 'Print a report', isGame: false },
  gallery: { title: 'Swing videos', isGame: false },
};

/** The pages of the open profile that the bar of the phone does not have. */
export function profileGroups(player: ProfileMenuPlayer, account: ActiveAccount | null): readonly MoreGroup[] {
  const { viewer, access } = player;
  const profile = profilePathOf(player.account);
  const isOwn = viewer?.accountId === access.accountId;
  // Home in the bar is the own Round Assessment.
  const inBar: readonly string[] =
    account === null ? [] : isOwn ? [...barPagesOf(true), 'dataAnalysis'] : barPagesOf(false);
  const pages = visiblePages(viewer, access);
  const rows = Object.entries(pageTexts).flatMap(([id, { title, isGame }]) => {
    const page = pages.find((one) => one.id === id);
    if (page === undefined || inBar.includes(page.id)) return [];
    const row: MoreRow = { to: `${profile}/${page.link}`, title, ...(id === 'index' ? { value: 'index' } : {}) };
    return [{ row, isGame }];
  });
  const rowsOf = (isGame: boolean) => rows.filter((one) => one.isGame === isGame).map(({ row }) => row);
  const name = player.account.firstName;
  return [
    { title: isOwn ? 'Your game' : name === '' ? 'Golf' : `Golf of ${name}`, rows: rowsOf(true) },
    { title: isOwn ? 'Yours to show' : 'Profile', rows: rowsOf(false) },
  ];
}

/** What this viewer may do for the player: bring in rounds from files, and edit the profile. */
export function taskRows({ account, viewer, access }: ProfileMenuPlayer): readonly MoreRow[] {
  const isOwn = viewer?.accountId === access.accountId;
  return [
    ...(hasLevel(viewer, access, 'enter')
      ? [{ to: '/import', title: 'Bring in rounds', search: isOwn ? {} : { player: account.username } }]
      : []),
    ...(hasFullAccess(viewer, access)
      ? [
          { to: `${profilePathOf(account)}/plan`, title: 'Plan a round' },
          { to: `${profilePathOf(account)}/edit`, title: 'Edit profile' },
        ]
      : []),
  ];
}
