import type { XmlListener } from '@aicp/service/sandbox/hearXml';

/** The relationships of a workbook: what is where. */
export function relationships() {
  const found: { id: string; kind: string; target: string }[] = [];
  const listener: XmlListener = {
    open(name, attribute) {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const kind = attribute('Type')?.split('/').at(-1) ?? '';
      found.push({ id: attribute('Id') ?? '', kind, target: pathOf(attribute('Target') ?? '') });
    },
  };
  return { found, listener };
}

const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** The sheets in their order, and how days are counted. */
export function sheets() {
  const found = { sheets: [] as { name: string; relationship: string; isShown: boolean }[], from1904: false };
  const listener: XmlListener = {
    open(name, attribute) {
      if (name === 'workbookPr') found.from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const isShown = (attribute('state') ?? 'visible') === 'visible';
      found.sheets.push({ name: attribute('name') ?? '', relationship: attribute('id') ?? '', isShown });
    },
  };
  return { found, listener };
}

/** Formats that every workbook has: days, and days with a time. */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Which styles of cells show a day, in their order. */
export function dayStyles() {
  const custom = new Map<string, boolean>();
  const found: boolean[] = [];
  let within = false;
  const listener: XmlListener = {
    open(name, attribute) {
      if (name === 'numFmt') custom.set(attribute('numFmtId') ?? '', isDay(attribute('formatCode') ?? ''));
      if (name === 'cellXfs') within = true;
      const format = attribute('numFmtId') ?? '';
      if (name === 'xf' && within) found.push(custom.get(format) ?? BUILT_IN.has(Number(format)));
    },
    close(name) {
      if (name === 'cellXfs') within = false;
    },
  };
  return { found, listener };
}

/** Excel's own limit. */
const LONGEST_FORMAT = 255;

/** Whether a format has a day or a year, outside of what it quotes and of its colours and conditions. */
function isDay(format: string): boolean {
  const code = format.slice(0, LONGEST_FORMAT);
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? '';
    if ('dDyY'.includes(sign)) return true;
    if (sign === '\\' || sign === '_') at += 1;
    const end = sign === '"' ? '"' : sign === '[' ? ']' : undefined;
    const closed = end === undefined ? -1 : code.indexOf(end, at + 1);
    if (closed > 0) at = closed;
  }
  return false;
}

/** The texts that cells refer to by their number. Runs of one text belong together; how it is spoken does not. */
export function sharedTexts() {
  const found: string[] = [];
  const run = textRuns('si', text => found.push(text));
  return { found, listener: run };
}

/** The text within each element of a name, whatever its runs. */
export function textRuns(element: string, take: (text: string) => void): Required<XmlListener> {
  let text = '';
  let reads = false;
  let spoken = false;
  return {
    open(name) {
      if (name === element) text = '';
      if (name === 'rPh') spoken = true;
      reads = name === 't' && !spoken;
    },
    text(part) {
      if (reads) text += part;
    },
    close(name) {
      if (name === 't') reads = false;
      if (name === 'rPh') spoken = false;
      if (name === element) take(plain(text));
    },
  };
}

/** Control characters are written out as _x000D_. */
export function plain(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
