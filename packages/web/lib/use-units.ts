import { useLocalStorage } from '@mantine/hooks';
import { type UnitSystem, unitSystems } from '@strokebook/golf/model';

/** Yards or metres, as this browser last chose: who plays in metres plays in metres everywhere. */
export const useUnits = () =>
  useLocalStorage<UnitSystem>({
    key: 'strokebook.units',
    defaultValue: 'imperial',
    getInitialValueInEffect: false,
    deserialize: (text) => unitSystems.find((known) => known === text) ?? 'imperial',
    serialize: (value) => value,
  });
