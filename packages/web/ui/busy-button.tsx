import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type BusyButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { readonly isIdle: boolean };

/**
 * A button that is inactive for now, with `aria-disabled`, but keeps the focus: a disabled one would lose it, and
 * keyboard users would start at the top of the page again.
 */
export function BusyButton({ isIdle, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isIdle}
      data-disabled={isIdle}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
