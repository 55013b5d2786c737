import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type BusyButtonProps = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & { readonly isInactive: boolean };

/**
 * A button that is inactive for now, with `aria-disabled`, but keeps the focus: a disabled one would lose it, and
 * keyboard users would start at the top of the page again.
 */
export function BusyButton({ isInactive, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isInactive}
      data-disabled={isInactive}
      onClick={(event) => {
        if (isInactive) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
