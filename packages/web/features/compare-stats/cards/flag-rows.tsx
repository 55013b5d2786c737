import type { OutputOf } from '@strokebook/contract';
import { figureText } from '@strokebook/golf/compare-cards';
import type { FlagGroup } from '@strokebook/golf/facts';
import { useId } from 'react';
import { bandsIn } from '@strokebook/golf/format';
import { useUnits } from '../../../api/use-units.ts';
import { ChevronDownIcon, EyeOffIcon } from '../../../ui/icons.tsx';
import tableClasses from './card-table.module.css';
import { RangeCell, shares } from './range-cell.tsx';

type FlagRowsProps = {
  readonly group: FlagGroup;
  readonly flags: OutputOf<'getStatProbability'>['flags'];
  readonly isConditioned: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onCondition: (id: string) => void;
  readonly onHide: (id: string) => void;
};

/** The stats of one group with their probabilities; collapsible. */
export function FlagRows({ group, flags, isConditioned, isOpen, onToggle, onCondition, onHide }: FlagRowsProps) {
  const bodyId = useId();
  const [units] = useUnits();
  if (flags.length === 0) return null;
  return (
    <section className={tableClasses.group} aria-label={group}>
      <h3 className="text-m">
        <button
          type="button"
          className="fold-button fold-row"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          {group} <small>{flags.length}</small>
          <ChevronDownIcon />
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <table className={`${tableClasses.table} ${tableClasses.flags}`}>
            <caption className="unseen">Probabilities: {group}</caption>
            <thead>
              <tr>
                <th scope="col">Stat</th>
                <th scope="col" className={tableClasses.rangeHead}>
                  Probability
                </th>
                {isConditioned && <th scope="col">Any hole</th>}
                <th scope="col">
                  <span className="unseen">Hide</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {flags
                .map((flag) => ({ ...flag, label: bandsIn(flag.label, units) }))
                .map(({ id, label, given, overall }) => (
                  <tr key={id}>
                    <th scope="row">
                      <button
                        type="button"
                        className={tableClasses.condition}
                        title="Make it a condition"
                        onClick={() => onCondition(id)}
                      >
                        {label}
                      </button>
                    </th>
                    <RangeCell
                      figure={given}
                      scale={shares}
                      reference={isConditioned ? (overall?.raw ?? null) : null}
                    />
                    {isConditioned && <td>{figureText(overall)}</td>}
                    <td className={tableClasses.hide}>
                      <button type="button" aria-label={`Hide ${label}`} title="Hide" onClick={() => onHide(id)}>
                        <EyeOffIcon />
                      </button>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
