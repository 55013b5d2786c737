import { Button, TextInput } from '@mantine/core';
import { MAX_SEARCH_LETTERS } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { CourseList } from '../../features/courses/course-list.tsx';
import { ImportDialog } from '../../features/courses/import-dialog.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import classes from './courses.module.css';

const route = getRouteApi('/golf/courses');

/** Courses by name and place; product managers can import. */
export function CoursesPage() {
  const { api, tokens } = useApi();
  const { q = '', unknown } = route.useSearch();
  const navigate = route.useNavigate();
  const [text, search] = useSearchText(q, (next) => {
    void navigate({ search: { q: next === '' ? undefined : next }, replace: true });
  });
  const [isImporting, setIsImporting] = useState(false);
  const [said, setSaid] = useState('');
  const canImport = useQuery(activeAccountQuery(api, tokens)).data?.isProductManager === true;

  return (
    <Page title="Courses" lead="Where rounds are played: holes, tees, lengths and outlines.">
      <div className={classes.bar}>
        <TextInput
          type="search"
          aria-label="Search courses"
          placeholder="Name, town or country"
          size="md"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LETTERS}
          leftSection={<SearchIcon />}
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
        />
        {canImport && (
          <Button size="md" variant="default" onClick={() => setIsImporting(true)}>
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
