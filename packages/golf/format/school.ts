/** What a player says of their schools and of themselves; null or missing where they say nothing. */
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
  readonly websiteLink?: string | null;
};

/** `href` is what its player wrote, for whoever draws a link to check. */
export type SchoolFact = { readonly label: string; readonly value: string; readonly href?: string };

/** A high school's name, with ' High School' where its player left that out (ABOUT-04). */
export function highSchoolName(name: string): string {
  const trimmed = name.trim();
  return /\bhigh school$/i.test(trimmed) ? trimmed : `${trimmed} High School`;
}

/** 'Class of 2028', of the school one leaves last; null where no school's end is known. */
export function classOf({ collegeEndDate, highSchoolEndDate }: Schooling = {}): string | null {
  const end = collegeEndDate ?? highSchoolEndDate ?? null;
  return end === null ? null : `Class of ${end.slice(0, 4)}`;
}

/** 'Class of 2027 · Harrow Glen University': whichever of the two is known; '' where neither is. */
export const schoolLine = (schooling: Schooling = {}): string =>
  [classOf(schooling), said(schooling.college) ?? highSchoolOf(schooling)].filter((part) => part !== null).join(' · ');

/** What is known of the schools and of the player in words and figures, as a recruiter asks; nothing of what is not said. */
export function schoolFacts(schooling: Schooling = {}): readonly SchoolFact[] {
  const { college, collegeGpa, highSchoolGpa, ncaaNumber, classYear, height, weight, ghin } = schooling;
  const facts = [
    ['College', said(college)],
    ['College GPA', collegeGpa?.toFixed(2) ?? null],
    ['High school', highSchoolOf(schooling)],
    ['High school GPA', highSchoolGpa?.toFixed(2) ?? null],
    ['Class', said(classYear)],
    ['Height', said(height)],
    ['Weight', said(weight)],
    ['GHIN', said(ghin)],
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
