import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

type DeleteButtonProps = {
  /** What is deleted, for those who do not see what stands beside the button. */
  readonly name: string;
  readonly isPending?: boolean;
  readonly onDelete: () => void;
};

/** Deletes what cannot be had back, once it was said twice. The focus stays where the question is. */
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
        ref={first}
        size="md"
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
  return (
    <>
      <Button size="md" color="red" disabled={isPending} onClick={onDelete}>
        Delete for good
      </Button>
      <Button ref={keep} size="md" variant="default" onClick={() => setStep('kept')}>
        Keep
      </Button>
    </>
  );
}
