import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';

type DeleteButtonProps = {
  /** Name of the deleted item, for screen readers. */
  readonly name: string;
  readonly isPending?: boolean;
  readonly onDelete: () => void;
};

/** Deletes permanently, after a second click. The focus stays on the question; Esc cancels. */
export function DeleteButton({ name, isPending = false, onDelete }: DeleteButtonProps) {
  const [step, setStep] = useState<'untouched' | 'asking' | 'kept'>('untouched');
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'asking') keep.current?.focus();
    if (step === 'kept') first.current?.focus();
  }, [step]);
  if (step !== 'asking') {
    return (
      <Button
        key="first"
        ref={first}
        variant="subtle"
        color="red"
        px={12}
        aria-label={`Delete ${name}`}
        onClick={() => setStep('asking')}
      >
        Delete
      </Button>
    );
  }
  const takeBack = (event: { readonly key: string }) => {
    if (event.key === 'Escape') setStep('kept');
  };
  return (
    <>
      <BusyButton key="sure" color="red" isInactive={isPending} onKeyDown={takeBack} onClick={onDelete}>
        Delete for good
      </BusyButton>
      <Button key="keep" ref={keep} variant="default" onKeyDown={takeBack} onClick={() => setStep('kept')}>
        Keep
      </Button>
    </>
  );
}
