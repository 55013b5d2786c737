const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** XML files of a workbook by their paths. @param sheets the XML of each sheet, by its name */
export function workbookParts(sheets: Readonly<Record<string, string>>): Record<string, Uint8Array<ArrayBuffer>> {
  const names = Object.keys(sheets);
  const listed = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const files = names.map(
    (_name, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return {
    'xl/workbook.xml': bytesOf(
      `${head}<workbook xmlns:r="${relationships}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(`${head}<Relationships>${files.join('')}</Relationships>`),
    ...Object.fromEntries(
      Object.values(sheets).map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, bytesOf(head + xml)]),
    ),
  };
}

/** A sheet with the XML of its rows. @param around what stands before and after them */
export const worksheetXml = (
  rows: string,
  around: { readonly before?: string; readonly after?: string } = {},
): string => `<worksheet>${around.before ?? ''}<sheetData>${rows}</sheetData>${around.after ?? ''}</worksheet>`;

/** A cell with a text. */
export const cellXml = (place: string, text = 'x'): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const rowXml = (row: number, ...cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`;
