import { Button, type ButtonProps } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type MoreButtonProps = Pick<ButtonProps, 'size' | 'mt' | 'className'> & {
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** Loads the next page of a list; nothing after the last one. */
export function MoreButton({ query, ...props }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button {...props} variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      Show more
    </Button>
  );
}
