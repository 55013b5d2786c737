import { Button } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { bandsIn, grouped, plural } from '@strokebook/golf/format';
import { sortBys, sortRounds, viewBys, viewRounds } from '@strokebook/golf/grouping';
import { useState } from 'react';
import { useUnits } from '../../api/use-units.ts';
import { FloatingDialog } from '../../ui/floating/floating-dialog.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PickMenu } from '../../ui/menus/pick-menu.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { RoundsInProgress } from '../round-actions/rounds-in-progress.tsx';
import { PickerList } from './picker-list.tsx';
import { createRoundSearch, type PickerRound, pickerRows } from './picker-rows.ts';
import { QuickRoundsMenu } from './quick-rounds-menu.tsx';
import classes from './round-picker.module.css';
import { directionWords, usePickerView } from './use-picker-view.ts';
import type { ChosenRounds } from './use-round-choice.ts';

const nothing: ReadonlySet<string> = new Set();

type RoundPickerDialogProps = {
  readonly accountId: AccountId;
  readonly history: readonly PickerRound[];
  readonly chosen: ChosenRounds;
  readonly onClose: () => void;
};

/** Selects rounds individually or by group, beside the content that shows them (SHOTS-10 to SHOTS-20). */
export function RoundPickerDialog({ accountId, history, chosen, onClose }: RoundPickerDialogProps) {
  const { viewBy, sortBy, direction, chooseView, sort, flip } = usePickerView();
  const [units] = useUnits();
  const [text, setText] = useState('');
  const sorted = sortRounds(history, sortBy, direction);
  const search = createRoundSearch(sorted, viewBy);
  const found = search(text);
  const rows = pickerRows(viewRounds(found, viewBy), viewBy);
  const { ticked } = chosen;
  const isKept = ticked.size === 0 && chosen.rounds.length > 0;
  return (
    <FloatingDialog
      name="round-picker"
      title="My Rounds"
      size={{ width: 540, height: 0.8 }}
      anchor="left"
      onClose={onClose}
    >
      <div className={classes.picker}>
        <SearchField label="Search rounds" value={text} onSearch={setText} />
        <div className="wrap gap-8">
          <QuickRoundsMenu chosen={chosen} />
          <PickMenu
            label="View By"
            value={viewBy}
            options={viewBys.map((value) => ({ value }))}
            onChange={chooseView}
          />
          <PickMenu
            label="Sort by"
            value={sortBy}
            hint={directionWords[sortBy][direction]}
            options={sortBys.map((value) => ({ value, label: bandsIn(value, units) }))}
            onChange={sort}
            onAgain={flip}
          />
        </div>
        <div className="row-between gap-12 muted">
          <p role="status">
            <b className="ink strong">{grouped(ticked.size)}</b> of {plural(history.length, 'round')} chosen
          </p>
          <Button variant="default" disabled={ticked.size === 0} onClick={() => chosen.tick(nothing)}>
            Clear
          </Button>
        </div>
        {isKept && (
          <p className={classes.refusal} role="alert">
            Cannot set empty rounds list. The rounds before stay until one is ticked.
          </p>
        )}
        <RoundsInProgress accountId={accountId} level={3} />
        {rows.length === 0 ? (
          <Notice level={3} title="No Matching Rounds">
            <Button variant="default" onClick={() => setText('')}>
              Clear search
            </Button>
          </Notice>
        ) : (
          <PickerList key={`${viewBy}/${text}`} rows={rows} ticked={ticked} onTick={chosen.tick} />
        )}
      </div>
    </FloatingDialog>
  );
}
