import { flagGroups, type FlagGroup, type HoleFlag, holeFlags } from '@strokebook/golf/facts';
import { grouped, plural } from '@strokebook/golf/format';
import type { FilteredHoles } from '@strokebook/golf/selection';
import { useId, useState } from 'react';
import { FloatingDialog } from '../../ui/floating/floating-dialog.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { FlagCards, FlagState } from './flag-cards.tsx';
import classes from './hole-filter.module.css';
import type { HoleFilter } from './use-hole-filter.ts';

type HoleFilterDialogProps = {
  readonly filter: HoleFilter;
  readonly onChange: (active: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Filters holes by their flags (SHOTS-06 to SHOTS-09). */
export function HoleFilterDialog({ filter, onChange, onClose }: HoleFilterDialogProps) {
  const { active, filtered, isStale, error, retry } = filter;
  return (
    <FloatingDialog
      name="hole-filter"
      title="Filter Holes by Stat"
      size={{ width: 400, height: 0.8 }}
      anchor="right"
      onClose={onClose}
    >
      {filtered === null ? (
        <Waiting error={error} retry={retry} />
      ) : (
        <div className="fading" data-stale={isStale || undefined} aria-busy={isStale}>
          <FlagState canClear={active.length > 0} onClear={() => onChange([])}>
            <b>{grouped(filtered.matching)}</b> of {plural(filtered.total, 'hole')}
          </FlagState>
          {flagGroups.map((group) => (
            <FlagGroupCards key={group} group={group} active={active} filtered={filtered} onChange={onChange} />
          ))}
        </div>
      )}
    </FloatingDialog>
  );
}

function Waiting({ error, retry }: Pick<HoleFilter, 'error' | 'retry'>) {
  if (error !== null) return <PageError level={3} part="The stats of the holes" error={error} onRetry={retry} />;
  return (
    <div role="status" aria-label="Loading">
      <SkeletonRows rows={8} rowHeight={52} />
    </div>
  );
}

const flagsOf = new Map(flagGroups.map((group) => [group, holeFlags.filter((flag) => flag.group === group)]));

type FlagGroupCardsProps = Pick<HoleFilterDialogProps, 'onChange'> & {
  readonly group: FlagGroup;
  readonly active: readonly string[];
  readonly filtered: FilteredHoles;
};

/** A collapsible group of cards. A card without matching holes is hidden, unless it is active (SHOTS-O4). */
function FlagGroupCards({ group, active, filtered, onChange }: FlagGroupCardsProps) {
  const bodyId = useId();
  const countOf = ({ id }: HoleFlag) => filtered.counts.get(id) ?? 0;
  const flags = (flagsOf.get(group) ?? []).filter((flag) => countOf(flag) > 0 || active.includes(flag.id));
  const activeHere = flags.filter((flag) => active.includes(flag.id)).length;
  const [toggled, setToggled] = useState<boolean | null>(null);
  // About sixty cards are too many at once; a group with a chosen card is open too.
  const isOpen = toggled ?? (group === flagGroups[0] || activeHere > 0);
  if (flags.length === 0) return null;
  return (
    <section className="line-top" aria-label={group}>
      <h3 className="text-m">
        <button
          type="button"
          className="fold-button fold-row"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setToggled(!isOpen)}
        >
          {group}
          {activeHere > 0 && <span className="accent text-s">{activeHere} active</span>}
          <ChevronDownIcon />
        </button>
      </h3>
      <div id={bodyId} className={classes.body} hidden={!isOpen}>
        <FlagCards flags={flags} active={active} countOf={countOf} onChange={onChange} />
      </div>
    </section>
  );
}
