import { TooLarge } from '@aicp/service/sandbox/csvRows';
import { RELATED } from '@aicp/service/sandbox/officePackage';
import type { Places } from '@aicp/service/sandbox/streamXml';
import { builtInFormat, GENERAL } from './asShown.ts';

/** The namespaces of spreadsheets, in transitional and in strict workbooks. */
export const SPREADSHEET: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
]);

/** Limit for the texts that cells can refer to. */
const MAX_CHARACTERS = 20_000_000;

/** The sheets in their order, and the date system. */
export function sheets() {
  const found = { sheets: [] as { name: string; relationship: string; isShown: boolean }[], from1904: false };
  const places: Places = {
    'workbook/workbookPr': {
      open(attribute) {
        found.from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      },
    },
    'workbook/sheets/sheet': {
      open(attribute) {
        const isShown = !attribute('state')?.toLowerCase().endsWith('hidden');
        found.sheets.push({ name: attribute('name') ?? '', relationship: attribute('id', RELATED) ?? '', isShown });
      },
    },
  };
  return { found, places };
}

/** The number format of a style. Texts with a quotation prefix were typed after an apostrophe, and are taken literally. */
export type Style = { format: string; isQuoted: boolean };

/** The cell styles by number. */
export function styles() {
  const codes = new Map<string, string>();
  const cells: { format: string; isQuoted: boolean }[] = [];
  const places: Places = {
    'styleSheet/numFmts/numFmt': {
      open: attribute => void codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? GENERAL),
    },
    'styleSheet/cellXfs/xf': {
      open(attribute) {
        const isQuoted = ['1', 'true'].includes(attribute('quotePrefix') ?? '');
        cells.push({ format: attribute('numFmtId') ?? '', isQuoted });
      },
    },
  };
  function styleOf(number: number): Style {
    const { format, isQuoted } = cells[number] ?? { format: '', isQuoted: false };
    return { format: codes.get(format) ?? builtInFormat(format), isQuoted };
  }
  return { styleOf, places };
}

/** Shared texts by the number that cells use. */
export function sharedTexts() {
  const found: string[] = [];
  let characters = 0;
  const places = textRuns('sst/si', text => {
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw new TooLarge('The workbook has more than 20 million characters.');
    found.push(text);
  });
  return { found, places };
}

/** Collects the text within each element at a place, across its runs. Phonetic text is not included. */
export function textRuns(place: string, take: (text: string) => void): Places {
  let text = '';
  const add = (part: string) => {
    text += part;
  };
  return {
    [place]: {
      open() {
        text = '';
      },
      close: () => take(plain(text)),
    },
    [`${place}/t`]: { text: add },
    [`${place}/r/t`]: { text: add },
  };
}

/** Decodes control characters, which are written as _x000D_. */
export function plain(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
