import { ordinal } from '../format/index.ts';
import { finalPlaces } from './places-by-score.ts';
import { answersOf, type Qualifier, squadOf } from './qualifier.ts';
import { listed, type Names, numberWord } from './sentence.ts';
import { gapText, totalText } from './total-text.ts';

/** What a player is told of a confirmed squad: the own line, and of nobody else more than the name of a pick (TEAM-12). */
export type OwnLine = {
  readonly travels: boolean;
  /** 'You travel.', or the place: '6th'; '' without either. */
  readonly headline: string;
  /** '+7, three behind the last place by score.' */
  readonly standing: string;
  /** 'You are first alternate. The pick is Hanna Lindqvist.' */
  readonly meaning: string;
  /** What the coach says to this player: a word, and the reason of the pick if the player reads it; '' for nothing. */
  readonly word: string;
  readonly reason: string;
};

/** The line in one text: 'You travel. 3rd, +1.', or '6th, +7, three behind the last place by score. You do not travel.' */
export const ownLineText = ({ travels, headline, standing, meaning }: OwnLine): string =>
  `${headline === '' ? '' : `${headline}${travels ? '' : ','} `}${standing} ${meaning}`;

const alternateWords = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The line of a player; null before the squad is confirmed. */
export function ownLineOf(qualifier: Qualifier, entrantId: string, nameOf: Names): OwnLine | null {
  const squad = squadOf(qualifier);
  if (squad === null) return null;
  const { rule } = answersOf(qualifier);
  const { ranking, line } = finalPlaces(qualifier);
  const player = ranking.ranked.find((one) => one.entrantId === entrantId);
  const pick = squad.picks.find((one) => one.entrantId === entrantId);
  const leftOut = squad.leftOut.find((one) => one.entrantId === entrantId);
  const travels = pick !== undefined || squad.byScore.includes(entrantId);
  const total = player === undefined ? '' : totalText(player, rule.measure);
  const behind = player === undefined || line === null ? 0 : player.tenths - line.tenths;
  const place = player === undefined ? '' : ordinal(player.place);
  const distance = behind > 0 ? `, ${gapText(behind, numberWord)} behind the last place by score` : '';
  const standing =
    player === undefined ? 'You have no place by score.' : `${travels ? `${place}, ` : ''}${total}${distance}.`;
  const picks = squad.picks.map((one) => nameOf(one.entrantId));
  const others = picks.length === 0 ? '' : `The ${picks.length === 1 ? 'pick is' : 'picks are'} ${listed(picks)}.`;
  const alternate = squad.alternates.indexOf(entrantId);
  const isExempt = answersOf(qualifier).entrants.some((one) => one.entrantId === entrantId && one.exemption !== null);
  const meaning = travels
    ? pick !== undefined
      ? 'You are a coach’s pick.'
      : isExempt
        ? 'You are exempt.'
        : 'You go by score.'
    : alternate >= 0
      ? `You are ${alternateWords[alternate] ?? ordinal(alternate + 1)} alternate. ${others}`
      : `You do not travel. ${others}`;
  return {
    travels,
    headline: travels ? 'You travel.' : place,
    standing,
    meaning: meaning.trim(),
    word: squad.words.find((one) => one.entrantId === entrantId)?.text ?? '',
    reason: pick?.isTold === true ? pick.reason : leftOut === undefined ? '' : leftOut.reason,
  };
}
