import { Notice } from './notice.tsx';

type PageErrorProps = {
  readonly error: unknown;
  /** Name of the failed part, as in its heading. */
  readonly part?: string | undefined;
  readonly level?: 1 | 2 | 3;
  readonly onRetry: () => void;
};

/** Replaces an area that failed, so that the rest of the page keeps working (ERR-O5). */
export function PageError({ error, part = 'This part of the page', level = 2, onRetry }: PageErrorProps) {
  return (
    <Notice title={`${part} could not be shown.`} level={level} tone="error" onRetry={onRetry}>
      {error instanceof Error ? error.message : 'Something went wrong.'}
    </Notice>
  );
}
