import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { ApiProvider } from '../api/api-context.tsx';
import { OfflineProvider } from '../offline/index.ts';
import type { StrokebookApp } from './create-app.ts';
import { AUTH_STATE_CHANGED } from './player-dashboard.ts';
import { cssVariables, theme } from './theme.ts';

export function App({ router, queryClient, api, tokens, store, shown, outbox, worker }: StrokebookApp) {
  useEffect(() => {
    const { queryKey } = activeAccountQuery(api, tokens);
    const onChange = () => void queryClient.invalidateQueries({ queryKey });
    window.addEventListener(AUTH_STATE_CHANGED, onChange);
    return () => window.removeEventListener(AUTH_STATE_CHANGED, onChange);
  }, [queryClient, api, tokens]);
  useEffect(() => outbox.start(), [outbox]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api} tokens={tokens}>
          <OfflineProvider store={store} shown={shown} outbox={outbox} worker={worker}>
            <RouterProvider router={router} />
          </OfflineProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
