import { TextInput, type TextInputProps } from '@mantine/core';
import { withScheme } from '../../lib/web-address.ts';

type AddressInputProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** An input for a web address; adds a missing `https://` on blur. */
export function AddressInput({ value, onChange, ...rest }: AddressInputProps) {
  return (
    <TextInput
      inputMode="url"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        if (withScheme(value) !== value) onChange(withScheme(value));
      }}
    />
  );
}
