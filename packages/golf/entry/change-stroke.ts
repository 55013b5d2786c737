import type { Shot } from '../model/index.ts';
import type { StrokePlace } from './entry-action.ts';

/** A stroke at another place. */
export function placed(stroke: Partial<Shot>, { lie, toPin, position }: StrokePlace): Shot {
  const { toPin: _toPin, toGreenEdge: _edge, position: _position, distance: _distance, lie: _lie, ...rest } = stroke;
  const { isConceded, ...others } = rest;
  // Only putts are conceded.
  const kept = isConceded === true && lie === 'green' ? rest : others;
  return {
    lie,
    ...(toPin === undefined ? {} : { toPin }),
    ...(position === undefined ? {} : { position }),
    ...kept,
  };
}

export function changeStroke(strokes: readonly Shot[], index: number, change: (stroke: Shot) => Shot): readonly Shot[] {
  const stroke = strokes[index];
  return stroke === undefined ? strokes : strokes.with(index, change(stroke));
}
