/** Raised when the environment cannot be used; the message has one line per problem. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration has problems:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}
