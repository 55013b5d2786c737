import { TextInput } from '@mantine/core';
import { MAX_SEARCH_LETTERS, type SearchType } from '@strokebook/contract';
import type { RefObject } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './search.module.css';

type SearchBoxProps = {
  readonly type: SearchType;
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
  readonly onType: (type: SearchType) => void;
};

const types = [
  { value: 'organization', label: 'Organizations' },
  { value: 'account', label: 'Accounts' },
];

/** The search text, and the kind of results (SEARCH-03, SEARCH-04). */
export function SearchBox({ type, text, input, onText, onType }: SearchBoxProps) {
  return (
    <div className={classes.box}>
      <TextInput
        ref={input}
        type="search"
        aria-label="Search"
        placeholder="Search..."
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LETTERS}
        leftSection={<SearchIcon />}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Segmented label="Search among" options={types} value={type} onChange={(value) => onType(value as SearchType)} />
    </div>
  );
}
