import { features } from '@strokebook/golf/access';
import { diets, exactly, type Persona, persona } from './persona.ts';
import type { OrganizationKey } from './persona.ts';

const at = (organization: OrganizationKey, group: string) => ({ organization, group });
const women = at('college', 'Women');
const men = at('college', 'Men');
const academy = at('academy', 'Full Time');
const weekend = at('academy', 'Weekend');
const girls = at('juniorAcademy', 'Girls');
const boys = at('juniorAcademy', 'Boys');

/** Usernames that the documentation mentions; they never change. */
export const mainUsernames = {
  player: 'ingrid-solberg',
  coach: 'dana-whitfield',
  productManager: 'morgan-ellery',
  newPlayer: 'noah-achterberg',
  privatePlayer: 'priya-raman',
  juniorCoach: 'june-okafor',
  guardian: 'aoife-gallagher',
  newMember: 'theo-bergstrom',
} as const;

/** Coaches and managers, who log no rounds. */
export const staff = [
  { username: 'dana-whitfield', firstName: 'Dana', lastName: 'Whitfield', coaches: 'college' },
  { username: 'morgan-ellery', firstName: 'Morgan', lastName: 'Ellery', coaches: null },
  { username: 'rafael-ibarra', firstName: 'Rafael', lastName: 'Ibarra', coaches: 'academy' },
  { username: 'june-okafor', firstName: 'June', lastName: 'Okafor', coaches: 'juniorAcademy' },
] as const satisfies readonly {
  username: string;
  firstName: string;
  lastName: string;
  coaches: OrganizationKey | null;
}[];

type Parent = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Usernames of the juniors whose guardian they are. */
  readonly guards: readonly string[];
  /** Whether they have opened the juniors' pages. */
  readonly hasOpened: boolean;
};

/** Parents, each of whom has confirmed that they are a guardian. */
export const parents: readonly Parent[] = [
  { username: 'robert-kessler', firstName: 'Robert', lastName: 'Kessler', guards: ['maya-kessler'], hasOpened: true },
  { username: 'elena-fuentes', firstName: 'Elena', lastName: 'Fuentes', guards: ['diego-fuentes'], hasOpened: true },
  {
    username: 'aoife-gallagher',
    firstName: 'Aoife',
    lastName: 'Gallagher',
    guards: ['finn-gallagher', 'nora-gallagher'],
    hasOpened: false,
  },
  {
    username: 'ragnhild-brandvold',
    firstName: 'Ragnhild',
    lastName: 'Brandvold',
    guards: ['lena-brandvold'],
    hasOpened: false,
  },
  {
    username: 'denise-whitlock',
    firstName: 'Denise',
    lastName: 'Whitlock',
    guards: ['amara-whitlock'],
    hasOpened: false,
  },
  {
    username: 'ignacio-arrieta',
    firstName: 'Ignacio',
    lastName: 'Arrieta',
    guards: ['sofia-arrieta'],
    hasOpened: false,
  },
  { username: 'craig-boone', firstName: 'Craig', lastName: 'Boone', guards: ['tyler-boone'], hasOpened: false },
  { username: 'efua-mensah', firstName: 'Efua', lastName: 'Mensah', guards: ['kofi-mensah-reed'], hasOpened: false },
  { username: 'karin-nystrom', firstName: 'Karin', lastName: 'Nyström', guards: ['oskar-nystrom'], hasOpened: false },
];

/** The players of the demo world, all invented. New ones come last, so that the ids of the others never change. */
export const cast: readonly Persona[] = [
  persona('ingrid-solberg', ['Ingrid', 'Solberg'], 'college', 'women', diets.rich, { ...women, collegeYear: 2 }),
  persona('noah-achterberg', ['Noah', 'Achterberg'], 'hcp10', 'men', exactly(0), weekend),
  persona('priya-raman', ['Priya', 'Raman'], 'college', 'women', diets.keen, {
    ...women,
    collegeYear: 1,
    isSiteHidden: true,
  }),
  persona('bjork-asgeirsdottir', ['Björk', 'Ásgeirsdóttir'], 'college', 'women', diets.keen, {
    ...women,
    collegeYear: 3,
    lately: 'notLogged',
  }),
  persona('ase-lindqvist', ['Åse', 'Lindqvist'], 'college', 'women', diets.mixed, { ...women, collegeYear: 2 }),
  persona('mariana-nunez', ['Mariana', 'Núñez'], 'scratch', 'women', diets.keen, { ...women, collegeYear: 3 }),
  persona('chen-yutong', ['雨桐', '陈'], 'college', 'women', diets.keen, { ...women, collegeYear: 1, lately: 'worse' }),
  persona('sato-misaki', ['美咲', '佐藤'], 'scratch', 'women', diets.mixed, { ...women, collegeYear: 1 }),
  persona('tessa-marlowe', ['Tessa', 'Marlowe'], 'scratch', 'women', exactly(11), { ...women, collegeYear: 0 }),
  persona('caleb-rourke', ['Caleb', 'Rourke'], 'college', 'men', diets.keen, { ...men, collegeYear: 3 }),
  persona('jonas-weidemann', ['Jonas', 'Weidemann'], 'college', 'men', diets.keen, { ...men, collegeYear: 2 }),
  persona('mateo-larranaga', ['Mateo', 'Larrañaga'], 'college', 'men', diets.mixed, { ...men, collegeYear: 1 }),
  persona('ethan-prowse', ['Ethan', 'Prowse'], 'college', 'men', diets.keen, {
    ...men,
    collegeYear: 2,
    hiddenFeatures: [features.resume, features.gallery],
  }),
  persona('isaac-temple', ['Isaac', 'Temple'], 'scratch', 'men', diets.mixed, {
    ...men,
    collegeYear: 1,
    lately: 'better',
  }),
  persona('owen-castellane', ['Owen', 'Castellane'], 'scratch', 'men', exactly(9), { ...men, collegeYear: 0 }),
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
  persona('samuel-oduya', ['Samuel', 'Oduya'], 'scratch', 'men', diets.mixed, { ...men, collegeYear: 3 }),
  persona('luca-ferrante', ['Luca', 'Ferrante'], 'scratch', 'men', diets.casual, { ...men, collegeYear: 1 }),
  persona('theo-bergstrom', ['Theo', 'Bergström'], 'scratch', 'men', exactly(0), { ...men, collegeYear: 0 }),
  persona('hana-kovac', ['Hana', 'Kovač'], 'scratch', 'women', exactly(6), {
    ...women,
    collegeYear: 1,
    asksToJoin: true,
  }),
  persona('nora-gallagher', ['Nora', 'Gallagher'], 'youngJunior', 'women', exactly(4), { ...girls, asksToJoin: true }),
];
