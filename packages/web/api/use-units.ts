import { useLocalStorage } from '@mantine/hooks';
import { type UnitSystem, unitSystems } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { activeAccountQuery } from './account-queries.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import { useApi } from './api-context.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

/** The units in the order in which controls offer them. */
export const unitOptions = [
  { value: 'imperial', label: 'Yards' },
  { value: 'metric', label: 'Meters' },
] as const;

/**
 * The viewer's display units, shared by all pages: those of the account, which hold on every device, else those that a
 * visitor chose in this browser (DATA-O13).
 */
export function useUnits(): readonly [UnitSystem, (units: UnitSystem) => void] {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const save = useSavePreferences();
  const [local, setLocal] = useLocalStorage<UnitSystem>({
    key: 'strokebook.units',
    defaultValue: 'imperial',
    getInitialValueInEffect: useIsHydrating(),
    deserialize: (text) => unitSystems.find((known) => known === text) ?? 'imperial',
    serialize: (value) => value,
  });
  const set = (units: UnitSystem) => {
    setLocal(units);
    if (account != null) save.mutate({ units });
  };
  return [account?.units ?? local, set];
}
