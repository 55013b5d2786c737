import { Notice } from './notice.tsx';

type PageErrorProps = { readonly error: unknown; readonly onRetry: () => void };

/** Stands in for an area that failed, so that the rest of the page keeps working (ERR-O5). */
export function PageError({ error, onRetry }: PageErrorProps) {
  return (
    <Notice title="This part of the page could not be shown." tone="error" onRetry={onRetry}>
      {error instanceof Error ? error.message : 'Something went wrong.'}
    </Notice>
  );
}
