import { Button, Progress } from '@mantine/core';
import { type CoursesRead, MAX_COURSE_BYTES, megabytes } from '@strokebook/contract';
import { correctionLines, directoryText, gapLines, placeOrPosition } from '@strokebook/golf/courses';
import { grouped, plural } from '@strokebook/golf/format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { CourseMap } from '../../controls/course-map/course-map.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import classes from './courses.module.css';
import { refreshShown } from '../../api/refresh-shown.ts';

type ImportDialogProps = {
  readonly onClose: () => void;
  /** Called with a sentence about the stored courses. */
  readonly onDone: (said: string) => void;
};

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'preview'; readonly read: CoursesRead }
  | { readonly kind: 'storing'; readonly read: CoursesRead };

/** A dialog that reads a map file, shows a preview, and stores it after confirmation. */
const isAborted = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [error, setError] = useState<unknown>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = (chosen: File, dryRun: boolean, onShare: (share: number) => void) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return api.upload(
      'importCourses',
      { query: { fileName: chosen.name.slice(-200), dryRun: String(dryRun) }, upload: chosen },
      {
        signal: controller.signal,
        onProgress: ({ sentBytes, totalBytes }) => onShare(totalBytes === 0 ? 0 : sentBytes / totalBytes),
      },
    );
  };

  const look = async (chosen: File) => {
    setFile(chosen);
    setError(null);
    if (chosen.size > MAX_COURSE_BYTES) {
      setStep({ kind: 'choose' });
      setError(new Error(`The file has more than ${megabytes(MAX_COURSE_BYTES)}.`));
      return;
    }
    setStep({ kind: 'reading', share: 0 });
    try {
      const read = await send(chosen, true, (share) => setStep({ kind: 'reading', share }));
      setStep({ kind: 'preview', read });
    } catch (cause) {
      // The dialog was closed, or another file was selected meanwhile.
      if (isAborted(cause)) return;
      setError(cause);
      setStep({ kind: 'choose' });
    }
  };

  const store = async (chosen: File, read: CoursesRead) => {
    setError(null);
    setStep({ kind: 'storing', read });
    try {
      const stored = await send(chosen, false, () => undefined);
      await Promise.all([refreshShown(queryClient, 'courses'), refreshActivity(queryClient)]);
      onDone(
        stored.directory === null
          ? `Imported ${stored.courses.map(({ name }) => name).join(', ')}.`
          : `Imported ${directoryText(stored.directory)}.`,
      );
    } catch (cause) {
      // The dialog was closed, or another file was selected meanwhile.
      if (isAborted(cause)) return;
      setError(cause);
      setStep({ kind: 'preview', read });
    }
  };

  const read = step.kind === 'preview' || step.kind === 'storing' ? step.read : null;
  return (
    // The dialog cannot be closed while storing, because the result would be unknown.
    <Dialog title="Import courses" size={720} onClose={() => step.kind !== 'storing' && onClose()}>
      <div className="stack gap-16">
        <p className="muted">
          A map as GeoJSON, from OpenStreetMap or traced with hole numbers, or a course by holes; plain or compressed
          with gzip; or a directory of names and places as CSV. Nothing is saved before you have seen what was found.
        </p>
        <div className="wrap gap-8">
          <Button
            variant={read === null ? 'filled' : 'default'}
            disabled={step.kind === 'storing'}
            onClick={() => input.current?.click()}
          >
            {file === null ? 'Choose a file' : 'Choose another file'}
          </Button>
          {read !== null && file !== null && hasSomethingToStore(read) && (
            <Button loading={step.kind === 'storing'} onClick={() => void store(file, read)}>
              {`Import ${courseCount(read)}`}
            </Button>
          )}
        </div>
        <FileInput
          ref={input}
          label="Choose a file"
          accept=".geojson,.json,.gz,.csv,application/geo+json,application/json,application/gzip,text/csv"
          onChoose={([chosen]) => void look(chosen)}
        />
        {step.kind === 'reading' && (
          <div role="status">
            <p className="muted">{step.share < 1 ? `Sending ${file?.name}` : `Reading ${file?.name}`}</p>
            <Progress value={step.share * 100} aria-label={`How far ${file?.name} has got`} />
          </div>
        )}
        {error !== null && (
          <ImportFailure error={error} onRetry={file === null || read !== null ? null : () => void look(file)} />
        )}
        {read !== null && <WhatWasRead read={read} />}
      </div>
    </Dialog>
  );
}

function ImportFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: (() => void) | null }) {
  const problems = error instanceof ApiError ? error.problems : [];
  return (
    <div>
      <Failure>{errorText(error)}</Failure>
      <ul className={classes.notes}>
        {problems.map(({ path, message }, index) => (
          <li key={index}>{path === '' ? message : `${path}: ${message}`}</li>
        ))}
      </ul>
      {onRetry !== null && problems.length === 0 && (
        <Button variant="default" mt={8} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}

/** 'Old Links, Ruskin, US, with 18 holes' */
const nameAndPlace = (course: NonNullable<CoursesRead['courses'][number]['replaces']>): string =>
  [course.name, placeOrPosition(course)].filter((part) => part !== '').join(', ') +
  (course.holeCount === 0 ? ', not mapped' : `, with ${plural(course.holeCount, 'hole')}`);

/** New and changed entries of a directory; the others are stored already. */
const toStore = ({ created, changed }: NonNullable<CoursesRead['directory']>): number => created + changed;

const hasSomethingToStore = ({ directory }: CoursesRead): boolean => directory === null || toStore(directory) > 0;

function courseCount({ courses, directory }: CoursesRead): string {
  const count = directory === null ? courses.length : toStore(directory);
  return count === 1 ? plural(1, 'course') : `${grouped(count)} courses`;
}

function WhatWasRead({ read: { courses, warnings, directory } }: { readonly read: CoursesRead }) {
  return (
    <>
      {directory !== null && (
        <section aria-label="Directory" className={classes.read}>
          <h3 className="text-l">Directory</h3>
          <p className="muted">{directoryText(directory)}.</p>
          {directory.examples.length > 0 && (
            <ul className={classes.notes} aria-label="Some of the new courses">
              {directory.examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {courses.map(({ courseId, name, holeCount, replaces, kept, lost, gaps, course }) => (
        <section key={courseId} aria-label={name} className={classes.read}>
          <h3 className="text-l break-anywhere">{name}</h3>
          <p className="muted">
            {plural(holeCount, 'hole')}
            {replaces !== null && ` · takes the place of ${nameAndPlace(replaces)}; rounds stay as they were logged`}
          </p>
          {correctionLines({ kept, lost }).map((line) => (
            <p key={line} className="break-anywhere">
              {line}
            </p>
          ))}
          {course !== undefined && <CourseMap course={course} hole={null} />}
          <ul className={classes.notes}>
            {gapLines(gaps).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {warnings.length > 0 && (
        <section aria-label="How the file was read" className={classes.read}>
          <h3 className="text-l break-anywhere">How the file was read</h3>
          <ul className={classes.notes}>
            {warnings.map((warning, index) => (
              <li key={index}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
