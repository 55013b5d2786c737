import { grouped } from '../format/index.ts';

type DirectoryCounts = {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly known: number;
  readonly repeated: number;
};

/** What becomes of the entries of a directory: '13,331 courses: 13,100 new, 30 as they were, …'. */
export function directoryText({ read, created, changed, unchanged, known, repeated }: DirectoryCounts): string {
  const parts: readonly (readonly [count: number, text: string])[] = [
    [created, 'new'],
    [changed, 'changed'],
    [unchanged, 'as they were'],
    [known, 'stored with a map already'],
    [repeated, 'twice in the file'],
  ];
  const said = parts.flatMap(([count, text]) => (count === 0 ? [] : [`${grouped(count)} ${text}`]));
  return `${grouped(read)} courses by name and place: ${said.join(', ')}`;
}
