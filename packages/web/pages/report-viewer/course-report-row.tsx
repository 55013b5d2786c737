import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReportChoice } from '../../api/download-report.ts';
import { ReportRow } from './report-row.tsx';
import classes from './report-viewer.module.css';

type CourseReportRowProps = {
  readonly report: { readonly title: string; readonly about: string };
  readonly choice: ReportChoice;
  /** Available courses, the most played first. */
  readonly courses: readonly { readonly courseId: string; readonly name: string }[];
};

/** A report of a course; default is the most played one (CGR-O2). */
export function CourseReportRow({ report, choice, courses }: CourseReportRowProps) {
  const [courseId, setCourseId] = useState<string>();
  return (
    <ReportRow report={report} choice={{ ...choice, courseId }}>
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
