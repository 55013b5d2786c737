import { Menu } from '@mantine/core';
import { type CsvCell, csvTable, tabbedTable } from '@strokebook/golf/format';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { DropList, DropMenu } from '../menus/drop-menu.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import classes from './table-export.module.css';

type TableExportProps = {
  /** Without extension. */
  readonly fileName: string;
  /** Header and rows; called only on export. */
  readonly cellsOf: () => readonly (readonly CsvCell[])[];
};

/** Exports a table: to the clipboard, in the format of spreadsheets, or as a CSV file. */
export function TableExport({ fileName, cellsOf }: TableExportProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tabbedTable(cellsOf()));
      setSaid('The table is copied.');
    } catch {
      setSaid('This browser does not let the table be copied. Download it instead.');
    }
  };
  const download = () => {
    saveFile({
      blob: new Blob([csvTable(cellsOf())], { type: 'text/csv;charset=utf-8' }),
      fileName: `${fileName}.csv`,
    });
    setSaid('');
  };
  return (
    <div className={classes.export} data-no-print>
      <DropMenu position="bottom-end" offset={4}>
        <Menu.Target>
          <button type="button" className={classes.button}>
            Export
            <ChevronDownIcon />
          </button>
        </Menu.Target>
        <DropList>
          <Menu.Item onClick={() => void copy()}>Copy for a spreadsheet</Menu.Item>
          <Menu.Item onClick={download}>Download CSV</Menu.Item>
        </DropList>
      </DropMenu>
      <p role="status" className="fine">
        {said}
      </p>
    </div>
  );
}
