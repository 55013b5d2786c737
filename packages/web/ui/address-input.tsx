import { TextInput, type TextInputProps } from '@mantine/core';
import { withScheme } from '../lib/web-address.ts';

type AddressInputProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Takes an address of the web; who leaves out its `https://` has it added on leaving the field. */
export function AddressInput({ value, onChange, ...rest }: AddressInputProps) {
  return (
    <TextInput
      size="md"
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
