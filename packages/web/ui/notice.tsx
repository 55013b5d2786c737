import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** 1 where it is all that the page holds. */
  readonly level?: 1 | 2 | 3;
  readonly tone?: 'plain' | 'error';
  readonly onRetry?: () => void;
};

/** What happened or what is missing, in plain words, with the next useful step. */
export function Notice({ title, children, level = 2, tone = 'plain', onRetry }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Heading className="text-l">{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry} size="md">
          Retry
        </Button>
      )}
    </div>
  );
}
