import { features } from '@strokebook/golf/access';
import { diets, exactly, type Persona, persona } from './persona.ts';
import type { OrganizationKey } from './persona.ts';

const at = (organization: OrganizationKey, group: string) => ({ organization, group });
const women = at('college', 'Women');
const men = at('college', 'Men');
const academy = at('academy', 'Full Time');
const weekend = at('academy', 'Weekend');
const girls = at('juniorTour', 'Girls');
const boys = at('juniorTour', 'Boys');

/** Usernames that the documentation mentions; they never change. */
export const mainUsernames = {
  player: 'ingrid-solberg',
  coach: 'dana-whitfield',
  productManager: 'morgan-ellery',
  newPlayer: 'noah-achterberg',
  privatePlayer: 'priya-raman',
} as const;

/** Coaches and managers, who log no rounds. */
export const staff = [
  { username: 'dana-whitfield', firstName: 'Dana', lastName: 'Whitfield', coaches: 'college' },
  { username: 'morgan-ellery', firstName: 'Morgan', lastName: 'Ellery', coaches: null },
  { username: 'rafael-ibarra', firstName: 'Rafael', lastName: 'Ibarra', coaches: 'academy' },
  { username: 'june-okafor', firstName: 'June', lastName: 'Okafor', coaches: 'juniorTour' },
] as const satisfies readonly {
  username: string;
  firstName: string;
  lastName: string;
  coaches: OrganizationKey | null;
}[];

/** Parents, each the guardian of one junior, whose pages they have opened. */
export const parents = [
  { username: 'robert-kessler', firstName: 'Robert', lastName: 'Kessler', guards: 'maya-kessler' },
  { username: 'elena-fuentes', firstName: 'Elena', lastName: 'Fuentes', guards: 'diego-fuentes' },
] as const;

/** The forty players of the demo world, all invented. */
export const cast: readonly Persona[] = [
  persona('ingrid-solberg', ['Ingrid', 'Solberg'], 'college', 'women', diets.rich, women),
  persona('noah-achterberg', ['Noah', 'Achterberg'], 'hcp10', 'men', exactly(0), weekend),
  persona('priya-raman', ['Priya', 'Raman'], 'college', 'women', diets.keen, { ...women, isSiteHidden: true }),
  persona('bjork-asgeirsdottir', ['Björk', 'Ásgeirsdóttir'], 'college', 'women', diets.keen, women),
  persona('ase-lindqvist', ['Åse', 'Lindqvist'], 'college', 'women', diets.mixed, women),
  persona('mariana-nunez', ['Mariana', 'Núñez'], 'scratch', 'women', diets.keen, women),
  persona('chen-yutong', ['雨桐', '陈'], 'college', 'women', diets.keen, women),
  persona('sato-misaki', ['美咲', '佐藤'], 'scratch', 'women', diets.mixed, women),
  persona('tessa-marlowe', ['Tessa', 'Marlowe'], 'scratch', 'women', exactly(11), women),
  persona('caleb-rourke', ['Caleb', 'Rourke'], 'college', 'men', diets.keen, men),
  persona('jonas-weidemann', ['Jonas', 'Weidemann'], 'college', 'men', diets.keen, men),
  persona('mateo-larranaga', ['Mateo', 'Larrañaga'], 'college', 'men', diets.mixed, men),
  persona('ethan-prowse', ['Ethan', 'Prowse'], 'college', 'men', diets.keen, {
    ...men,
    hiddenFeatures: [features.resume, features.gallery],
  }),
  persona('isaac-temple', ['Isaac', 'Temple'], 'scratch', 'men', diets.mixed, men),
  persona('owen-castellane', ['Owen', 'Castellane'], 'scratch', 'men', exactly(9), men),
  persona('lars-fjeldstad', ['Lars', 'Fjeldstad'], 'tour', 'men', diets.keen),
  persona('devon-achebe', ['Devon', 'Achebe'], 'tour', 'men', diets.keen, academy),
  persona(
    'maximiliane-featherstonehaugh',
    ['Maximiliane-Theodora', 'Featherstonehaugh-Q'],
    'scratch',
    'women',
    diets.mixed,
    academy,
  ),
  persona('hugo-delacourt', ['Hugo', 'Delacourt'], 'scratch', 'men', diets.mixed, academy),
  persona('kim-seoyeon', ['서연', '김'], 'junior', 'women', diets.keen, academy),
  persona('andre-villanueva', ['André', 'Villanueva'], 'hcp5', 'men', diets.mixed, academy),
  persona('zoe-hartigan', ['Zoë', 'Hartigan'], 'hcp5', 'women', diets.mixed, academy),
  persona('grant-ostrander', ['Grant', 'Ostrander'], 'hcp5', 'men', diets.casual, weekend),
  persona('linus-okonkwo', ['Linus', 'Okonkwo'], 'hcp10', 'men', diets.mixed, weekend),
  persona('renata-szabo', ['Renáta', 'Szabó'], 'hcp10', 'women', diets.casual, weekend),
  persona('walt-pemberton', ['Walt', 'Pemberton'], 'hcp15', 'men', diets.casual, weekend),
  persona('siobhan-delaney', ['Siobhán', 'Delaney'], 'hcp15', 'women', diets.mixed, {
    ...weekend,
    hiddenFeatures: [features.website],
  }),
  persona('gus-tillman', ['Gus', 'Tillman'], 'hcp20', 'men', diets.scoresOnly, weekend),
  persona('beatrix-oyelaran', ['Beatrix', 'Oyelaran'], 'hcp20', 'women', diets.casual, weekend),
  persona('harold-quist', ['Harold', 'Quist'], 'hcp15', 'men', diets.scoresOnly),
  persona('lena-brandvold', ['Lena', 'Brandvold'], 'junior', 'women', diets.keen, girls),
  persona('amara-whitlock', ['Amara', 'Whitlock'], 'junior', 'women', diets.mixed, girls),
  persona('sofia-arrieta', ['Sofía', 'Arrieta'], 'youngJunior', 'women', diets.mixed, girls),
  persona('maya-kessler', ['Maya', 'Kessler'], 'youngJunior', 'women', exactly(1), {
    ...girls,
    isPhoneUnverified: true,
    hiddenFeatures: [features.schedule],
  }),
  persona('tyler-boone', ['Tyler', 'Boone'], 'junior', 'men', diets.keen, boys),
  persona('kofi-mensah-reed', ['Kofi', 'Mensah-Reed'], 'junior', 'men', diets.mixed, boys),
  persona('diego-fuentes', ['Diego', 'Fuentes'], 'junior', 'men', diets.casual, {
    ...boys,
    hiddenFeatures: [features.roundAssessment, features.compareStats],
  }),
  persona('finn-gallagher', ['Finn', 'Gallagher'], 'youngJunior', 'men', diets.mixed, boys),
  persona('oskar-nystrom', ['Oskar', 'Nyström'], 'youngJunior', 'men', diets.casual, boys),
  persona('whitney-abernathy', ['Whitney', 'Abernathy'], 'hcp10', 'women', diets.mixed, { isSiteHidden: true }),
];
