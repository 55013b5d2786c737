import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../ui/icons.tsx';

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection' | 'label'> & { readonly label: string };

/** A password field with a show button (AUTH-15). */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type={isShown ? 'text' : 'password'}
      // A visible password must still not be corrected or completed.
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth="var(--touch)"
      rightSection={
        <button
          type="button"
          className="icon-button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        </button>
      }
    />
  );
}
