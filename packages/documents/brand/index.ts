export { mark, markSvg } from './mark.ts';
