import { Button, Progress } from '@mantine/core';
import { useRef } from 'react';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { useFileDrop } from '../../ui/fields/use-file-drop.ts';
import type { Upload, UploadList } from './use-uploads.ts';
import classes from './workshop.module.css';

type UploadAreaProps = {
  /** What is uploaded: 'pictures'. */
  readonly what: string;
  readonly accept: string;
  readonly hint: string;
  readonly files: UploadList;
};

/** A file input and drop target, with the progress of each upload. */
export function UploadArea({ what, accept, hint, files }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const { uploads, doneCount, add, retry, cancel } = files;
  const drop = useFileDrop(add);
  return (
    <div>
      <div className={classes.drop} {...drop}>
        <Button onClick={() => input.current?.click()}>Choose {what}</Button>
        <p className="note">
          <span className="for-mouse">Or drop them here. </span>
          {hint}
        </p>
        <FileInput ref={input} label={`Choose ${what}`} accept={accept} isMultiple onChoose={add} />
      </div>
      <p role="status" className="note">
        {doneCount === 0 ? '' : `${doneCount} uploaded.`}
      </p>
      <ul className={classes.list} aria-label={`Uploads of ${what}`}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onCancel={() => cancel(upload.id)}
          />
        ))}
      </ul>
    </div>
  );
}

type UploadRowProps = { readonly upload: Upload; readonly onRetry: () => void; readonly onCancel: () => void };

function UploadRow({ upload: { file, state, share, error }, onRetry, onCancel }: UploadRowProps) {
  const row = useFocusLeftBehind<HTMLLIElement>();
  const hasFailed = state === 'failed';
  const verb = hasFailed ? 'Dismiss' : 'Cancel';
  return (
    <li ref={row} className={classes.upload}>
      <span className="strong break-anywhere">{file.name}</span>
      <span className="row-wrap gap-8">
        <Button key="away" variant="subtle" aria-label={`${verb} ${file.name}`} onClick={onCancel}>
          {verb}
        </Button>
        {hasFailed && (
          <Button
            key="retry"
            variant="default"
            onClick={(event) => {
              // Retry disappears when it is clicked; the remaining button gets the focus.
              event.currentTarget.parentElement?.querySelector('button')?.focus();
              onRetry();
            }}
          >
            Retry
          </Button>
        )}
      </span>
      {error === null ? (
        <Progress value={share * 100} aria-label={`How far ${file.name} has got`} />
      ) : (
        <Failure>{error}</Failure>
      )}
    </li>
  );
}
