import type { RoundDocument } from '@strokebook/golf/model';
import { fold } from '@strokebook/golf/format';
import { saveFile } from '../../lib/save-file.ts';

/** Saves a round as a file that the import reads. */
export function saveRoundAsFile(round: RoundDocument): void {
  const course = fold(round.course.name).replaceAll(/[^a-z0-9]+/g, '-');
  saveFile({
    blob: new Blob([JSON.stringify(round, null, 2)], { type: 'application/json' }),
    fileName: `round-${round.playedOn}-${course}.json`,
  });
}
