import { NativeSelect, TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Country } from './countries.ts';
import { type FormDigits, numberRuleOf, onlyDigits, type PhoneEntry, type PhoneEntryErrors } from './phone-rules.ts';
import { canDrawFlags } from './can-draw-flags.ts';
import classes from './sign-in.module.css';
import { useReadOnlyDelay } from './use-read-only-delay.ts';

type PhoneFieldsProps = {
  readonly countries: readonly Country[];
  readonly formDigits: FormDigits;
  readonly entry: PhoneEntry;
  /** Null until the fields are touched. */
  readonly errors: PhoneEntryErrors | null;
  /** Autocomplete token of the number. */
  readonly numberAutoComplete: 'tel-national' | 'username';
  readonly onChange: (entry: PhoneEntry) => void;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
};

/** Country and number, shared by all sign-in forms. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { countries, formDigits, entry, errors, numberAutoComplete, onChange, onLeave, onEnter } = props;
  const readOnlyDelay = useReadOnlyDelay();
  const rule = numberRuleOf(entry.country, formDigits);

  // A disabled button swallows Enter, but Enter in an invalid form must show the problem (AUTH-O4).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  const setNumber = (text: string) => onChange({ ...entry, phoneNumber: onlyDigits(text).slice(0, rule.maxLength) });
  // The browser would truncate '(555) 010-0001' before its punctuation is removed.
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    setNumber(event.clipboardData.getData('text'));
  };

  return (
    <>
      <NativeSelect
        label="Country"
        size="md"
        classNames={{ label: classes.label }}
        autoComplete="country"
        value={entry.country}
        onChange={(event) => onChange({ ...entry, country: event.currentTarget.value })}
        error={errors?.country}
        data={countries.map(({ country, flag, name, code }) => ({
          value: country,
          label: `${canDrawFlags() ? `${flag} ` : ''}${name} (${code})`,
        }))}
      />
      <TextInput
        label="Phone number"
        size="md"
        classNames={{ root: classes.field, label: classes.label }}
        type="tel"
        inputMode="numeric"
        autoComplete={numberAutoComplete}
        maxLength={rule.maxLength}
        value={entry.phoneNumber}
        onChange={(event) => setNumber(event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        {...readOnlyDelay}
        error={errors?.phoneNumber}
      />
    </>
  );
}
