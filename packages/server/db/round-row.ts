import type { RoundDocument } from '@strokebook/golf/model';
import type { rounds } from './schema/index.ts';

export type RoundRow = typeof rounds.$inferInsert;
