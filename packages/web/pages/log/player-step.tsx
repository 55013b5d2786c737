import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { SharedPlayer } from '@strokebook/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './start-page.module.css';
import { StepFrame } from './step-frame.tsx';

type PlayerStepProps = {
  readonly ownUsername: string;
  readonly players: readonly SharedPlayer[];
  readonly more: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly close: ReactNode;
};

/** Asks a coach or parent whose round it is, before anything else (TEAM-35). */
export const PlayerStep = ({ ownUsername, players, more, close }: PlayerStepProps) => (
  <StepFrame title="Whose round is it?" close={close}>
    <ul className={classes.running}>
      <li>
        <Link to="/log" search={{ player: ownUsername }} className={classes.continue}>
          <b>My own</b>
        </Link>
      </li>
      {players.map(({ accountId, username, fullName }) => (
        <li key={accountId}>
          <Link to="/log" search={{ player: username }} className={classes.continue}>
            <b className="break-anywhere">{fullName}</b>
          </Link>
        </li>
      ))}
    </ul>
    {more.hasNextPage && (
      <Button variant="default" loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
        Show more
      </Button>
    )}
  </StepFrame>
);
