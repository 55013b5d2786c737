import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Heading level; 1 if the notice is the whole page. */
  readonly level?: 1 | 2 | 3;
  readonly tone?: 'plain' | 'error';
  readonly onRetry?: () => void;
};

/** A message about what happened or is missing, with the next useful action. */
export function Notice({ title, children, level = 2, tone = 'plain', onRetry }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Heading className="text-l">{title}</Heading>
      {children !== undefined && <div className="readable-s muted">{children}</div>}
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
