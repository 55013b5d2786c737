import { expect, type Page } from '@playwright/test';
import { expectApp } from './app.ts';
import { dashboardOf } from './dashboard.ts';
import { myRoundsOf } from './my-rounds.ts';
import { people, type Person } from './people.ts';
import { newNumber } from './sign-in.ts';

/** Widths on both sides of every breakpoint of the dashboard (UX-07). */
const dashboardWidths = [390, 800, 1200, 1350, 1900];

const myRoundsPath = '/player/ingrid-solberg/my-rounds';

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly as?: Person;
  readonly widths?: readonly number[];
  /** Another state of a screen that is listed too: the full tier looks at it. */
  readonly isVariant?: true;
  /** Resolves when the screen is completely loaded. */
  readonly isShown: (page: Page) => Promise<void>;
};

const heading = (name: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { name })).toBeVisible();
};
/** A profile page with all of its blocks and drawings. */
const blocks = async (page: Page) => {
  await expectApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};
/** A report with its pages. */
const pages = async (page: Page) => {
  await expect(page.getByRole('img', { name: 'Page 1 of' })).toBeVisible();
};
const opened = (button: string | RegExp, dialog: string) => async (page: Page) => {
  await blocks(page);
  // The page is reused for every width, so the dialog is open after the first one.
  if (await page.getByRole('dialog', { name: dialog }).isVisible()) return;
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
};
/** A form that takes the place of the page's content. */
const formOpened = (button: string) => async (page: Page) => {
  const form = page.getByRole('region', { name: button });
  // The page is reused for every width, so the form is open after the first one.
  if (await form.isVisible()) return;
  await page.getByRole('button', { name: button }).click();
  await expect(form).toBeVisible();
};
const loaded = async (page: Page) => dashboardOf(page).loaded();
/** The dashboard with a dialog that the address opens. */
const loadedUnder = (dialog: RegExp) => async (page: Page) => {
  await loaded(page);
  await expect(page.getByRole('dialog', { name: dialog }).getByRole('grid')).toBeVisible();
};

const myRounds = async (page: Page) => myRoundsOf(page).loaded();
/** My Rounds with a dialog that stays open at further widths. */
const myRoundsWith = (dialog: 'filter' | 'picker') => async (page: Page) => {
  const rounds = myRoundsOf(page);
  await rounds.loaded();
  if (await rounds[dialog].isVisible()) return;
  await (dialog === 'filter' ? rounds.openFilter() : rounds.openPicker());
};

