export { FORM_ROUNDS, type Form, formOf, type FormRound } from './form.ts';
export * from './form-text.ts';
export * from './places.ts';
