import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { profilePages } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { modulesOfProfilePage } from './page-modules.ts';

const web = join(import.meta.dirname, '../../../web');

describe('the files that a page loads at once', () => {
  it('are files of the web app', () => {
    const named = profilePages.flatMap(modulesOfProfilePage);
    expect(named.filter((file) => !existsSync(join(web, file)))).toEqual([]);
  });
});
