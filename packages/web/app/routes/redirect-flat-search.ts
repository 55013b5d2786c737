import { redirect } from '@tanstack/react-router';

type Search = Readonly<Record<string, unknown>>;

/** Parameters of older addresses, and the nested fields that replace them. */
const mapFields: Readonly<Record<string, string>> = {
  round: 'roundId',
  ...Object.fromEntries(['hole', 'nth', 'shot', 'view', 'pattern', 'yards', 'beside'].map((field) => [field, field])),
};
const openedMapFields = Object.fromEntries(
  Object.entries(mapFields).map(([name, field]) => [`of${name.charAt(0).toUpperCase()}${name.slice(1)}`, field]),
);
const dispersionFields = { shots: 'shots', by: 'by', row: 'row' };
const flatNames = new Set(['figure', ...Object.keys({ ...mapFields, ...openedMapFields, ...dispersionFields })]);

/** In the oldest links `of` is the name of the overview. */
const openedOverview = (of: unknown) => (typeof of === 'object' ? of : { overview: of });

/** Redirects a link from before each control had one parameter to the equivalent address. */
export function redirectFlatSearch(search: Search): void {
  const names = Object.keys(search);
  if (!names.some((name) => flatNames.has(name))) return;
  const { of, figure } = search;
  const taken = (fields: Search) => {
    const entries = names.flatMap((name) => (name in fields ? [[fields[name], search[name]]] : []));
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  const kept = Object.fromEntries(names.filter((name) => !flatNames.has(name)).map((name) => [name, search[name]]));
  const nested = {
    map: taken(mapFields),
    dispersion: taken(dispersionFields),
    ...kept,
    ...(of === undefined ? {} : { of: { ...openedOverview(of), figure, map: taken(openedMapFields) } }),
  };
  throw redirect({ to: '.', search: nested as never, replace: true });
}
