import { Button } from '@mantine/core';
import { useRef } from 'react';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { useFileDrop } from '../../ui/fields/use-file-drop.ts';
import classes from './round-import.module.css';

type ChooseFilesProps = {
  /** Bytes that were read and bytes of all chosen files; null while none are read. */
  readonly progress: { readonly read: number; readonly total: number } | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onStop: () => void;
};

/** Where files come from, and how to get them out of each product. */
const products: readonly (readonly [name: string, how: string, detail: string])[] = [
  [
    'Garmin Golf',
    'The zip of your account data, which comes by email, or FIT files from the watch.',
    'Strokes, without pars',
  ],
  ['Golf Pad', 'Settings, Data Export: the zip, or its CSV files.', 'Every stroke'],
  ['Golfmetrics', 'The coach’s CSV of all strokes.', 'Every stroke'],
  ['18Birdies', 'Download Your Account Data: the JSON file.', 'Every hole'],
  ['Hole19', 'Your personal data: the JSON file.', 'Every hole'],
  ['Arccos and Shot Scope', 'JSON files of rounds, saved by an open exporter.', 'Every stroke'],
  ['GHIN', 'The score history as JSON.', 'Every hole, where it has them'],
  [
    'A worksheet',
    'CSV or Excel: a team’s sheet with a row for each player and its events side by side, or a row for each round, hole or stroke.',
    'What it has',
  ],
  ['Strokebook', 'The export of an account, or its files of rounds.', 'Everything'],
];

/** Files are dropped or chosen, several at once, zips included (IMPORT-01). */
export function ChooseFiles({ progress, onChoose, onStop }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop((files) => {
    if (files.length > 0 && progress === null) onChoose(files);
  });
  return (
    <div className={classes.drop} {...drop}>
      <h2 className="title">
        Choose your files<span className="for-mouse">, or drop them here</span>.
      </h2>
      <p>Several at once, zips too.</p>
      <FileInput ref={input} label="Files of rounds" accept="" isMultiple onChoose={onChoose} />
      {progress === null ? (
        <div>
          <Button onClick={() => input.current?.click()}>Choose files</Button>
        </div>
      ) : (
        <div className="row-wrap gap-12">
          <progress
            aria-label="Reading the files"
            className={classes.progress}
            value={progress.total === 0 ? 1 : progress.read / progress.total}
          />
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
      <p className="note">Read on this device. Only the rounds you tick leave it.</p>
    </div>
  );
}

/** How to get rounds out of each product. */
export const Products = () => (
  <section aria-labelledby="products" className={classes.section}>
    <h2 id="products" className="text-l">
      Where are your rounds now?
    </h2>
    <ul className={classes.products}>
      {products.map(([name, how, detail]) => (
        <li key={name} className={classes.product}>
          <div className={classes.how}>
            <b className="medium">{name}</b>
            <p className="note">{how}</p>
          </div>
          <span className="note">{detail}</span>
        </li>
      ))}
    </ul>
  </section>
);
