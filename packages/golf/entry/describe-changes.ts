import { changeOf, formatDay, grouped, plural, roundNumberName, roundTypeNames, signed } from '../format/index.ts';
import { type Hole, isSame, type RoundDocument, type Shot } from '../model/index.ts';

const UNKNOWN = '–';

/**
 * What a revision of a round changed, in words: 'Tee: White → Blue', 'Hole 7: 5 → 4'. The round's own fields come
 * first, then the holes in order of play. Empty if nothing that the player logged differs.
 */
export function describeChanges(before: RoundDocument, after: RoundDocument): readonly string[] {
  return [...roundChanges(before, after), ...holesChanges(before.holes, after.holes)];
}

function roundChanges(before: RoundDocument, after: RoundDocument): readonly string[] {
  const texts: readonly (readonly [label: string, textOf: (round: RoundDocument) => string])[] = [
    ['Day', ({ playedOn }) => formatDay(playedOn, true)],
    ['Course', ({ course }) => course.name],
    ['Tee', ({ course }) => course.tee?.name ?? UNKNOWN],
    ['Course rating', ({ course }) => course.tee?.rating?.toFixed(1) ?? UNKNOWN],
    ['Slope', ({ course }) => numberText(course.tee?.slope)],
    ['Holes', ({ holeCount }) => String(holeCount)],
    ['Type', ({ type }) => roundTypeNames[type]],
    ['Tournament', ({ tournament }) => tournament?.name ?? UNKNOWN],
    ['Round', ({ roundNumber }) => (roundNumber === undefined ? UNKNOWN : roundNumberName(roundNumber))],
    ['Simulator', ({ isSimulator }) => (isSimulator === true ? 'yes' : 'no')],
    ['Playing conditions', (round) => conditionsText(round.playingConditions)],
    ['Ended after', ({ stoppedAfter }) => (stoppedAfter === undefined ? UNKNOWN : plural(stoppedAfter, 'hole'))],
    ['Status', ({ status }) => (status === 'completed' ? 'finished' : 'in progress')],
  ];
  const changes = texts.flatMap(([label, textOf]) => changeOf(label, textOf(before), textOf(after)));
  return before.notes === after.notes ? changes : [...changes, notesChange(before.notes, after.notes)];
}

function notesChange(before: string | undefined, after: string | undefined): string {
  if ((before ?? '') === '') return 'Notes added';
  return (after ?? '') === '' ? 'Notes removed' : 'Notes changed';
}

/** A hole with its name in the round, which is its number, and the second playing of nine holes that were played twice. */
type NamedHole = { readonly name: string; readonly hole: Hole };

function namedHoles(holes: readonly Hole[]): readonly NamedHole[] {
  const seen = new Map<number, number>();
  return holes.map((hole) => {
    const nth = (seen.get(hole.hole) ?? 0) + 1;
    seen.set(hole.hole, nth);
    return { name: nth === 1 ? `Hole ${hole.hole}` : `Hole ${hole.hole} (second time)`, hole };
  });
}

function holesChanges(before: readonly Hole[], after: readonly Hole[]): readonly string[] {
  const [named, namedAfter] = [namedHoles(before), namedHoles(after)];
  const earlier = new Map(named.map(({ name, hole }) => [name, hole]));
  const later = new Set(namedAfter.map(({ name }) => name));
  const changes = namedAfter.flatMap(({ name, hole }) => {
    const was = earlier.get(name);
    return was === undefined ? [`${name} added`] : holeChanges(name, was, hole);
  });
  const removed = named.filter(({ name }) => !later.has(name)).map(({ name }) => `${name} removed`);
  const order = (holes: readonly NamedHole[]) => holes.map(({ name }) => name).join();
  const isReordered = changes.length + removed.length === 0 && order(named) !== order(namedAfter);
  return [...changes, ...removed, ...(isReordered ? ['Order of holes changed'] : [])];
}

function holeChanges(name: string, before: Hole, after: Hole): readonly string[] {
  const changes = [
    ...changeOf(name, scoreText(before), scoreText(after)),
    ...changeOf(`${name}, par`, numberText(before.par), numberText(after.par)),
    ...changeOf(`${name}, yards`, yardsText(before.yards), yardsText(after.yards)),
    ...changeOf(`${name}, stroke index`, numberText(before.strokeIndex), numberText(after.strokeIndex)),
    ...changeOf(`${name}, putts`, numberText(before.putts), numberText(after.putts)),
    ...changeOf(`${name}, fairway`, before.fairway ?? UNKNOWN, after.fairway ?? UNKNOWN),
    ...changeOf(`${name}, penalties`, numberText(before.penalties), numberText(after.penalties)),
    ...strokesChange(name, before.shots ?? [], after.shots ?? []),
  ];
  if (changes.length > 0 || isSame(logged(before), logged(after))) return changes;
  return [`${name}: details changed`];
}

function strokesChange(name: string, before: readonly Shot[], after: readonly Shot[]): readonly string[] {
  if (before.length !== after.length) {
    return [`${name}: ${plural(before.length, 'stroke')} logged → ${after.length}`];
  }
  const changed = after.flatMap((shot, index) =>
    isSame(loggedShot(shot), loggedShot(before[index] as Shot)) ? [] : [index + 1],
  );
  if (changed.length === 0) return [];
  return [`${name}: ${changed.length === 1 ? 'stroke' : 'strokes'} ${changed.join(', ')} changed`];
}

const scoreText = ({ score, isPickedUp }: Hole): string => (isPickedUp === true ? 'picked up' : numberText(score));
const numberText = (value: number | undefined): string => (value === undefined ? UNKNOWN : String(value));
const conditionsText = (value: number | undefined): string => (value === undefined ? UNKNOWN : signed(value, 0));
const yardsText = (value: number | undefined): string => (value === undefined ? UNKNOWN : grouped(Math.round(value)));

const logged = (hole: Hole): unknown => ({ ...hole, shots: hole.shots?.map(loggedShot) });
/** Without the distance that the server adds from the course's outlines: the player did not log it. */
const loggedShot = ({ toGreenEdge: _derived, ...shot }: Shot): unknown => shot;
