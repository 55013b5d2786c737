import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from './client.ts';
import type { TokenStore } from './token-store.ts';

type ApiContextValue = { readonly api: Api; readonly tokens: TokenStore };

const ApiContext = createContext<ApiContextValue | null>(null);

export function ApiProvider({ api, tokens, children }: ApiContextValue & { readonly children: ReactNode }) {
  const value = { api, tokens };
  return <ApiContext value={value}>{children}</ApiContext>;
}

export function useApi(): ApiContextValue {
  const value = useContext(ApiContext);
  if (value === null) throw new Error('useApi needs an ApiProvider above it');
  return value;
}
