import { useLocalStorage } from '@mantine/hooks';
import { type UnitSystem, unitSystems } from '@strokebook/golf/model';

/** The browser's display units, yards or metres, shared by all pages. */
export const useUnits = () =>
  useLocalStorage<UnitSystem>({
    key: 'strokebook.units',
    defaultValue: 'imperial',
    getInitialValueInEffect: false,
    deserialize: (text) => unitSystems.find((known) => known === text) ?? 'imperial',
    serialize: (value) => value,
  });
