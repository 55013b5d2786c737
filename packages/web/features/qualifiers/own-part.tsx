import { Button, NumberInput } from '@mantine/core';
import type { CardAnswer } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { CardTable } from './card-table.tsx';
import { errorText } from '../../api/error-text.ts';
import {
  type QualifierPage,
  type QualifierPlace,
  refusalText,
  useOfferedRound,
  useScoreAnswer,
} from './qualifier-queries.ts';
import { RightOrNot } from './right-or-not.tsx';
import classes from './own-part.module.css';

type OwnPartProps = { readonly place: QualifierPlace; readonly page: QualifierPage };

/** What a player reads of a confirmed squad, and the own scores to say 'Right' or 'Not right' of (TEAM-12, TEAM-31). */
export function OwnPart({ place, page: { ownLine, ownScores, state } }: OwnPartProps) {
  const answer = useScoreAnswer(place);
  const take = useOfferedRound(place);
  return (
    <>
      {ownLine !== null && (
        <PageSection id="own-line" title="For you">
          {ownLine.headline !== '' && <p className={classes.headline}>{ownLine.headline}</p>}
          <p className="text-l strong">{ownLine.standing}</p>
          <p>{ownLine.meaning}</p>
          {[ownLine.reason, ownLine.word]
            .filter((text) => text !== '')
            .map((text) => (
              <blockquote key={text} className={classes.word}>
                {text}
              </blockquote>
            ))}
        </PageSection>
      )}
      {ownScores.length > 0 && (
        <PageSection id="own-scores" title="Your scores">
          <ul className={classes.scores}>
            {ownScores.map((score) => (
              <OwnScore
                key={score.round}
                score={score}
                isOpen={state !== 'selected'}
                isBusy={answer.isPending}
                onAnswer={(said) => answer.mutate({ round: score.round, ...said })}
                onTake={(offer) => take.mutate({ offer, round: score.round })}
                isTaking={take.isPending}
              />
            ))}
          </ul>
          {answer.isError && <Failure>{refusalText(answer.error)}</Failure>}
          {take.isError && <Failure>{errorText(take.error)}</Failure>}
        </PageSection>
      )}
    </>
  );
}

type OwnScoreProps = {
  readonly score: QualifierPage['ownScores'][number];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (said: OwnAnswer) => void;
  readonly isTaking: boolean;
  readonly onTake: (offer: Offer) => void;
};

type Offer = NonNullable<QualifierPage['ownScores'][number]['offer']>;

type OwnAnswer = CardAnswer & { readonly says: number | null };

function OwnScore({ score, isOpen, isBusy, onAnswer, isTaking, onTake }: OwnScoreProps) {
  const { round, text, answer, card, offer } = score;
  const [isWrong, setIsWrong] = useState(false);
  const [says, setSays] = useState<number | string>('');
  return (
    <li className={classes.score}>
      <p className="break-anywhere">{text}</p>
      {answer !== null && !isWrong && (
        <p className="note" role="status">
          {answer === 'right' ? 'You said: right.' : 'You said: not right. Your coaches know.'}
        </p>
      )}
      {card !== null && (
        <>
          <CardTable label={`Your card of round ${round + 1}`} holes={card.holes} wrong={card.answer?.hole ?? null} />
          {isOpen && card.isFinished && (
            <RightOrNot holes={card.holes} isBusy={isBusy} onAnswer={(said) => onAnswer({ ...said, says: null })} />
          )}
        </>
      )}
      {offer !== null && (
        <div className="row-wrap gap-8">
          <Button
            variant="default"
            disabled={isTaking}
            aria-label={`Add to my rounds: round ${round + 1}`}
            onClick={() => onTake(offer)}
          >
            Add to my rounds
          </Button>
          <span className="note">The score belongs to the qualifier; this makes it a round of yours too.</span>
        </div>
      )}
      {isOpen && card === null && (
        <div className="row-wrap gap-8">
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => onAnswer({ isRight: true, says: null, hole: null })}
            aria-label={`Right: round ${round + 1}`}
          >
            Right
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            aria-expanded={isWrong}
            onClick={() => setIsWrong(!isWrong)}
            aria-label={`Not right: round ${round + 1}`}
          >
            Not right
          </Button>
        </div>
      )}
      {isWrong && isOpen && (
        <div className="row-wrap gap-8">
          <NumberInput
            label="What was it? Your coaches read it."
            min={45}
            max={180}
            allowDecimal={false}
            value={says}
            onChange={setSays}
          />
          <Button
            disabled={isBusy}
            className={classes.tell}
            onClick={() => {
              const isTotal = typeof says === 'number' && says >= 45 && says <= 180;
              onAnswer({ isRight: false, says: isTotal ? says : null, hole: null });
              setIsWrong(false);
            }}
          >
            Tell the coaches
          </Button>
        </div>
      )}
    </li>
  );
}
