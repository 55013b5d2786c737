import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Failure } from '../../ui/failure.tsx';
import layout from '../../ui/form-layout.module.css';
import classes from './workshop.module.css';

type StoryConflictProps = {
  readonly children: string;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
};

/** A story that was changed elsewhere since its writer began: they decide which of the two stays. */
export function StoryConflict({ children, onReload, onOverwrite }: StoryConflictProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={classes.conflict}>
      <Failure>{children}</Failure>
      <p className={layout.hint}>Load it as it is now and lose what you typed here, or put yours in its place.</p>
      <div className={layout.actions}>
        <Button ref={first} size="md" variant="default" onClick={onReload}>
          Load the other one
        </Button>
        <Button size="md" variant="default" onClick={onOverwrite}>
          Save mine anyway
        </Button>
      </div>
    </div>
  );
}
