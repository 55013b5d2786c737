import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
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
import classes from './courses.module.css';

const route = getRouteApi('/golf/courses');

/** Debounce of the search (UX-12). */
const SEARCH_DEBOUNCE_MS = 200;

/** Courses by name and place; product managers can import. */
export function CoursesPage() {
  const { api, tokens } = useApi();
  const { q = '', unknown } = route.useSearch();
  const navigate = route.useNavigate();
  const [text, setText] = useState(q);
  const [shownQ, setShownQ] = useState(q);
  const [isImporting, setIsImporting] = useState(false);
  const [said, setSaid] = useState('');
  const canImport = useQuery(activeAccountQuery(api, tokens)).data?.isProductManager === true;

  // After Back, Forward or a link the box shows the text of the address.
  if (q !== shownQ) {
    setShownQ(q);
    if (q !== text.trim()) setText(q);
  }
  const search = useDebouncedCallback((next: string) => {
    const trimmed = next.trim();
    void navigate({ search: { q: trimmed === '' ? undefined : trimmed }, replace: true });
  }, SEARCH_DEBOUNCE_MS);

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
          onChange={(event) => {
            setText(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
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
      {/* A search that still waits would lead back to the list. */}
      <CourseList q={q.trim()} onOpen={search.cancel} />
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
