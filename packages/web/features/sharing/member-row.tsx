import { Button } from '@mantine/core';
import type { CircleMember } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import classes from './sharing.module.css';

type MemberRowProps = { readonly member: CircleMember; readonly isBusy: boolean; readonly onRemove: () => void };

/** A member of the circle. Removing requires a second click, because a private account cannot be added again easily. */
export function MemberRow({ member, isBusy, onRemove }: MemberRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  const name = fullName(member);

  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (isKept.current) ask.current?.focus();
    isKept.current = false;
  }, [isAsking]);

  const remove = () => {
    setIsAsking(false);
    onRemove();
  };
  const spare = () => {
    isKept.current = true;
    setIsAsking(false);
  };

  return (
    <li className={classes.member}>
      <Link to="/player/$username" params={{ username: member.username }} preload={false} className={classes.name}>
        {`${name} `}
        <span className={classes.username}>{member.username}</span>
      </Link>
      {isAsking ? (
        <fieldset className="flex gap-8 flex-none" aria-label={`Remove ${name}?`}>
          <Button variant="outline" color="red" size="md" onClick={remove}>
            Remove
          </Button>
          <Button
            ref={keep}
            variant="default"
            size="md"
            onClick={spare}
            onKeyDown={(event) => {
              if (event.key === 'Escape') spare();
            }}
          >
            Keep
          </Button>
        </fieldset>
      ) : (
        <Button
          ref={ask}
          variant="default"
          size="md"
          disabled={isBusy}
          aria-label={`Remove ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
