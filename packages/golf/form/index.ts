export {
  competitionTypes,
  FORM_ROUNDS,
  type Form,
  type FormFigure,
  formOf,
  type FormRound,
  withoutQualifiers,
} from './form.ts';
export { type FormLine, formLinesOf } from './form-lines.ts';
export * from './form-text.ts';
export { CHANGE_DAYS, clearVerdict, type FormChange, formChangeOf } from './form-change.ts';
export { formPlaces, hasPlace, type Place } from './places.ts';
export { isOneEvent, meanOf } from './form-error.ts';
export { type FormOutlook, outlookOf } from './outlook.ts';
