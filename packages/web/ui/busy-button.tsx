import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type BusyButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { readonly isIdle: boolean };

/**
 * A button that does nothing for now, and says so, but keeps the focus: a disabled one would drop it, and who uses a
 * keyboard would begin at the top of the page again.
 */
export function BusyButton({ isIdle, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      size="md"
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
