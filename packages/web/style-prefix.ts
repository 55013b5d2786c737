/**
 * The prefix of a style sheet's class names: its path below packages/web, without a file name that repeats its folder.
 * `features/about/about.module.css` has 'features-about', and its class `name` is 'features-about__name'.
 */
export function stylePrefix(path: string): string {
  const parts = path.replace(/\.module\.css$/, '').split(/[\\/]/);
  const names = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return names.join('-');
}
