import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: 'plain' | 'error';
  readonly onRetry?: () => void;
};

/** What happened or what is missing, in plain words, with the next useful step. */
export function Notice({ title, children, tone = 'plain', onRetry }: NoticeProps) {
  return (
    <div className={classes['notice']} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <h2 className={classes['title']}>{title}</h2>
      {children !== undefined && <div className={classes['text']}>{children}</div>}
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry} mih={44}>
          Retry
        </Button>
      )}
    </div>
  );
}
