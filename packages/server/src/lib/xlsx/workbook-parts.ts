import { textXml } from './cell-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A finished sheet: the range of its filter is only known at its end. */
export type WrittenSheet = { readonly name: string; readonly filter: string };

/** Style of headings, see `STYLES`. */
export const BOLD = 1;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Start of a sheet: a frozen row, and column widths in characters. */
export const sheetStart = (widths: readonly number[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

export const sheetEnd = (filter: string): string => `</sheetData><autoFilter ref="${filter}"/></worksheet>`;

/** All other parts of a workbook, by path. */
export function workbookParts(sheets: readonly WrittenSheet[]): ReadonlyMap<string, string> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const types = numbered.map(
    ({ number }) => `<Override PartName="/${sheetPath(number)}" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const entries = numbered.map(
    ({ name, number }) => `<sheet name="${textXml(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const filters = numbered.map(({ name, filter, number }) => {
    const range = `'${textXml(name)}'!${filter.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')}`;
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${number - 1}" hidden="1">${range}</definedName>`;
  });
  const relations = numbered.map(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return new Map([
    ['xl/styles.xml', STYLES],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types.join('')}</Types>`,
    ],
  ]);
}
