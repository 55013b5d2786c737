import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { CourseList } from '../../features/courses/course-list.tsx';
import { ImportDialog } from '../../features/courses/import-dialog.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import classes from './courses.module.css';

const route = getRouteApi('/golf/courses');

/** Courses by name and place; product managers can import. */
export function CoursesPage() {
  const { api, tokens } = useApi();
  const { q = '', unknown } = route.useSearch();
  const navigate = route.useNavigate();
  const [isImporting, setIsImporting] = useState(false);
  const [said, setSaid] = useState('');
  const canImport = useQuery(activeAccountQuery(api, tokens)).data?.isProductManager === true;

  return (
    <Page title="Courses" lead="Where rounds are played: holes, tees, lengths and outlines.">
      <div className={classes.bar}>
        <SearchField
          label="Search courses"
          placeholder="Name, town or country"
          value={q}
          onSearch={(text) => void navigate({ search: { q: text === '' ? undefined : text }, replace: true })}
        />
        {canImport && (
          <Button variant="default" onClick={() => setIsImporting(true)}>
            Import courses
          </Button>
        )}
      </div>
      <p role="status" className={classes.said}>
        {said}
        {said === '' && unknown !== undefined && `There is no course “${unknown}”. These are the courses there are.`}
      </p>
      <CourseList q={q.trim()} />
      {isImporting && (
        <ImportDialog
          onClose={() => setIsImporting(false)}
          onDone={(sentence) => {
            setSaid(sentence);
            setIsImporting(false);
          }}
        />
      )}
    </Page>
  );
}
