import { TextInput } from '@mantine/core';
import { clubName } from '@strokebook/golf/format';
import type { Club } from '@strokebook/golf/model';
import { useState } from 'react';

type SuggestFormProps = {
  readonly club: Club;
  readonly isBusy: boolean;
  readonly onSuggest: (sentence: string) => void;
};

/** As long as the contract takes. */
const MAX_SENTENCE = 160;

/** Suggests the target that is on the map, with a sentence. */
export function SuggestForm({ club, isBusy, onSuggest }: SuggestFormProps) {
  const [sentence, setSentence] = useState('');
  return (
    <form
      className="column gap-8 margin-top-12"
      onSubmit={(event) => {
        event.preventDefault();
        onSuggest(sentence.trim());
      }}
    >
      <TextInput
        label="Why there, in a sentence"
        value={sentence}
        maxLength={MAX_SENTENCE}
        onChange={({ currentTarget }) => setSentence(currentTarget.value)}
      />
      <div>
        <button type="submit" className="quiet-button" disabled={isBusy || sentence.trim() === ''}>
          Suggest the {clubName(club).toLowerCase()} at this target
        </button>
      </div>
    </form>
  );
}