/** Qualifiers of the demo world, with one round to come and with a confirmed squad. */
const RUNNING_QUALIFIER = '/teams/1/qualifiers/3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4102';
const SELECTED_QUALIFIER = '/teams/1/qualifiers/3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4101';
const comparePath = `/player/ingrid-solberg/stats`;
const compared = async (page: Page) => {
  // On a phone the table of the tab's category, and of the others their heads.
  await expect(page.getByRole('region', { name: 'Metrics', exact: true }).getByRole('heading')).toHaveCount(5);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
};
const comparedWith = (item: string, dialog: string) => async (page: Page) => {
  await compared(page);
  if (await page.getByRole('dialog', { name: dialog }).isVisible()) return;
  const menu = page.getByRole('button', { name: 'Compare Stats menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: item }).click();
  } else {
    await page.getByRole('button', { name: item }).click();
  }
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
};

const schedulePath = (tab: 0 | 1) => `/player/ingrid-solberg/schedule/${tab}`;
const openedFirst = (button: string, dialog: string) => async (page: Page) => {
  await blocks(page);
  if (await page.getByRole('dialog', { name: dialog }).isVisible()) return;
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  await expect(page.getByRole('dialog', { name: dialog }).locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The builder with a panel open, and its pages if there is room for them. */
const built = (panel: string) => async (page: Page) => {
  const head = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${panel}`) });
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  await expect(page.getByRole('img', { name: 'Page 1 of', includeHidden: true }).first()).toBeVisible();
};

export const screens: readonly Screen[] = [
  ...['stat-probability', 'scoring', 'drive', 'shot-to-green', 'putts', 'playing-style', 'rounds'].map((tab) => ({
    name: `compare-${tab}`,
    path: `${comparePath}?tab=${tab}`,
    isShown: compared,
  })),
  {
    name: 'compare-differences',
    path: `${comparePath}?order=difference`,
    isShown: async (page) => expect(page.getByRole('table', { name: 'Where they differ most' })).toBeVisible(),
  },
  {
    name: 'compare-configure',
    path: comparePath,
    isShown: comparedWith('Select Rounds', 'Configure Selections'),
  },
  {
    name: 'compare-players',
    path: comparePath,
    isShown: comparedWith('Compare with a player', 'Compare to Another Player'),
  },
  {
    name: 'compare-two-players',
    path: `${comparePath}?with=maximiliane-featherstonehaugh`,
    isShown: compared,
  },
  {
    name: 'compare-team',
    path: `${comparePath}?team=1&squad=11`,
    as: people.coach,
    isShown: heading('Teammates'),
  },
  {
    name: 'compare-report',
    path: comparePath,
    isShown: comparedWith('Report', 'Compare Stats Report Options'),
  },

  { name: 'home', path: '/', isShown: heading('Know where your strokes go.') },
  { name: 'search', path: '/golf/search?q=as', isShown: (page) => expect(page.getByText('Results: 4')).toBeVisible() },
  {
    name: 'search-organizations',
    path: '/golf/search?type=organization&q=g',
    isShown: (page) => expect(page.getByText('Results: 3')).toBeVisible(),
  },
  { name: 'search-empty', path: '/golf/search?q=xyzxyz', isShown: heading('No players are called “xyzxyz”.') },
  {
    name: 'courses',
    path: '/golf/courses',
    as: people.manager,
    isShown: (page) => expect(page.getByRole('button', { name: 'Import courses' })).toBeVisible(),
  },
  {
    name: 'course',
    path: '/golf/courses/alder-creek?hole=8',
    isShown: (page) => expect(page.getByRole('table', { name: 'holes' })).toBeVisible(),
  },
  ...(['Edit course', 'Edit hole lines'] as const).map((name) => ({
    name: name === 'Edit course' ? 'course-edit' : 'course-edit-lines',
    path: '/golf/courses/alder-creek',
    as: people.manager,
    isShown: formOpened(name),
  })),
  {
    name: 'organization',
    path: '/org/harrow-glen?sort=form',
    isShown: (page) => expect(page.getByText(/^\d+ players$/)).toBeVisible(),
  },
  {
    name: 'team',
    path: '/team/harrow-glen',
    as: people.coach,
    isShown: heading('On the course now'),
  },
  { name: 'teams', path: '/teams', as: people.coach, isShown: heading('Make a team') },
  { name: 'lineup', path: '/team/harrow-glen/lineup', as: people.coach, isShown: heading('Lineup') },
  { name: 'team-people', path: '/teams/1', as: people.coach, isShown: heading('Coaches') },
  { name: 'own-team', path: '/teams/1', as: people.player, isShown: heading('What your coaches see of you') },
  { name: 'team-events', path: '/teams/1/events', as: people.coach, isShown: heading('Events of the team') },
  { name: 'new-team-event', path: '/teams/1/events/new', as: people.coach, isShown: heading('Which event?') },
  { name: 'absences', path: '/teams/1/absences', as: people.coach, isShown: heading('Now and to come') },
  { name: 'qualifiers', path: '/teams/1/qualifiers', as: people.coach, isShown: heading('Qualifiers') },
  { name: 'new-qualifier', path: '/teams/1/qualifiers/new', as: people.coach, isShown: heading('New qualifier') },
  { name: 'qualifier', path: RUNNING_QUALIFIER, as: people.coach, isShown: heading(' qualifier') },
  { name: 'own-qualifier', path: RUNNING_QUALIFIER, as: people.player, isShown: heading(' qualifier') },
  {
    name: 'qualifier-scores',
    path: `${RUNNING_QUALIFIER}/scores`,
    as: people.coach,
    isShown: heading('Type the scores'),
  },
  { name: 'qualifier-cards', path: `${RUNNING_QUALIFIER}/cards`, as: people.coach, isShown: heading('Keep cards') },
  { name: 'qualifier-tees', path: `${RUNNING_QUALIFIER}/tees`, as: people.coach, isShown: heading('Tee sheet') },
  { name: 'qualifier-rule', path: `${RUNNING_QUALIFIER}/rule`, as: people.coach, isShown: heading('Change the rule') },
  {
    name: 'qualifier-squad',
    path: `${SELECTED_QUALIFIER}/squad`,
    as: people.coach,
    isShown: (page) => expect(page.getByRole('button', { name: 'Change, with a reason' })).toBeVisible(),
  },
  { name: 'unsubscribe', path: '/unsubscribe#1.token', isShown: heading('Mails about what is new for you') },
  { name: 'store', path: '/store-redirect', isShown: heading('Support') },
  { name: 'payment', path: '/payment', isShown: heading('Season pass') },
  { name: 'payment-canceled', path: '/payment/cancel', isShown: heading('Payment canceled') },
  {
    name: 'payment-success',
    path: '/payment/success',
    isShown: (page) => expect(page.getByText('There is no such payment.')).toBeVisible(),
  },
  {
    name: 'experiment',
    path: '/experimental/shot-dispersion-chart',
    isShown: heading('Approaches: All'),
  },
  { name: 'sign-in', path: '/auth', isShown: (page) => expect(page.getByLabel('Phone number')).toBeVisible() },
  {
    name: 'verify',
    path: '/auth',
    isShown: async (page) => {
      const phone = page.getByLabel('Phone number');
      // The page is reused for every width, so the screen is shown after the first one.
      if (await page.getByRole('heading', { name: 'Verification Code' }).isVisible()) return;
      await phone.fill(newNumber().national);
      await phone.press('Enter');
      await heading('Verification Code')(page);
    },
  },
  { name: 'alternative', path: '/auth/alternative', isShown: heading('Mobile number and Password Login') },
  { name: 'dashboard', path: '/dashboard', as: people.player, widths: dashboardWidths, isShown: loaded },
  {
    name: 'dashboard-approach',
    isVariant: true,
    path: '/dashboard?category=approach&rounds=Past+2+Years&groupBy=Year-Month',
    as: people.player,
    widths: dashboardWidths,
    isShown: loaded,
  },
  {
    name: 'dashboard-figure',
    path: '/dashboard?category=approach&of=Last+3&figure=approach.greensInRegulation',
    as: people.player,
    widths: dashboardWidths,
    isShown: async (page) => {
      await loaded(page);
      const dialog = page.getByRole('dialog', { name: /· Last 3$/ });
      await expect(dialog.locator('summary', { hasText: 'Scorecards' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-shots',
    path: '/dashboard?of=Last+3',
    as: people.player,
    widths: dashboardWidths,
    isShown: loadedUnder(/^Last 3$/),
  },
  { name: 'dashboard-putt', isVariant: true, path: '/dashboard?category=putt', as: people.player, isShown: loaded },
  {
    name: 'dashboard-round-types',
    isVariant: true,
    path: '/dashboard?group=By+Round+Type',
    as: people.player,
    isShown: loaded,
  },
  { name: 'import', path: '/import', as: people.newPlayer, isShown: heading('Choose your files, or drop them here.') },
  { name: 'dashboard-no-rounds', path: '/dashboard', as: people.newPlayer, isShown: heading('Not Enough Data') },
  {
    name: 'dashboard-too-few',
    path: '/dashboard?group=By+Tournament',
    as: people.beginner,
    isShown: heading('Not Enough Data'),
  },
  ...(['about', 'pictures', 'videos', 'news'] as const).map((tab) => ({
    name: `edit-${tab}`,
    path: `/player/ingrid-solberg/edit/${tab}`,
    as: people.player,
    isShown: async (page: Page) => {
      await heading('Edit profile')(page);
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    },
  })),
  {
    name: 'account',
    path: '/account',
    as: people.player,
    isShown: (page) => expect(page.getByText('This device')).toBeVisible(),
  },
  {
    name: 'admin-find',
    path: '/admin',
    as: people.manager,
    isShown: async (page) => {
      await page.getByRole('searchbox').fill('an');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await expect(page.getByText(/^\d+ accounts\.$/)).toBeVisible();
    },
  },
  {
    name: 'admin-account',
    path: '/admin/accounts/1',
    as: people.manager,
    isShown: heading('Ingrid Solberg'),
  },
  {
    name: 'admin-action',
    path: '/admin/accounts/1',
    as: people.manager,
    isShown: opened('Sign out every device', 'Sign out every device'),
  },
  {
    name: 'admin-organizations',
    path: '/admin/organizations',
    as: people.manager,
    isShown: async (page) => expect(page.getByRole('link', { name: /people/ }).first()).toBeVisible(),
  },
  {
    name: 'admin-organization',
    path: '/admin/organizations/1',
    as: people.manager,
    isShown: async (page) => expect(page.getByRole('button', { name: /^Add somebody to/ }).first()).toBeVisible(),
  },
  { name: 'summary', path: '/player/ingrid-solberg/summary', isShown: blocks },
  { name: 'summary-long-name', path: '/player/maximiliane-featherstonehaugh/summary', isShown: blocks },
  { name: 'summary-empty', path: '/player/noah-achterberg/summary', isShown: blocks },
  { name: 'resume', path: '/player/ingrid-solberg/resume', isShown: blocks },
  { name: 'resume-empty', path: '/player/noah-achterberg/resume', isShown: blocks },
  {
    name: 'resume-builder',
    path: '/player/ingrid-solberg/resume?builder=true',
    as: people.player,
    isShown: built('Past Tournaments'),
  },
  {
    name: 'resume-builder-charts',
    isVariant: true,
    path: '/player/ingrid-solberg/resume?builder=true',
    as: people.player,
    isShown: built('Performance Charts'),
  },
  {
    name: 'resume-builder-empty',
    path: '/player/noah-achterberg/resume?builder=true',
    as: people.newPlayer,
    isShown: built('Personal Information'),
  },
  { name: 'gallery', path: '/player/ingrid-solberg/gallery', isShown: blocks },
  { name: 'resume-for-paper', path: '/cgr/resume?accountId=1', isShown: heading('Best Rounds') },
  {
    name: 'chart-round-details',
    path: '/player/ingrid-solberg/summary',
    isShown: opened('Details of Best 10 Tournament Rounds', 'Chart Round Details'),
  },
  {
    name: 'article',
    path: '/player/ingrid-solberg/summary',
    isShown: opened(/^A week of wedges in the sun/, 'A week of wedges in the sun'),
  },
  { name: 'date-range', path: '/player/ingrid-solberg/summary', isShown: opened('Last 24 Months', 'Date range') },
  { name: 'round-assessment', path: '/player/ingrid-solberg/data-analysis', isShown: loaded },
  { name: 'my-rounds', path: `${myRoundsPath}?round=r1-068&hole=5`, isShown: myRounds },
  {
    name: 'my-rounds-grouped',
    isVariant: true,
    path: `${myRoundsPath}?rounds=Past+2+Years&groupBy=Year-Month&stats=%5B%22madeBirdie%22%5D`,
    isShown: myRounds,
  },
  { name: 'new-for-you', path: '/account/new', as: people.coach, isShown: heading('New for you') },
  {
    name: 'live-round',
    // The round in progress of the demo world.
    path: `${myRoundsPath}/live/r1-069`,
    as: people.coach,
    isShown: async (page) => expect(page.getByRole('region', { name: 'Scorecard' })).toBeVisible(),
  },
  { name: 'my-rounds-filter', path: myRoundsPath, isShown: myRoundsWith('filter') },
  { name: 'my-rounds-picker', path: myRoundsPath, isShown: myRoundsWith('picker') },
  {
    name: 'my-rounds-no-match',
    path: `${myRoundsPath}?q=xqzwvk`,
    isShown: heading('No Matching Rounds'),
  },
  {
    name: 'my-rounds-no-rounds',
    path: '/player/noah-achterberg/my-rounds',
    isShown: heading('Not Enough Data'),
  },
  { name: 'schedule', path: schedulePath(0), as: people.player, isShown: blocks },
  {
    name: 'schedule-options',
    path: schedulePath(0),
    isShown: openedFirst('Options', 'Schedule Options'),
  },
  {
    name: 'schedule-event',
    path: schedulePath(0),
    as: people.player,
    isShown: opened('Edit Harrow Glen Qualifying 2026', 'Edit Event'),
  },
  { name: 'schedule-calendar', path: schedulePath(0), as: people.player, isShown: opened('Calendar', 'Calendar') },
  { name: 'schedule-empty', path: '/player/noah-achterberg/schedule/0', isShown: blocks },
  { name: 'results', path: schedulePath(1), as: people.player, isShown: blocks },
  { name: 'results-timeframe', path: schedulePath(1), isShown: opened(/^Timeframe/, 'Timeframe') },
  { name: 'results-empty', path: '/player/noah-achterberg/schedule/1', isShown: blocks },
  { name: 'report-viewer', path: '/player/ingrid-solberg/report-viewer', isShown: blocks },
  { name: 'index', path: '/player/ingrid-solberg/index', as: people.player, isShown: blocks },
  { name: 'plan-round', path: '/player/ingrid-solberg/plan', as: people.player, isShown: blocks },
  { name: 'plan-hole', path: '/player/ingrid-solberg/plan?hole=1', as: people.player, isShown: blocks },
  { name: 'report', path: '/cgr/ppr?accountId=1', isShown: heading('Ingrid Solberg') },
  { name: 'report-course-plan', path: '/cgr/course-plan-report?accountId=1', isShown: heading('Ingrid Solberg') },
  { name: 'report-dispersion', path: '/cgr/dispersion-analysis?accountId=1', isShown: heading('Ingrid Solberg') },
  { name: 'report-schedule', path: '/cgr/public-player-schedule-report?accountId=1', isShown: pages },
  { name: 'report-org-schedule', path: '/cgr/org-schedule-report?orgId=1', isShown: pages },
];
