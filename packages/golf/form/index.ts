export { FORM_ROUNDS, type Form, formOf, type FormRound } from './form.ts';
export { formBasisText, formFigureText, formSentence, noFormTexts, orderText, placeText } from './form-text.ts';
export { formPlaces, type Place } from './places.ts';
