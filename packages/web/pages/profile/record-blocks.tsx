import { decimal } from '@strokebook/golf/format';
import type { OutputOf } from '@strokebook/contract';
import { stripWords } from '@strokebook/golf/season';
import { ToParStrip } from '../../controls/figures/to-par-strip.tsx';
import { RecordFigures, roundsText } from '../../features/past-tournaments/past-tournaments.tsx';
import { Card } from '../../ui/pages/card.tsx';
import classes from './blocks.module.css';

/** What the last rounds say in a sentence, every round to par, and averages. */
export function RecordBlocks({
  season,
  record,
  differential,
}: Pick<OutputOf<'getPastTournaments'>, 'season' | 'record' | 'differential'>) {
  const { average, before, period, strip } = season;
  const words = stripWords(strip, 'tournament rounds');
  return (
    <>
      {words !== null && <p className={classes.sentence}>{words}</p>}
      {average !== null && (
        <Card title="Every round, to par" hint="last 20 in tournaments">
          <ToParStrip
            strip={strip}
            captions={{
              before: before === null ? null : { name: 'Last season', score: decimal(before.score, 1) },
              period: { name: period.name, score: decimal(average.score, 1) },
            }}
          />
        </Card>
      )}
      <Card title="Averages" hint={roundsText(record)}>
        <RecordFigures record={record} differential={differential} isBelowSeason={average !== null} />
      </Card>
    </>
  );
}
