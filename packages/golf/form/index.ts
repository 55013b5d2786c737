export {
  competitionTypes,
  FORM_ROUNDS,
  type Form,
  formOf,
  type FormRound,
  formRoundsOf,
  withoutQualifiers,
} from './form.ts';
export * from './form-text.ts';
export { CHANGE_DAYS, type FormChange, formChangeOf } from './form-change.ts';
export * from './places.ts';
