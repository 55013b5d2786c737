import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';

type SaveConflictProps = {
  /** What was changed, as a sentence. */
  readonly children: string;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
};

/** Shown if something was changed elsewhere since editing began: the writer decides which version to keep. */
export function SaveConflict({ children, onReload, onOverwrite }: SaveConflictProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="grid gap-8">
      <Failure>{children}</Failure>
      <p className="note">Load it as it is now and lose what you typed here, or put yours in its place.</p>
      <div className="row-wrap gap-8">
        <Button ref={first} variant="default" onClick={onReload}>
          Load the other one
        </Button>
        <Button variant="default" onClick={onOverwrite}>
          Save mine anyway
        </Button>
      </div>
    </div>
  );
}
