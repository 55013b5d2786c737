import { formatOfficialIndex, type OfficialIndex } from './handicap.ts';

/** What a player states about schools and size; null or missing if not stated. */
export type Schooling = {
  readonly college?: string | null;
  readonly collegeEndDate?: string | null;
  readonly collegeGpa?: number | null;
  readonly highSchool?: string | null;
  readonly highSchoolEndDate?: string | null;
  readonly highSchoolGpa?: number | null;
  readonly ncaaNumber?: string | null;
  readonly classYear?: string | null;
  readonly height?: string | null;
  readonly weight?: string | null;
  readonly ghin?: string | null;
  /** The official index, if the player shows it. */
  readonly shownIndex?: OfficialIndex | null | undefined;
  readonly websiteLink?: string | null;
};

/** `href` is the player's own text; callers that render a link must check it. */
export type SchoolFact = { readonly label: string; readonly value: string; readonly href?: string };

/** A high school's name, with ' High School' appended if the player left it out (ABOUT-04). */
export function highSchoolName(name: string): string {
  const trimmed = name.trim();
  if (/\bhigh school\b/i.test(trimmed)) return trimmed;
  return /\bhigh$/i.test(trimmed) ? `${trimmed} School` : `${trimmed} High School`;
}

/** 'Class of 2028', for the school that ends last; null if no end is known. */
export function classOf({ collegeEndDate, highSchoolEndDate }: Schooling = {}): string | null {
  const end = collegeEndDate ?? highSchoolEndDate ?? null;
  return end === null ? null : `Class of ${end.slice(0, 4)}`;
}

/** 'Class of 2027 · Harrow Glen University', or the known one of the two; '' if neither is known. */
export const schoolLine = (schooling: Schooling = {}): string =>
  [classOf(schooling), said(schooling.college) ?? highSchoolOf(schooling)].filter((part) => part !== null).join(' · ');

/** Facts about schools and player that recruiters ask for; unknown ones are left out. */
export function schoolFacts(schooling: Schooling = {}): readonly SchoolFact[] {
  const { college, collegeGpa, highSchoolGpa, ncaaNumber, classYear, height, weight, ghin, shownIndex } = schooling;
  const facts = [
    ['College', said(college)],
    ['College GPA', collegeGpa?.toFixed(2) ?? null],
    ['High school', highSchoolOf(schooling)],
    ['High school GPA', highSchoolGpa?.toFixed(2) ?? null],
    ['Class', said(classYear)],
    ['Height', said(height)],
    ['Weight', said(weight)],
    ['GHIN', said(ghin)],
    ['Official index', shownIndex == null ? null : formatOfficialIndex(shownIndex)],
    ['NCAA number', said(ncaaNumber)],
  ] as const;
  const href = said(schooling.websiteLink);
  const website = href === null ? [] : [{ label: 'Website', value: href.replace(/^https?:\/\/|\/$/gi, ''), href }];
  return [...facts.flatMap(([label, value]) => (value === null ? [] : { label, value })), ...website];
}

const said = (text: string | null | undefined): string | null => text?.trim() || null;

function highSchoolOf({ highSchool }: Schooling): string | null {
  const name = said(highSchool);
  return name === null ? null : highSchoolName(name);
}
