import { expect, it } from 'vitest';
import type { Access, Route } from '../route.ts';
import { analyticsRoutes } from './analytics.ts';
import { compareCardRoutes } from './compare-cards.ts';
import { compareRoutes } from './compare.ts';
import { handicapRoutes } from './handicap.ts';
import { mediaRoutes } from './media.ts';
import { newsRoutes } from './news.ts';
import { reportRoutes } from './reports.ts';
import { resumeRoutes } from './resume.ts';
import { roundImportRoutes } from './round-imports.ts';
import { roundRoutes } from './rounds.ts';
import { scheduleExportRoutes } from './schedule-export.ts';
import { scheduleRoutes } from './schedule.ts';
import { scorecardRoutes } from './scorecards.ts';

/** The pages of ACCESS-21 by the specification's numbers, and Index, which it lacks. */
const page = {
  summary: 89,
  resume: 78,
  schedule: 80,
  myRounds: 86,
  gallery: 67,
  roundAssessment: 59,
  compareStats: 63,
  reportViewer: 77,
  index: 90,
} as const;

/** The features that a route asks for; none where it asks for something else. */
const featuresOf = (access: Access): readonly (readonly number[])[] =>
  access.kind === 'feature' ? [[access.featureId]] : access.kind === 'anyFeature' ? [access.featureIds] : [];

it.each<[string, Readonly<Record<string, Route>>, readonly (readonly number[])[]]>([
  ['analytics', analyticsRoutes, [[page.roundAssessment]]],
  ['compare cards', compareCardRoutes, [[page.compareStats]]],
  ['compare', compareRoutes, [[page.compareStats]]],
  ['handicap', handicapRoutes, [[page.index]]],
  ['media', mediaRoutes, [[page.gallery]]],
  ['news', newsRoutes, [[page.summary, page.resume]]],
  ['reports', reportRoutes, [[page.reportViewer], [page.resume]]],
  ['player home', resumeRoutes, [[page.summary, page.resume]]],
  [
    'rounds',
    { ...roundRoutes, ...roundImportRoutes },
    [[page.myRounds], [page.roundAssessment, page.myRounds], [page.roundAssessment, page.myRounds, page.compareStats]],
  ],
  ['schedule export', scheduleExportRoutes, [[page.schedule]]],
  ['schedule', scheduleRoutes, [[page.schedule]]],
  ['scorecards', scorecardRoutes, [[page.myRounds], [page.roundAssessment], [page.roundAssessment, page.myRounds]]],
])('the %s routes belong to the pages that the specification puts them on (ACCESS-21)', (_name, routes, pages) => {
  for (const [id, { access }] of Object.entries(routes)) {
    for (const asked of featuresOf(access)) expect(pages, id).toContainEqual(asked);
  }
});
