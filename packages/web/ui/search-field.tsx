import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { SearchIcon } from './icons.tsx';
import classes from './search-field.module.css';

/** Debounce of the search, in milliseconds (UX-12). */
const SEARCH_DEBOUNCE_MS = 200;

type SearchFieldProps = {
  /** Accessible name. */
  readonly label: string;
  readonly placeholder?: string;
  /** The current search text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** A search field with debounce. Esc clears it. */
export function SearchField({ label, placeholder = 'Search', value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  // After Back, Forward or a reset the field shows the current search text.
  if (value !== shownValue) {
    setShownValue(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useDebouncedCallback((next: string) => onSearch(next.trim()), SEARCH_DEBOUNCE_MS);
  const change = (next: string) => {
    setText(next);
    search(next);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      classNames={{ input: classes.input ?? '' }}
      autoComplete="off"
      spellCheck={false}
      maxLength={80}
      leftSection={<SearchIcon />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        change('');
      }}
    />
  );
}
