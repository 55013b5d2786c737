import { NativeSelect } from '@mantine/core';
import type { PlanSize } from '@strokebook/documents/reports';
import { useState } from 'react';
import type { ReportSearch } from '../../api/report-request.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { type ListedReport, ReportRow } from './report-row.tsx';
import classes from './report-viewer.module.css';

const sizes = [
  { value: 'page', label: 'Full page' },
  { value: 'pocket', label: 'Pocket' },
] as const satisfies readonly { readonly value: PlanSize; readonly label: string }[];

type CourseReportRowProps = {
  readonly report: ListedReport;
  readonly search: ReportSearch;
  /** Available courses, the most played first. */
  readonly courses: readonly { readonly courseId: string; readonly name: string }[];
};

/** A report of a course; default is the most played one (CGR-O2). */
export function CourseReportRow({ report, search, courses }: CourseReportRowProps) {
  const [courseId, setCourseId] = useState<string>();
  const [size, setSize] = useState<PlanSize>('page');
  return (
    <ReportRow report={report} search={{ ...search, courseId, planSize: size === 'pocket' ? size : undefined }}>
      {courses.length > 1 && (
        <NativeSelect
          label="Course"
          className={classes.course ?? ''}
          data={courses.map(({ courseId: value, name: label }) => ({ value, label }))}
          value={courseId ?? courses[0]?.courseId ?? ''}
          onChange={({ currentTarget }) => setCourseId(currentTarget.value)}
        />
      )}
      <div className="wrap gap-12 middle margin-top-8">
        <Segmented label="Size of the course plan" value={size} options={sizes} onChange={setSize} />
        {size === 'pocket' && (
          <p className="note">Four panels a page, one hole each. Cut along the dashed lines, stack and staple.</p>
        )}
      </div>
    </ReportRow>
  );
}
