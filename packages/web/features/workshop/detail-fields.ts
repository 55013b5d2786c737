import type { EditedProfile, ProfileDetails, ProfileDetailsChange } from '@strokebook/contract';
import { readDecimal } from '@strokebook/golf/format';
import { withScheme } from '../../lib/web-address.ts';

/** The official index has a dialog of its own on the page Index. */
type OwnDialog = 'officialIndex' | 'officialIndexDay' | 'showsOfficialIndex';
type Field = Exclude<keyof ProfileDetails, 'about' | 'showsWeight' | OwnDialog>;
type DetailField = {
  readonly field: Field;
  readonly label: string;
  readonly type?: 'date';
  readonly placeholder?: string;
  readonly description?: string;
  /** Renders a select with these options. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Too long for a column. */
  readonly isWide?: true;
};

/** In the order of the form. */
export const detailFields: readonly DetailField[] = [
  { field: 'college', label: 'College', isWide: true },
  { field: 'collegeStartDate', label: 'College from', type: 'date' },
  { field: 'collegeEndDate', label: 'College to', type: 'date' },
  { field: 'collegeGpa', label: 'College GPA', placeholder: '3.6' },
  { field: 'highSchool', label: 'High school', isWide: true },
  { field: 'highSchoolEndDate', label: 'High school to', type: 'date' },
  { field: 'highSchoolGpa', label: 'High school GPA', placeholder: '3.8' },
  { field: 'classYear', label: 'Class', placeholder: 'Junior' },
  {
    field: 'gender',
    label: 'Competes in',
    description: 'Decides which players your figures are compared with. Nobody else sees it.',
    options: [
      { value: '', label: 'Not said' },
      { value: 'women', label: "Women's and girls' events" },
      { value: 'men', label: "Men's and boys' events" },
    ],
  },
  { field: 'height', label: 'Height', placeholder: `5'9"` },
  { field: 'weight', label: 'Weight', placeholder: '150 lb' },
  { field: 'ghin', label: 'GHIN' },
  { field: 'ncaaNumber', label: 'NCAA number' },
  { field: 'websiteLink', label: 'Website', placeholder: 'https://', isWide: true },
];

type Values = Readonly<Record<keyof ProfileDetails, string>>;

/** The values of the form; unknown ones are empty. */
export function writeDetails(details: EditedProfile['details']): Values {
  const entries = Object.entries(details).map(([field, value]) => [field, value === null ? '' : String(value)]);
  return Object.fromEntries(entries) as Values;
}

/** The changed fields, in the format of the server. An invalid GPA is sent unchanged, so that the server reports it. */
export function readDetails(values: Partial<Values>): ProfileDetailsChange {
  const entries = Object.entries(values).map(([field, value]) => {
    if (field === 'showsWeight') return [field, value === 'true'];
    const text = field === 'websiteLink' ? withScheme(value) : value.trim();
    if (text === '') return [field, null];
    return [field, field.endsWith('Gpa') ? (readDecimal(text) ?? text) : text];
  });
  return Object.fromEntries(entries) as ProfileDetailsChange;
}
