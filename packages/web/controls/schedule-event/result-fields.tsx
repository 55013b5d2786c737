import { Button, TextInput } from '@mantine/core';
import { problemText } from '../../api/problem-text.ts';
import { emptyRound, isFinishWrong, isNumberWrong, type ResultDraft, type RoundDraft } from './result-draft.ts';
import classes from './schedule-event.module.css';

const columns = [
  { field: 'score', label: 'Score' },
  { field: 'par', label: 'Par' },
  { field: 'yards', label: 'Yards' },
  { field: 'courseRating', label: 'Rating' },
  { field: 'slopeRating', label: 'Slope' },
] as const satisfies readonly { readonly field: keyof RoundDraft; readonly label: string }[];

const MAX_ROUNDS = 10;

type ResultFieldsProps = {
  readonly result: ResultDraft;
  readonly error: unknown;
  readonly onChange: (result: ResultDraft) => void;
};

/** The result of an event: place, field size, and scores of rounds that were not logged. */
export function ResultFields({ result, error, onChange }: ResultFieldsProps) {
  const { finish, fieldSize, rounds } = result;
  const setRound = (key: number, change: Partial<RoundDraft>) =>
    onChange({ ...result, rounds: rounds.map((round) => (round.key === key ? { ...round, ...change } : round)) });
  return (
    <fieldset className="field-group">
      <legend>Result</legend>
      <div className="field-pair">
        <TextInput
          label="Finish"
          placeholder="T3, 12, MC, WD or DQ"
          maxLength={12}
          value={finish}
          error={isFinishWrong(result) ? 'Write the finish as 3, T3, MC, WD or DQ.' : null}
          onChange={({ currentTarget: { value } }) => onChange({ ...result, finish: value })}
        />
        <TextInput
          label="Field size"
          inputMode="numeric"
          maxLength={6}
          value={fieldSize}
          error={numberProblem(fieldSize, error, 'result.fieldSize', 'Field size')}
          onChange={({ currentTarget: { value } }) => onChange({ ...result, fieldSize: value })}
        />
      </div>
      <p className="note">Rounds that are logged count by themselves. Enter scores where none is logged.</p>
      {rounds.map((round, index) => (
        <fieldset key={round.key} className={classes.round} aria-label={`Round ${index + 1}`}>
          <b aria-hidden="true">Round {index + 1}</b>
          {columns.map(({ field, label }) => (
            <TextInput
              key={field}
              label={label}
              inputMode="decimal"
              maxLength={6}
              value={round[field]}
              error={numberProblem(round[field], error, `result.rounds[${index}].${field}`, label)}
              onChange={({ currentTarget: { value } }) => setRound(round.key, { [field]: value })}
            />
          ))}
          <Button
            variant="subtle"
            color="red"
            px={12}
            aria-label={`Remove round ${index + 1}`}
            onClick={() => onChange({ ...result, rounds: rounds.filter(({ key }) => key !== round.key) })}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {rounds.length < MAX_ROUNDS && (
        <div className="row-wrap gap-8">
          <Button
            variant="default"
            onClick={() =>
              onChange({
                ...result,
                rounds: [...rounds, emptyRound(Math.max(-1, ...rounds.map(({ key }) => key)) + 1)],
              })
            }
          >
            Add a round
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const numberProblem = (text: string, error: unknown, field: string, label: string): string | null =>
  isNumberWrong(text) ? `${label} must be a number.` : problemText(error, field, label);
