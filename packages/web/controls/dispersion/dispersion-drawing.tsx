import { useElementSize } from '@mantine/hooks';
import { DispersionChart } from '@strokebook/charts';
import {
  acrossText,
  alongText,
  axisText,
  type DispersionRow,
  type DispersionUnit,
  dispersionFigures,
  dispersionSentence,
  dispersionUnit,
  hitLabels,
  inUnit,
  type MeasuredShot,
  onLineHalfWidth,
  outsideText,
  type PatternPlace,
  patternWindow,
  regionNote,
} from '@strokebook/golf/dispersion';
import { wholePercent } from '@strokebook/golf/format';
import type { UnitSystem, Yards } from '@strokebook/golf/model';
import classes from './dispersion.module.css';

type DispersionDrawingProps = { readonly label: string; readonly row: DispersionRow; readonly units: UnitSystem };

/** Max width; a larger pattern is no easier to read. */
const MAX_WIDTH = 480;

/** The pattern of one row's shots, with a description in words. */
export function DispersionDrawing({ label, row: { summary }, units }: DispersionDrawingProps) {
  const { ref, width } = useElementSize();
  const { kind, regions, isRough } = summary;
  const unit = dispersionUnit(kind, units);
  const ground = patternWindow(summary);
  const scaled = ([low, high]: readonly [number, number]) =>
    [inUnit(low as Yards, unit), inUnit(high as Yards, unit)] as const;
  const note = regionNote(summary);
  const sentence = dispersionSentence(summary, unit);
  return (
    <div className={classes.drawing} ref={ref}>
      <h3 className={classes.title}>{label}</h3>
      <DispersionChart
        label={label}
        dots={summary.shots.map((shot) => dotOf(shot, unit))}
        regions={regions.map(({ share, outline }) => ({
          label: wholePercent(share),
          outline: outline.map((place) => placeIn(place, unit)),
        }))}
        isRough={isRough}
        median={placeIn({ across: summary.medianAcross, along: summary.medianAlong }, unit)}
        target={kind === 'offTheTee' ? { kind: 'line', halfWidth: inUnit(onLineHalfWidth, unit) } : { kind: 'pin' }}
        window={{ across: scaled(ground.across), along: scaled(ground.along) }}
        tickText={axisText}
        unit={unit.name}
        marks={hitLabels(kind)}
        figures={dispersionFigures(summary, unit)}
        width={width > 0 ? Math.min(width, MAX_WIDTH) : MAX_WIDTH}
      />
      <p className={classes.note}>
        {sentence} {note} {outsideText(ground.outside)}
      </p>
    </div>
  );
}

const placeIn = ({ across, along }: PatternPlace, unit: DispersionUnit) => ({
  across: inUnit(across, unit),
  along: inUnit(along, unit),
});

const dotOf = (shot: MeasuredShot, unit: DispersionUnit) => ({
  ...placeIn(shot, unit),
  id: `${shot.roundId}/${shot.hole}/${shot.number}`,
  name: `Hole ${shot.hole}, shot ${shot.number}: ${alongText(shot.kind, shot.along, unit)}, ${acrossText(shot.across, unit)}`,
  isHit: shot.isHit,
});
