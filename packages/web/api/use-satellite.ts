import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { activeAccountQuery } from './account-queries.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import { useApi } from './api-context.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

/**
 * Whether maps show satellite pictures where the installation has them: the choice of the account, which holds on every
 * device, else that of a visitor in this browser (DATA-O13).
 */
export function useSatellite(): readonly [boolean, (isSatellite: boolean) => void] {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const save = useSavePreferences();
  const [local, setLocal] = useLocalStorage<boolean>({
    key: 'strokebook.satellite',
    defaultValue: true,
    getInitialValueInEffect: useIsHydrating(),
  });
  const set = (isSatellite: boolean) => {
    setLocal(isSatellite);
    if (account != null) save.mutate({ defaultSatellite: isSatellite });
  };
  return [account?.defaultSatellite ?? local, set];
}
