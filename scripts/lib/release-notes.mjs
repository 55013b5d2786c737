export const CHANGELOG = 'CHANGELOG.md';
/** The released versions with their commits, newest first: tags do not travel with every copy of the repository. */
export const RELEASES = 'scripts/lib/releases.json';

const UNRELEASED = '## Unreleased\n';
const NOTES = '\n### Before you upgrade\n';

/** The text from a heading to the next one of its level. */
const sectionOf = (text, heading) => (text.split(`\n${heading}`)[1] ?? '').split(/\n## /)[0] ?? '';

/** Whether what is not released yet says what changes for people who have an account. */
export const hasNotes = (text) => sectionOf(text, UNRELEASED.trimEnd()).includes(NOTES);

/** The changelog with a heading for what was unreleased; nothing stands above it. */
export const withRelease = (text, version, date) =>
  text.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${date}\n`);

/** Whether a release says what changes for people who have an account. */
export const tellsBefore = (text, version) => sectionOf(text, `## ${version} - `).includes(NOTES);
