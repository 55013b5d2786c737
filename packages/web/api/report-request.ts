import type { CallOf, Paper } from '@strokebook/contract';
import { playerReport } from '@strokebook/documents/reports';
import { timeZoneOffsetMinutes } from '../lib/today.ts';

export type ReportRequest = CallOf<'previewReport'>['body'];

/** What the address of a report says. */
export type ReportSearch = {
  readonly accountId?: number | undefined;
  readonly hash?: number | undefined;
  readonly orgId?: number | undefined;
  readonly group?: string | undefined;
  readonly squadId?: number | undefined;
  readonly prefersMetric?: true | undefined;
  readonly timeframe?: string | undefined;
  readonly standardName?: string | undefined;
  readonly holeCount?: 9 | 18 | undefined;
  readonly courseId?: string | undefined;
  /** Absent for the whole page. */
  readonly planSize?: 'pocket' | undefined;
  /** The tee of the kept plan that a course plan shows. */
  readonly planTee?: string | undefined;
  readonly paper?: Paper | undefined;
};

/** What an address asks for; null where it names no report, or not what the report is of (CGR-06 to CGR-10, CGR-O2). */
export function reportRequest(name: string, search: ReportSearch): ReportRequest | null {
  const {
    accountId,
    hash,
    orgId,
    group,
    squadId,
    prefersMetric,
    timeframe,
    standardName,
    holeCount,
    courseId,
    planSize,
    planTee,
    paper,
  } = search;
  const offset = { timeZoneOffsetMinutes: timeZoneOffsetMinutes() };
  switch (name) {
    case 'resume':
      // An account has its default resume; otherwise the number of a kept one is asked for.
      if (accountId !== undefined) return { report: name, accountId, prefersMetric, paper, ...offset };
      return hash === undefined ? null : { report: name, hash, prefersMetric, paper, ...offset };
    case 'compare-stats':
      return hash === undefined ? null : { report: name, hash, prefersMetric, paper, ...offset };
    case 'org-schedule-report':
      return orgId === undefined ? null : { report: name, orgId, group, paper, ...offset };
    case 'team-page':
      return orgId === undefined ? null : { report: name, orgId, squadId, paper, ...offset };
    case 'public-player-schedule-report':
      return accountId === undefined ? null : { report: name, accountId, prefersMetric, paper, ...offset };
    default: {
      const report = playerReport(name)?.name;
      return report === undefined || accountId === undefined
        ? null
        : {
            report,
            accountId,
            prefersMetric,
            timeframe,
            standardName,
            holeCount,
            courseId,
            planSize,
            planTee,
            paper,
            ...offset,
          };
    }
  }
}
