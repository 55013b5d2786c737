import { Button, NumberInput } from '@mantine/core';
import type { QualifierCourse } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import { CourseDialog } from './course-dialog.tsx';
import classes from './course-choice.module.css';

type CourseChoiceProps = {
  readonly course: QualifierCourse | null;
  readonly label: string;
  readonly onChange: (course: QualifierCourse) => void;
  readonly onRemove: (() => void) | null;
};

const figuresOf = ({ tee, par, rating }: QualifierCourse): string =>
  `${tee}, par ${par}, ${rating === null ? 'no rating' : `rating ${rating.toFixed(1)}`}`;

/** A course with its tee, par and rating, which opens the dialog that chooses another one. */
export function CourseChoice({ course, label, onChange, onRemove }: CourseChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="row gap-8">
      <button type="button" className={classes.course} onClick={() => setIsOpen(true)}>
        <span className="unseen">{`${label}: `}</span>
        <span className="medium break-anywhere">{course === null ? 'Choose the course' : course.name}</span>
        {course !== null && <small className="note break-anywhere">{figuresOf(course)}</small>}
      </button>
      {course !== null && course.rating === null && (
        <NumberInput
          aria-label={`Rating, ${label}`}
          placeholder="Rating"
          decimalScale={1}
          min={40}
          max={90}
          className={classes.rating}
          onBlur={({ currentTarget: { value } }) => {
            if (value !== '') onChange({ ...course, rating: Number(value) });
          }}
        />
      )}
      {onRemove !== null && (
        <Button variant="default" aria-label={`Remove ${label}`} onClick={onRemove}>
          ×
        </Button>
      )}
      {isOpen && (
        <CourseDialog
          title={label}
          onChoose={(chosen) => {
            onChange(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
