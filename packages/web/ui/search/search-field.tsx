import { TextInput } from '@mantine/core';
import { MAX_SEARCH_LETTERS } from '@strokebook/contract';
import { SearchIcon } from '../icons.tsx';
import { useSearchText } from '../fields/use-search-text.ts';

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
  const [text, change] = useSearchText(value, onSearch);
  return (
    <TextInput
      size="sm"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      styles={{ input: { minHeight: 'var(--touch)' } }}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_SEARCH_LETTERS}
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
