import type { FigureSample } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { bandsIn, plural } from '@strokebook/golf/format';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { reasonInFigures, sidesOf } from '@strokebook/golf/opened-figure';
import type { OverviewConfig } from '@strokebook/golf/overview';
import { selectRounds } from '@strokebook/golf/selection';
import { type StatDefinition, statById, statText } from '@strokebook/golf/stats';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useUnits } from '../../../api/use-units.ts';
import { useRoundEditor } from '../../../controls/round-actions/use-round-editor.ts';
import { FloatingDialog } from '../../../ui/floating/floating-dialog.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { QueryState } from '../../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../../ui/pages/skeleton-rows.tsx';
import { AroundPin } from './around-pin.tsx';
import { BehindList } from './behind-list.tsx';
import { isGained } from './behind-text.ts';
import { CountedCards } from './counted-cards.tsx';
import classes from './figure-dialog.module.css';
import { FigureHead } from './figure-head.tsx';
import { SampleExport } from './sample-export.tsx';
import type { PlacedFigure } from './stat-figures.ts';

type FigureDialogProps = {
  readonly accountId: AccountId;
  readonly overview: OverviewConfig;
  readonly placed: PlacedFigure;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly onClose: () => void;
};

/** One opened figure: why it is what it is, the strokes or holes that it counts, and then their scorecards. */
export function FigureDialog({ accountId, overview, placed, history, holeCount, onClose }: FigureDialogProps) {
  const { api } = useApi();
  const { figure, stat } = placed;
  const samples = useQuery(
    api.query('getSamplesBehind', {
      params: { accountId },
      body: { statId: figure.id, roundsFilter: overview.filter },
    }),
  );
  // Memoized, because the scorecard compares them by identity.
  const rounds = useMemo(() => selectRounds(history, overview.filter), [history, overview.filter]);
  const definition = statById(stat.id);
  const [units] = useUnits();
  const name = bandsIn(figure === stat ? stat.name : `${stat.name}, ${figure.name}`, units);
  const head = <FigureHead placed={placed} samples={samples.data?.samples ?? null} roundCount={rounds.length} />;
  return (
    <FloatingDialog
      name="figure"
      title={`${name} · ${overview.filterName}`}
      size={{ width: 0.9, height: 0.9 }}
      onClose={onClose}
    >
      <div className={classes.page}>
        <QueryState
          query={samples}
          skeleton={
            <>
              {head}
              <SkeletonRows rows={6} rowHeight={84} />
            </>
          }
        >
          {(data) => (
            <>
              <div className={classes.columns} data-two={data.samples.length > 0 || undefined}>
                <div className={classes.story}>
                  {head}
                  {definition !== undefined && <Picture {...{ placed, definition }} samples={data.samples} />}
                </div>
                {definition !== undefined && (
                  <Behind {...{ accountId, definition, placed, history }} samples={data.samples} />
                )}
              </div>
              <Scorecards {...{ accountId, name, rounds, holeCount }} samples={data.samples} />
              {definition !== undefined && <Meaning {...{ placed, definition, history }} samples={data.samples} />}
            </>
          )}
        </QueryState>
      </div>
    </FloatingDialog>
  );
}

type PartProps = {
  readonly placed: PlacedFigure;
  readonly definition: StatDefinition;
  readonly samples: readonly FigureSample[];
};

/** Where strokes to the green finished, where positions tell it. */
function Picture({ placed: { figure, stat }, definition, samples }: PartProps) {
  const sides = sidesOf(samples, stat.category);
  if (sides === null) return null;
  const perRound = figure.performance?.raw ?? 0;
  return (
    <AroundPin sides={sides} note={isGained(definition) ? reasonInFigures(samples, stat.category, perRound) : ''} />
  );
}

type BehindProps = PartProps & { readonly accountId: AccountId; readonly history: readonly RoundSummary[] };

function Behind({ accountId, placed, definition, samples, history }: BehindProps) {
  const [units] = useUnits();
  const editor = useRoundEditor(accountId);
  if (samples.length === 0) return <p className={classes.note}>Nothing was counted in these rounds.</p>;
  const rounds = new Map(history.map((round) => [round.roundId, round]));
  return <BehindList {...{ samples, definition, rounds, editor, units }} category={placed.stat.category} />;
}

type ScorecardsProps = Omit<Parameters<typeof CountedCards>[0], 'samples'> & {
  readonly samples: readonly FigureSample[];
};

/** Folded, and loaded when they are unfolded. */
function Scorecards(props: ScorecardsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Scorecards <span className="note">{plural(props.rounds.length, 'round')}</span>
        <ChevronDownIcon size={16} />
      </summary>
      {isOpen && <CountedCards {...props} />}
    </details>
  );
}

type MeaningProps = PartProps & { readonly history: readonly RoundSummary[] };

/** What the figure counts, its standard with its source, and its strokes or holes as a file. */
function Meaning({ placed: { figure }, definition, samples, history }: MeaningProps) {
  const [units] = useUnits();
  const { standard } = figure;
  return (
    <details className={classes.fold}>
      <summary>
        How it is counted
        <ChevronDownIcon size={16} />
      </summary>
      <p className={classes.note}>{bandsIn(definition.about, units)}</p>
      {standard !== null && (
        <p className={`${classes.note} break-anywhere`}>
          {`The standard is ${statText(figure.id, standard, units)}${standard.isModelled ? ', modeled' : ''}. Its source: ${standard.source}`}
        </p>
      )}
      <SampleExport {...{ samples, definition, history }} />
    </details>
  );
}
