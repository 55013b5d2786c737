export { ImportError } from './problem.ts';
export { type FileReading, readFile } from './read-file.ts';
