import { Button, Progress } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { type SendOne, useUploads } from './use-uploads.ts';
import classes from './workshop.module.css';

type UploadAreaProps = {
  /** What is chosen: 'pictures'. */
  readonly what: string;
  readonly accept: string;
  readonly hint: string;
  readonly send: SendOne;
  readonly onDone: () => Promise<void>;
};

/** Where files are chosen or dropped, each with how far it has got. */
export function UploadArea({ what, accept, hint, send, onDone }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { uploads, doneCount, add, retry, cancel } = useUploads(send, onDone);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <Button size="md" onClick={() => input.current?.click()}>
          Choose {what}
        </Button>
        <p className={classes.hint}>{hint}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label={`Choose ${what}`}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p role="status" className={classes.hint}>
        {doneCount === 0 ? '' : `${doneCount} uploaded.`}
      </p>
      <ul className={classes.list} aria-label={`Uploads of ${what}`}>
        {uploads.map(({ id, file, state, share, error }) => (
          <li key={id} className={classes.upload}>
            <span className={classes.name}>{file.name}</span>
            <span className={classes.actions}>
              {state === 'failed' && (
                <Button size="md" variant="default" onClick={() => retry(id)}>
                  Retry
                </Button>
              )}
              <Button
                size="md"
                variant="subtle"
                aria-label={`${state === 'failed' ? 'Dismiss' : 'Cancel'} ${file.name}`}
                onClick={() => cancel(id)}
              >
                {state === 'failed' ? 'Dismiss' : 'Cancel'}
              </Button>
            </span>
            {error === null ? (
              <Progress value={share * 100} aria-label={`How far ${file.name} has got`} />
            ) : (
              <Failure>{error}</Failure>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
