import { builtinEnvironments, type Environment, type EnvironmentReturn } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
let window: PromiseLike<EnvironmentReturn> | EnvironmentReturn | undefined;

/**
 * jsdom's window for all test files of a worker, which share their modules anyway: a new one for each file took a tenth
 * of the time of the page tests. A test leaves nothing behind on it.
 */
// oxlint-disable-next-line import/no-default-export -- as Vitest loads environments
export default {
  ...jsdom,
  name: 'shared-jsdom',
  setup: async (global, options) => {
    window ??= jsdom.setup(global, options);
    await window;
    return { teardown: () => undefined };
  },
} satisfies Environment;
