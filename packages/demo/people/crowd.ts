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

/** Few rounds of little detail: a crowd is there for load, not to be looked at one by one. */
const crowdDiet: RoundDiet = {
  eighteens: 12,
  nines: 2,
  isSimulatorPlayer: false,
  hasRoundInProgress: false,
  details: ['positions', 'summary', 'scores'],
};

/** One more player of a world larger than its cast; the same for the same number. */
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
