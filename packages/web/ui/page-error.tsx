import { Notice } from './notice.tsx';

type PageErrorProps = { readonly error: unknown; readonly level?: 1 | 2 | 3; readonly onRetry: () => void };

/** Stands in for an area that failed, so that the rest of the page keeps working (ERR-O5). */
export function PageError({ error, level = 2, onRetry }: PageErrorProps) {
  return (
    <Notice title="This part of the page could not be shown." level={level} tone="error" onRetry={onRetry}>
      {error instanceof Error ? error.message : 'Something went wrong.'}
    </Notice>
  );
}
