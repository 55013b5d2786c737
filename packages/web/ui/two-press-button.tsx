import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type TwoPressButtonProps = {
  /** The action in a word, on both buttons: 'Remove'. */
  readonly word: string;
  /** The action with its object, for screen readers: 'Remove Ada Berg'. */
  readonly label: string;
  readonly keepWord: string;
  readonly isBusy: boolean;
  readonly onAct: () => void;
  /** What else is asked before the second press. */
  readonly children?: ReactNode;
};

/** A button for what cannot be undone easily: it acts after a second press. */
export function TwoPressButton({ word, label, keepWord, isBusy, onAct, children }: TwoPressButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);

  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (isKept.current) ask.current?.focus();
    isKept.current = false;
  }, [isAsking]);

  const act = () => {
    setIsAsking(false);
    onAct();
  };
  const spare = () => {
    isKept.current = true;
    setIsAsking(false);
  };

  return isAsking ? (
    <fieldset className={children === undefined ? 'flex gap-8 flex-none' : 'row-wrap gap-8'} aria-label={`${label}?`}>
      {children}
      <Button variant="outline" color="red" onClick={act}>
        {word}
      </Button>
      <Button
        ref={keep}
        variant="default"
        onClick={spare}
        onKeyDown={(event) => {
          if (event.key === 'Escape') spare();
        }}
      >
        {keepWord}
      </Button>
    </fieldset>
  ) : (
    <Button
      ref={ask}
      variant="default"
      className="flex-none"
      disabled={isBusy}
      aria-label={label}
      onClick={() => setIsAsking(true)}
    >
      {word}
    </Button>
  );
}
