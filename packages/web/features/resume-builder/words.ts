import type { PersonalFlag, ResumePage, ResumeSection, SchoolFlag } from '@strokebook/documents/resume-builder';

export const pageTitles: Readonly<Record<ResumePage, string>> = {
  coverPage: 'Cover Page',
  performanceCharts: 'Performance Charts Page',
};

export const pageHints: Readonly<Record<ResumePage, string>> = {
  coverPage: 'Who you are, your results and news',
  performanceCharts: 'Tournament rounds as charts',
};

export const sectionTitles: Readonly<Record<ResumeSection, string>> = {
  personal: 'Personal Information',
  school: 'School Information',
  events: 'Upcoming Events',
  tournaments: 'Past Tournaments',
  rounds: 'Past Rounds',
  newsItems: 'News',
  charts: 'Performance Charts',
  featured: 'Featured Tournaments',
};

export const personalTitles: Readonly<Record<PersonalFlag, string>> = {
  picture: 'Picture',
  aboutMe: 'About Me',
  height: 'Height',
  weight: 'Weight',
  ghin: 'GHIN',
  ncaa: 'NCAA',
  websiteLink: 'Website Link',
  customLogo: 'Custom Logo',
};

export const schoolTitles: Readonly<Record<SchoolFlag, string>> = {
  highSchoolName: 'High School',
  highSchoolGradYear: 'High School Graduation Year',
  highSchoolGPA: 'High School GPA',
  collegeName: 'College',
  collegeGradYear: 'College Graduation Year',
  collegeGPA: 'College GPA',
};
