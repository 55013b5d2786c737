import { NativeSelect, TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Country } from './countries.ts';
import classes from './phone-entry.module.css';
import { keepNumber } from './phone-rules.ts';
import type { PhoneEntryState } from './use-phone-entry.ts';
import { useReadOnlyDelay } from './use-read-only-delay.ts';

type PhoneFieldsProps = {
  readonly countries: readonly Country[];
  readonly phone: PhoneEntryState;
  /** Autocomplete token of the number. */
  readonly numberAutoComplete: 'tel-national' | 'username';
  readonly onEnter: () => void;
};

/** Country and number, shared by the sign-in forms and the change of a number, with the number as it will be used (AUTH-O16). */
export function PhoneFields({ countries, phone, numberAutoComplete, onEnter }: PhoneFieldsProps) {
  const { entry, errors, read } = phone;
  const readOnlyDelay = useReadOnlyDelay();

  // A disabled button swallows Enter, but Enter in an invalid form must show the problem (AUTH-O4).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    phone.paste({ ...entry, phoneNumber: keepNumber(event.clipboardData.getData('text')) });
  };

  return (
    <>
      <NativeSelect
        label="Country"
        classNames={{ label: classes.label }}
        autoComplete="country"
        value={entry.country}
        onChange={(event) => phone.change({ ...entry, country: event.currentTarget.value })}
        error={errors?.country}
        data={countries.map(({ country, flag, name, code }) => ({
          value: country,
          label: `${canDrawFlags() ? `${flag} ` : ''}${name} (${code})`,
        }))}
      />
      <TextInput
        label="Phone number"
        classNames={{ root: classes.field, label: classes.label }}
        type="tel"
        // Unlike that of digits alone, the keyboard has a +.
        inputMode="tel"
        autoComplete={numberAutoComplete}
        value={entry.phoneNumber}
        onChange={(event) => phone.change({ ...entry, phoneNumber: keepNumber(event.currentTarget.value) })}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={phone.leave}
        // In the line of the error, which is empty when the number can be read.
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={read !== null && <span role="status">{`Your number: ${read.shown}`}</span>}
        {...readOnlyDelay}
        error={errors?.phoneNumber}
      />
    </>
  );
}

/** A pair of letters that is no country: always drawn as two signs. */
const NO_FLAG = '🇺🇺';
const A_FLAG = '🇺🇸';

let answer: boolean | null = null;

/**
 * Whether this system draws a flag as one picture. Some draw its two letters or two empty boxes, which are useless
 * beside the country's name.
 */
function canDrawFlags(): boolean {
  answer ??= widthOf(A_FLAG) < widthOf(NO_FLAG) * 0.8;
  return answer;
}

function widthOf(text: string): number {
  const sample = document.createElement('span');
  sample.textContent = text;
  sample.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap;';
  document.body.append(sample);
  const { width } = sample.getBoundingClientRect();
  sample.remove();
  return width;
}
