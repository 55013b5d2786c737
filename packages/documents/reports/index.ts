export { chosenDays, type ReportInput } from './report-input.ts';
export {
  type ListedReport,
  otherPlayerReports,
  playerReport,
  type PlayerReportName,
  playerReports,
  missingTexts,
  type ReportNeed,
} from './report-list.ts';
export { playerPerformanceReport } from './ppr/document.ts';
export { coursePlanReport, type CoursePlanSource } from './course-plan/document.ts';
export { type PlanSize, planSizes } from './course-plan/plan-size.ts';
export { isPlannable, playedCourses } from './course-plan/played-courses.ts';
export { typicalShots } from './course-plan/typical-shots.ts';
export { DISPERSION_MONTHS, dispersionReport, type DispersionSource } from './dispersion-analysis/document.ts';
export { blankCardReport } from './blank-card/document.ts';
export { bestRoundId, playerBestRoundReport } from './rr/document.ts';
export { publicPlayerStatsReport } from './public-player-stats-report/document.ts';
export { playerPerformanceSummary } from './player-performance-summary/document.ts';
export { favoritesReport } from './favorites/document.ts';
export { playerBestStatsReport } from './player-best-stats-report/document.ts';
export { roundAssessmentReport } from './data-analysis/document.ts';
