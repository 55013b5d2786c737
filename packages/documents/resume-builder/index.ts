export { availability, isGroupAvailable, isGroupOn, withGroup, withoutMissing } from './availability.ts';
export { forRecruiters, isForRecruiters, recruiterSettings } from './recruiters.ts';
export {
  buildResumeData,
  coverPageData,
  highlightsOf,
  resumeOptions,
  type ResumeSource,
} from './build-resume-data.ts';
export { featuredInRange, previewData } from './preview-data.ts';
export { chartTitles, type ResumeChart, resumeCharts, type ResumeData, type ResumeNewsItem } from './resume-data.ts';
export { resumeDocument } from './resume-document.ts';
export { type ResumePage, type ResumeSection, sectionsOf } from './sections.ts';
export {
  chartFlags,
  hasPages,
  type PersonalFlag,
  personalFlags,
  type ResumeSelections,
  type SchoolFlag,
  schoolFlags,
  type SelectionList,
  toSelections,
  toSettings,
  withAllOf,
  withOption,
  withoutNew,
} from './selections.ts';
export {
  chartFields,
  defaultResumeSettings,
  personalFields,
  readResumeSettings,
  type ResumeOption,
  type ResumeSettings,
  schoolFields,
} from './settings.ts';
export { settingsWords } from './settings-words.ts';
export {
  rangeOfTimeframe,
  resumeTimeframes,
  type SavedTimeframes,
  savedTimeframes,
  settingsToday,
  timeframeOf,
} from './timeframe.ts';
