import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReportSearch } from '../../api/report-request.ts';
import { type ListedReport, ReportRow } from './report-row.tsx';
import classes from './report-viewer.module.css';

type CourseReportRowProps = {
  readonly report: ListedReport;
  readonly search: ReportSearch;
  /** Available courses, the most played first. */
  readonly courses: readonly { readonly courseId: string; readonly name: string }[];
};

/** A report of a course; default is the most played one (CGR-O2). */
export function CourseReportRow({ report, search, courses }: CourseReportRowProps) {
  const [courseId, setCourseId] = useState<string>();
  return (
    <ReportRow report={report} search={{ ...search, courseId }}>
      {courses.length > 1 && (
        <NativeSelect
          size="md"
          label="Course"
          className={classes.course ?? ''}
          data={courses.map(({ courseId: value, name: label }) => ({ value, label }))}
          value={courseId ?? courses[0]?.courseId ?? ''}
          onChange={({ currentTarget }) => setCourseId(currentTarget.value)}
        />
      )}
    </ReportRow>
  );
}
