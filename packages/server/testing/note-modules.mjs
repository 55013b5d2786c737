// Tests load this before the server: it appends the address of each loaded module to the file NOTED_MODULES.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(process.env.NOTED_MODULES, `${url}\n`);
    return nextLoad(url, context);
  },
});
