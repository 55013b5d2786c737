import { Button, TextInput } from '@mantine/core';
import { addDays, isCalendarDay } from '@strokebook/golf/calendar';
import { MAX_ROUNDS, type QualifierCourse, type QualifierRound } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import { PlusIcon } from '../../ui/icons.tsx';
import { CourseChoice } from '../../controls/course-choice/course-choice.tsx';
import { CourseDialog } from '../../controls/course-choice/course-dialog.tsx';
import classes from './rounds-field.module.css';

type RoundsFieldProps = {
  readonly rounds: readonly QualifierRound[];
  readonly onChange: (rounds: readonly QualifierRound[]) => void;
};

/** The rounds: day, course and tee with par and rating. Part of a round can be on another course. */
export function RoundsField({ rounds, onChange }: RoundsFieldProps) {
  const replace = (index: number, changed: Partial<QualifierRound>) =>
    onChange(rounds.map((round, at) => (at === index ? { ...round, ...changed } : round)));
  const last = rounds.at(-1);
  return (
    <>
      <ol className={classes.list}>
        {rounds.map((round, index) => (
          <li key={index} className={classes.round}>
            <b className={classes.label}>{`R${index + 1}`}</b>
            <TextInput
              type="date"
              aria-label={`Day of round ${index + 1}`}
              value={round.playedOn}
              onChange={({ currentTarget: { value } }) => {
                if (isCalendarDay(value)) replace(index, { playedOn: value });
              }}
            />
            <div className="stack gap-8">
              {round.courses.map((course, at) => (
                <CourseChoice
                  key={at}
                  course={course}
                  label={`Course of round ${index + 1}${at === 0 ? '' : `, also ${at + 1}`}`}
                  onChange={(changed) =>
                    replace(index, { courses: round.courses.map((one, place) => (place === at ? changed : one)) })
                  }
                  onRemove={
                    at === 0
                      ? null
                      : () => replace(index, { courses: round.courses.filter((_, place) => place !== at) })
                  }
                />
              ))}
              {round.courses.length === 0 ? (
                <CourseChoice
                  course={null}
                  label={`Course of round ${index + 1}`}
                  onChange={(course) => replace(index, { courses: [course] })}
                  onRemove={null}
                />
              ) : (
                round.courses.length < 3 && (
                  <AlsoAt
                    round={index + 1}
                    onAdd={(course) => replace(index, { courses: [...round.courses, course] })}
                  />
                )
              )}
            </div>
            {rounds.length > 1 && (
              <Button
                variant="default"
                aria-label={`Remove round ${index + 1}`}
                onClick={() => onChange(rounds.filter((_, at) => at !== index))}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ol>
      {rounds.length < MAX_ROUNDS && last !== undefined && (
        <div>
          <Button
            variant="default"
            leftSection={<PlusIcon />}
            onClick={() =>
              onChange([...rounds, { playedOn: addDays(last.playedOn, 1), courses: last.courses.slice(0, 1) }])
            }
          >
            Add a round
          </Button>
        </div>
      )}
    </>
  );
}

/** Another course on which a part of the players plays the round: the first was closed, or has no room. */
function AlsoAt({ round, onAdd }: { readonly round: number; readonly onAdd: (course: QualifierCourse) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="text-button"
        aria-label={`Some play it elsewhere, round ${round}`}
        onClick={() => setIsOpen(true)}
      >
        Some play it elsewhere
      </button>
      {isOpen && (
        <CourseDialog
          title={`The other course of round ${round}`}
          onChoose={(chosen) => {
            onAdd(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
