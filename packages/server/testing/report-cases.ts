import type { CallOf, ReportRequest } from '@strokebook/contract';
import type { AccessLevel, FeatureId } from '@strokebook/golf/access';
import { compareState } from './test-compare.ts';
import { resumeSettingsOf } from './test-resume.ts';

type ReportCall = CallOf<'previewReport'>['body'];
type ReportName = ReportRequest['report'];

type ReportCase = {
  readonly name: string;
  /** Of an account; `hash` is the number under which a comparison and a resume of it are kept. */
  readonly request: (accountId: number, hash: number) => ReportCall;
  /** Any of these pages opens it; null of a report of an organization, which has only what is open of its players. */
  readonly access: readonly FeatureId[] | AccessLevel | 'link' | 'signedIn' | null;
};

/** The pages that open each report (ACCESS-21), by the specification's numbers. */
const pages: Readonly<Record<ReportName, ReportCase['access']>> = {
  'public-player-stats-report': [89, 78],
  'player-performance-summary': [89],
  ppr: [59],
  rr: [59],
  'data-analysis': [59],
  'player-best-stats-report': [59],
  favorites: [80],
  'dispersion-analysis': [86],
  'course-plan-report': [86],
  'public-player-schedule-report': [80],
  'org-schedule-report': null,
  'team-page': null,
  // It prints what the caller sends, so there is nothing to hide.
  'blank-card': 'signedIn',
  'compare-stats': [63],
  resume: [78],
};

/** Reports that need more than an account. */
const requests: Partial<Record<ReportName, ReportCase['request']>> = {
  'blank-card': () => ({ report: 'blank-card' }),
  'org-schedule-report': () => ({ report: 'org-schedule-report', orgId: 999_999 }),
  'team-page': () => ({ report: 'team-page', orgId: 999_999 }),
  'compare-stats': (accountId) => ({ report: 'compare-stats', accountId, state: compareState(accountId) }),
};

/** Every report in every way that it can be asked for. */
export const reportCases: readonly ReportCase[] = [
  ...(Object.keys(pages) as ReportName[]).map((name) => ({
    name,
    request: requests[name] ?? ((accountId: number) => ({ report: name, accountId }) as ReportCall),
    access: pages[name],
  })),
  { name: 'kept compare-stats', request: (_, hash) => ({ report: 'compare-stats', hash }), access: [63] },
  // Whoever has the link may open it (RESUME-O12).
  { name: 'kept resume', request: (_, hash) => ({ report: 'resume', hash }), access: 'link' },
  {
    name: 'resume of settings',
    request: (accountId) => ({ report: 'resume', accountId, settings: resumeSettingsOf(accountId) }),
    access: 'manage',
  },
];
