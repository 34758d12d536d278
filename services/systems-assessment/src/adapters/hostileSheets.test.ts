import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFile, systemsFile } from '@aicp/contracts/limits';
import { createLogger } from '@aicp/service/process/logger';
import { user } from '@aicp/testing/executor';
import { mutated, mutatedZip, seeded } from '@aicp/testing/fuzz/mutatedFiles';
import { faultsOfGrowth, repeated } from '@aicp/testing/growth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAIN, sheetOfRows, workbookOf } from '../../testing/workbookOf.ts';
import { createReader } from './reading.ts';

const TIMEOUT_MS = process.env.PROOF === 'full' ? 900_000 : 60_000;
const reading = createReader({ logger: createLogger('systems-assessment', 'silent') });
const readSheet = (bytes: Buffer) => reading.sheet(user(1), bytes);
const readForm = (bytes: Buffer) => reading.sheet(user(1), bytes, { type: 'multipart/form-data; boundary=x' });
const readModel = (bytes: Buffer) => reading.modelFile(user(2), bytes);
beforeAll(() => Promise.all([readSheet(Buffer.from('name\nx\n')), readModel(Buffer.from('---\nlicense: mit\n---\n'))]));
afterAll(reading.stop);

/** A workbook with a part filled with this many bytes of a text, at the sensitive place. */
const swollen = (part: string, place: string, text: string, namespace = MAIN) => {
  const [root = '', ...names] = place.split('/');
  const head = `<${root} xmlns="${namespace}">${names.map(name => `<${name}>`).join('')}`;
  const tail = [root, ...names].toReversed().map(name => `</${name}>`);
  return (bytes: number) => workbookOf({ [part]: head + text.repeat(bytes / text.length) + tail.join('') });
};
const SHEET = 'xl/worksheets/sheet1.xml';
const UNPACKED = 8 * 1024 * 1024;

