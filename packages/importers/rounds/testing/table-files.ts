import { csvLine } from '@strokebook/golf/format';
import { type Lie, YARDS_PER_METRE } from '@strokebook/golf/model';
import { scoreOf, type TruthRound, two } from './round-truth.ts';

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  // Exports end with blank lines.
  `${csvLine(heads)}${rows.map(csvLine).join('')}\r\n\r\n`;

const usDay = ({ playedOn }: TruthRound): string => {
  const [year, month, date] = playedOn.split('-').map(Number);
  return `${month}/${date}/${year}`;
};

/** The three tables of a Golf Pad export in their true shape: no ids, days as in the United States. */
export function golfPadFiles(rounds: readonly TruthRound[], owner = 'Ada Berg') {
  const metres = (yards: number): string => (yards / YARDS_PER_METRE).toFixed(3);
  return {
    rounds: table(
      'player name,date,start time,finish time,course name,course holes,tee name,rating,slope,course handicap,scoring format,completed holes,gross score,gross score over par,net score or points,putts,penalties,GIRs,fairways,sand shots'.split(
        ',',
      ),
      rounds.map((round) => {
        const { course, tee, holes, hour, minute } = round;
        return [
          owner,
          usDay(round),
          `${two(hour)}:${two(minute)}`,
          `${two(hour + 4)}:00`,
          course.name,
          round.holeCount,
          tee.name,
          tee.rating,
          tee.slope,
          12,
          'Strokes',
          holes.length,
          scoreOf(round),
          scoreOf(round) - holes.reduce((sum, { par }) => sum + par, 0),
          0,
          0,
          0,
          0,
          0,
          0,
        ];
      }),
    ),
    holes: table(
      'player name,date,course name,tee name,hole number,hole par,stroke index,total strokes,putts,penalties,sand shots,fairway,GIR'.split(
        ',',
      ),
      rounds.flatMap((round) => [
        ...round.holes.map((hole) => [
          owner,
          usDay(round),
          round.course.name,
          round.tee.name,
          hole.hole,
          hole.par,
          hole.strokeIndex,
          hole.score,
          hole.putts,
          hole.penalties,
          0,
          hole.fairway ?? '',
          'No',
        ]),
        [`Fellow of ${round.id}`, usDay(round), round.course.name, round.tee.name, 1, 4, 7, 6, 2, 0, 0, 'left', 'No'],
      ]),
    ),
    shots: table(
      'date,course name,hole number,shot number,lie,club,club details,shot length meters,target distance before,target distance after,outcome,included in distance stats,strokes gained, distance from center of fairway,time'.split(
        ',',
      ),
      rounds
        .flatMap((round) =>
          round.holes.flatMap((hole) =>
            hole.shots.map((shot, index) => [
              usDay(round),
              round.course.name,
              hole.hole,
              index + 1,
              shot.lie,
              shot.club.replace(/(\d)$/, ' $1'),
              '',
              metres(shot.toPin - shot.endToPin),
              metres(shot.toPin),
              metres(shot.endToPin),
              shot.penalty > 0 ? 'Water hazard' : 'Good',
              'Yes',
              0.1,
              3,
              '12:00',
            ]),
          ),
        )
        // Rows of all rounds are mixed.
        .toSorted((a, b) => Number(b[3]) - Number(a[3])),
    ),
  };
}

const positions: Partial<Readonly<Record<Lie, number>>> = { tee: 0, fairway: 1, rough: 2, bunker: 3, green: 4 };

/** A coach's file of all strokes of a team, as Golfmetrics documents it: penalties have rows of their own. */
export function golfmetricsFile(rounds: readonly TruthRound[], players: readonly string[]): string {
  return table(
    'roundid,uid,username,golfername,date,course,round,score,holeid,hnum,shotid,stroke,startpos,holedis,recovery,pickup,penalty,prosg,scrsg'.split(
      ',',
    ),
    rounds.flatMap((round, place) => {
      const player = players[place % players.length] ?? '';
      const start = [
        round.id,
        `p${place % players.length}@example.org`,
        player,
        player,
        round.playedOn,
        round.course.name,
        1,
        scoreOf(round),
      ];
      return round.holes.flatMap((hole) => {
        const rows = hole.shots.flatMap((shot) => [
          [positions[shot.lie] ?? 6, shot.lie === 'green' ? shot.toPin * 3 : shot.toPin, '', '', ''],
          ...(shot.penalty > 0 ? [[2, shot.endToPin, '', '', shot.penalty]] : []),
        ]);
        return rows.map((row, index) => [
          ...start,
          round.id * 20 + hole.hole,
          hole.hole,
          hole.hole * 100 + index,
          index + 1,
          ...row,
          -0.1,
          0.02,
        ]);
      });
    }),
  );
}
