import { createRandom } from '../random.ts';
import { type SkillLevelId, skillLevelIds } from '../play/skill.ts';
import { type Persona, persona, type RoundDiet } from './persona.ts';

const firstNames = [
  'Alex',
  'Blake',
  'Casey',
  'Drew',
  'Emery',
  'Frankie',
  'Gray',
  'Hollis',
  'Jamie',
  'Kendall',
  'Logan',
  'Marley',
  'Noor',
  'Parker',
  'Quinn',
  'Reese',
  'Sage',
  'Taylor',
  'Wren',
  'Yael',
] as const;
const lastNames = [
  'Abbott',
  'Barlow',
  'Cardenas',
  'Dufresne',
  'Eklund',
  'Fairbank',
  'Grady',
  'Haverford',
  'Isaksen',
  'Jarrett',
  'Kowalski',
  'Lockridge',
  'Merriman',
  'Novak',
  'Osgood',
  'Pruitt',
  'Quigley',
  'Rasmussen',
  'Stoddard',
  'Thackeray',
] as const;

/** Few rounds with little detail: the crowd only provides load. */
const crowdDiet: RoundDiet = {
  eighteens: 12,
  nines: 2,
  isSimulatorPlayer: false,
  hasRoundInProgress: false,
  details: ['positions', 'summary', 'scores'],
};

/** A player beyond the cast; deterministic by index. */
export function crowdPersona(index: number): Persona {
  const random = createRandom(`crowd/${index}`);
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  return persona(
    `${first}-${last}-${index}`.toLowerCase(),
    [first, last],
    random.pick<SkillLevelId>(skillLevelIds),
    random.chance(0.5) ? 'women' : 'men',
    crowdDiet,
  );
}