/** One number in each of as many number formats as fit. */
function manyFormats(bytes: number): Buffer {
  const each = Array.from({ length: bytes / 250 }, (_, at) => at);
  const format = (at: number) => `<numFmt numFmtId="${at + 200}" formatCode="${'0&quot;x&quot;'.repeat(10)}${at}"/>`;
  const style = (at: number) => `<xf numFmtId="${at + 200}"/>`;
  const row = (from: number) =>
    `<row>${each
      .slice(from, from + 180)
      .map(at => `<c s="${at}"><v>${at}</v></c>`)
      .join('')}</row>`;
  return workbookOf({
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${each.map(format).join('')}</numFmts><cellXfs>${each.map(style).join('')}</cellXfs></styleSheet>`,
    [SHEET]: sheetOfRows(
      each
        .filter(at => at % 180 === 0)
        .map(row)
        .join(''),
    ),
  });
}

/** Rows of two hundred formatted numbers. */
const fullWorkbook = (bytes: number) =>
  workbookOf({
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="4"/></cellXfs></styleSheet>`,
    [SHEET]: sheetOfRows(`<row>${'<c s="0"><v>1</v></c>'.repeat(200)}</row>`.repeat(bytes / 4_211)),
  });

describe('reading a file of systems takes time in proportion to its size, off the event loop', () => {
  it.each<[string, (bytes: number) => Buffer, number]>([
    ['CSV of short lines', repeated('x\n'), systemsFile.maxBytes],
    ['CSV of commas', repeated(','), systemsFile.maxBytes],
    ['CSV of empty lines', repeated('\n'), systemsFile.maxBytes],
    ['CSV of quotation marks', repeated('"'), systemsFile.maxBytes],
    ['CSV of quoted line ends', repeated('"\n"\n'), systemsFile.maxBytes],
    ['CSV of one cell', repeated('x'), systemsFile.maxBytes],
    ['CSV of lines without a text', repeated(' , ,\n'), systemsFile.maxBytes],
    [
      'CSV of headings',
      bytes => Buffer.from(Array.from({ length: 200 }, () => 'name of '.repeat(bytes / 1_600)).join()),
      240_000,
    ],
    ['CSV of faults', bytes => Buffer.from(`name,status,version\n${'a,b,c\n'.repeat(bytes / 6)}`), 6_000],
    ['CSV of separators in turn', repeated('a,b;c\td|e\n'), systemsFile.maxBytes],
    ['CSV of apostrophes', repeated("'"), systemsFile.maxBytes],
    ['CSV of backslashes', repeated('"a\\"b",c\n'), systemsFile.maxBytes],
    [
      'a number format without an end',
      bytes =>
        workbookOf({
          'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="1" formatCode="${'['.repeat(bytes)}"/></numFmts><cellXfs><xf numFmtId="1"/></cellXfs></styleSheet>`,
        }),
      60_000,
    ],
    [
      'number formats',
      swollen('xl/styles.xml', 'styleSheet/numFmts', `<numFmt numFmtId="1" formatCode="${'['.repeat(300)}"/>`),
      UNPACKED,
    ],
    ['numbers in as many formats', manyFormats, UNPACKED / 4],
    ['styles', swollen('xl/styles.xml', 'styleSheet/cellXfs', '<xf numFmtId="14"/>'), UNPACKED],
    ['shared texts', swollen('xl/sharedStrings.xml', 'sst', '<si><t>a_x000D_</t></si>'), UNPACKED],
    ['runs of one text', swollen('xl/sharedStrings.xml', 'sst/si', '<r><t>a</t></r>'), UNPACKED],
    ['elements that are never closed', swollen('xl/sharedStrings.xml', 'sst', '<si>'), UNPACKED / 8],
    [
      'attributes',
      bytes => workbookOf({ 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si ${'a="" '.repeat(bytes / 5)}/></sst>` }),
      UNPACKED,
    ],
    [
      'namespaces',
      bytes =>
        workbookOf({
          'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${Array.from({ length: bytes / 40 }, (_, at) => `<a xmlns:n${at}="${MAIN}"/>`).join('')}</sst>`,
        }),
      UNPACKED / 2,
    ],
    ['empty rows', swollen(SHEET, 'worksheet/sheetData', '<row r="1"><c/></row>'), UNPACKED],
    [
      'a text in every cell',
      bytes =>
        workbookOf({
          'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
          [SHEET]: sheetOfRows(`<row>${'<c t="s"><v>0</v></c>'.repeat(199)}</row>`.repeat(bytes / 4_000)),
        }),
      UNPACKED / 2,
    ],
    ['every cell of a workbook', fullWorkbook, 20 * 1024 * 1024],
    [
      'relationships',
      swollen(
        'xl/_rels/workbook.xml.rels',
        'Relationships',
        '<Relationship Id="a"/>',
        'http://schemas.openxmlformats.org/package/2006/relationships',
      ),
      UNPACKED,
    ],
  ])(
    '%s',
    async (_what, make, most) => {
      expect(await faultsOfGrowth(make, most, readSheet)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('reading a form takes time in proportion to its size', () => {
  const part = (name: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  it.each<[string, (bytes: number) => Buffer]>([
    ['of parts', bytes => Buffer.from(`${part('a', 'b').repeat(bytes / 60)}--x--\r\n`)],
    ['of almost boundaries', bytes => Buffer.from(`${part('file', '\r\n--'.repeat(bytes / 4))}--x--\r\n`)],
    [
      'with a mapping of columns',
      bytes => Buffer.from(`${part('mapping', `{${'"a":"b",'.repeat(bytes / 8)}"a":"b"}`)}--x--\r\n`),
    ],
  ])(
    '%s',
    async (_what, make) => expect(await faultsOfGrowth(make, systemsFile.maxBytes, readForm)).toEqual([]),
    TIMEOUT_MS,
  );
});

const card = (text: string) => (bytes: number) =>
  Buffer.from(`---\n${text.repeat(Math.max(1, bytes / text.length))}\n---\n`);
const HEADER = 120 * 1024;

/** Twenty models that each name every data set of one component, as often as fits. */
function multiplied(bytes: number): Buffer {
  const each = Math.floor(bytes / 1_500);
  const model = (at: number) => ({
    type: 'machine-learning-model',
    name: `m${at}`,
    modelCard: { modelParameters: { datasets: Array.from({ length: each }, () => ({ ref: 'd' })) } },
  });
  const data = Array.from({ length: each }, (_, at) => ({ name: `d${at}` }));
  const components = [...Array.from({ length: 20 }, (_, at) => model(at)), { 'bom-ref': 'd', type: 'data', data }];
  return Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components }));
}

describe('reading a file about a model takes time in proportion to its size, off the event loop', () => {
  it.each<[string, (bytes: number) => Buffer, number]>([
    ['quotation marks', card('"'), HEADER],
    ['fields', bytes => card(Array.from({ length: bytes / 9 }, (_, at) => `k${at}: v\n`).join(''))(bytes), HEADER],
    ['lines without a colon', card('a\n'), HEADER],
    ['items', card('- a\n'), HEADER],
    ['anchors', card('&a '), HEADER],
    ['blocks', card('|\n'), HEADER],
    ['questions', card('?\n'), HEADER],
    ['a header that does not end', repeated('---\n'), modelFile.maxBytes],
    ['line ends', repeated('\n'), modelFile.maxBytes],
    ['headings', repeated('# a\nb\n'), modelFile.maxBytes],
    ['links without an end', repeated('[a]('), modelFile.maxBytes],
    ['brackets of links', repeated('['), modelFile.maxBytes],
    ['cells and spaces', repeated('|  '), modelFile.maxBytes],
    ['comments that do not end', repeated('<!-- '), modelFile.maxBytes],
    ['bold letters', repeated('**a** b '), modelFile.maxBytes],
    ['data sets of data sets', multiplied, modelFile.maxBytes],
    [
      'a long list of one component',
      bytes =>
        Buffer.from(
          JSON.stringify({
            bomFormat: 'CycloneDX',
            specVersion: '1.6',
            components: [
              {
                type: 'machine-learning-model',
                name: 'm',
                licenses: Array.from({ length: bytes / 40 }, () => ({ license: { name: 'mit' } })),
              },
            ],
          }),
        ),
      modelFile.maxBytes,
    ],
  ])(
    '%s',
    async (_what, make, most) => {
      expect(await faultsOfGrowth(make, most, readModel)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a file with a few faults is read, or refused with a message', () => {
  const files = (folder: string, name: string) =>
    readFileSync(join(import.meta.dirname, '../../testing', folder, name));
  const sheet = Buffer.from(
    'name,jurisdiction,status,nextReview\n"Chatbot, public",EU,live,2027-03-01\n"a ""b""\nc",UK,pilot,\n',
  );
  it.each<[string, fc.Arbitrary<Buffer>, (file: Buffer) => Promise<unknown>]>([
    ['XLSX', mutatedZip(files('workbooks', 'excel.xlsx')), readSheet],
    ['XLSX of another program', mutatedZip(files('workbooks', 'openpyxl.xlsx')), readSheet],
    ['CSV', mutated(sheet), readSheet],
    ['model card', mutated(files('modelFiles', 'huggingFaceCard.txt')), readModel],
    ['model card without a header', mutated(files('modelFiles', 'plainCard.txt')), readModel],
    ['ML-BOM', mutated(files('modelFiles', 'mlBom.cdx.json')), readModel],
  ])(
    '%s',
    async (_what, file, read) => {
      await fc.assert(
        fc.asyncProperty(file, async bytes => {
          const outcome = await read(bytes).then(
            () => ({ code: 'INVALID' }),
            (error: unknown) => error,
          );
          expect(outcome).toMatchObject({ code: 'INVALID' });
        }),
        seeded,
      );
    },
    TIMEOUT_MS,
  );
});
