export { findTerms, terms } from './list-terms.ts';
