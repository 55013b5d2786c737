import { NativeSelect } from '@mantine/core';
import type { Paper } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { cardHoles, type CardNines } from '@strokebook/golf/entry';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport } from '../../api/download-report.ts';
import { errorText } from '../../api/error-text.ts';
import { papers } from '../../lib/papers.ts';
import { saveFile } from '../../lib/save-file.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import { useUnits } from '../../api/use-units.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './blank-card.module.css';
import type { CardCourse } from './card-course.ts';
import { ChooseCardCourse } from './choose-card-course.tsx';

type BlankCardDialogProps = {
  /** The player whose courses are offered; the viewer has full access. */
  readonly accountId: AccountId;
  /** A course that is chosen already, and its tee by place; omitted to ask for it. */
  readonly chosen?: { readonly course: CardCourse; readonly tee: number | null };
  readonly onClose: () => void;
};

const ninesOf = (holes: number): readonly { readonly value: CardNines; readonly label: string }[] =>
  holes === 9
    ? [
        { value: 'front', label: '9 holes' },
        { value: 'both', label: '9 holes twice' },
      ]
    : [
        { value: 'both', label: '18 holes' },
        { value: 'front', label: 'Front 9' },
        { value: 'back', label: 'Back 9' },
      ];

/** A card for the pocket to be filled in by hand, with the pars and yards of a course, or without any (ENTRY-32). */
export function BlankCardDialog({ accountId, chosen, onClose }: BlankCardDialogProps) {
  const [course, setCourse] = useState<CardCourse | undefined>(chosen?.course);
  return (
    <Dialog title="Print a blank card" size={520} onClose={onClose}>
      <div className="stack gap-16">
        <p className="note">
          Fold the sheet in the middle. Its columns are in the order in which you type strokes later.
        </p>
        {course === undefined ? (
          <ChooseCardCourse accountId={accountId} onChoose={setCourse} />
        ) : (
          <CardChoices
            key={course?.name ?? ''}
            accountId={accountId}
            course={course}
            firstTee={course?.courseId === chosen?.course?.courseId ? (chosen?.tee ?? null) : null}
            onChange={() => setCourse(undefined)}
          />
        )}
      </div>
    </Dialog>
  );
}

type CardChoicesProps = {
  readonly accountId: AccountId;
  readonly course: CardCourse;
  readonly firstTee: number | null;
  /** Asks for another course. */
  readonly onChange: () => void;
};

function CardChoices({ accountId, course, firstTee, onChange }: CardChoicesProps) {
  const { api } = useApi();
  const [units] = useUnits();
  const [paper, setPaper] = useState<Paper>('us-letter');
  const [chosenTee, setTee] = useState(firstTee);
  const [chosenNines, setNines] = useState<CardNines | null>(null);
  const courseId = course?.courseId ?? null;
  const query = useQuery({
    ...api.query('getCourseToPlay', { params: { accountId, courseId: courseId ?? '' } }),
    enabled: courseId !== null,
  });
  const known = query.data;
  const tee = chosenTee ?? (known === undefined || known.tees.length === 0 ? null : 0);
  // Without known holes the front nine is any nine.
  const options = courseId === null ? ninesOf(18).slice(0, 2) : ninesOf(known?.holes.length ?? 18);
  const nines = chosenNines ?? options[0]?.value ?? 'both';
  const print = useMutation({
    mutationFn: () =>
      downloadReport(api, {
        report: 'blank-card',
        courseName: course?.name ?? '',
        teeName: (tee === null ? undefined : known?.tees[tee]?.name) ?? '',
        holeCount: nines === 'both' ? 18 : 9,
        holes: known === undefined ? [] : cardHoles(known, tee, nines),
        prefersMetric: units === 'metric',
        paper,
        timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
      }),
    onSuccess: saveFile,
  });
  const isLoading = courseId !== null && query.isPending;
  return (
    <>
      <div className={classes.chosen}>
        <span className="flex-1 shrinkable medium break-anywhere">{course?.name ?? 'Without a course'}</span>
        <button type="button" className="quiet-button" onClick={onChange}>
          Change
        </button>
      </div>
      {query.isError && <FailedQuery part="The course" query={query} />}
      {known !== undefined && known.holes.length === 0 && (
        <p className="note">Pars and yards of this course are not known, so the card has only its name.</p>
      )}
      {known !== undefined && known.tees.length > 0 && (
        <NativeSelect
          label="Tee"
          data={known.tees.map(({ name }, place) => ({ value: String(place), label: name }))}
          value={String(tee)}
          onChange={({ currentTarget }) => setTee(Number(currentTarget.value))}
        />
      )}
      <div className="wrap gap-12">
        <Segmented label="Holes" value={nines} options={options} onChange={setNines} />
        <Segmented label="Paper" value={paper} options={papers} onChange={setPaper} />
      </div>
      {nines !== 'both' && <p className="note">Two cards on a sheet: cut them apart.</p>}
      {print.isError && <Failure>{errorText(print.error)}</Failure>}
      <BusyButton isInactive={print.isPending || isLoading || query.isError} onClick={() => print.mutate()}>
        {print.isPending ? 'Making the card…' : 'Download PDF'}
      </BusyButton>
      <p role="status" className="note">
        {print.isSuccess && 'The card was saved to your downloads.'}
      </p>
    </>
  );
}
