import type { ActiveAccount, Preferences } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { useSavePreferences } from '../../api/use-save-preferences.ts';
import { useSatellite } from '../../api/use-satellite.ts';
import { unitOptions, useUnits } from '../../api/use-units.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { SAVED, SavedMark } from '../../ui/saved-mark.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './preferences.module.css';

const holeOptions = [
  { value: 'usual', label: 'My usual' },
  { value: '9', label: '9' },
  { value: '18', label: '18' },
] as const;
const mapOptions = [
  { value: 'satellite', label: 'Satellite' },
  { value: 'drawn', label: 'Map' },
] as const;
const holeCounts = { usual: null, '9': 9, '18': 18 } as const;

/** Choices for all screens, kept in the account (DATA-O13). */
export function PreferencesSection({ account }: { readonly account: ActiveAccount }) {
  const { api } = useApi();
  const hasPictures = useQuery(api.query('getSettings', {})).data?.mapImagery != null;
  const save = useSavePreferences();
  const [units] = useUnits();
  const [isSatellite] = useSatellite();
  const isSaved = (choice: keyof Preferences) => save.isSuccess && save.variables[choice] !== undefined;
  return (
    <PageSection id="preferences" title="Preferences" status={save.isSuccess ? SAVED : undefined}>
      <div className={classes.choices}>
        <span>Units</span>
        <span className="row-wrap gap-12">
          <Segmented
            label="Units"
            options={unitOptions}
            value={units}
            onChange={(value) => save.mutate({ units: value })}
          />
          <SavedMark isShown={isSaved('units')} />
        </span>
        <span>Holes of a round</span>
        <span className="row-wrap gap-12">
          <Segmented
            label="Holes of a round"
            options={holeOptions}
            value={String(account.defaultHoleCount ?? 'usual')}
            onChange={(choice) => save.mutate({ defaultHoleCount: holeCounts[choice] })}
          />
          <SavedMark isShown={isSaved('defaultHoleCount')} />
        </span>
        {hasPictures && (
          <>
            <span>Maps</span>
            <span className="row-wrap gap-12">
              <Segmented
                label="Maps"
                options={mapOptions}
                value={isSatellite ? 'satellite' : 'drawn'}
                onChange={(choice) => save.mutate({ defaultSatellite: choice === 'satellite' })}
              />
              <SavedMark isShown={isSaved('defaultSatellite')} />
            </span>
          </>
        )}
      </div>
      <p className="note">Your schedule and results open with this number of holes for everyone.</p>
      {save.isError && <Failure>{errorText(save.error)}</Failure>}
    </PageSection>
  );
}
