import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFile, systemsFile } from '@aicp/contracts/limits';
import { createLogger } from '@aicp/service/process/logger';
import { user } from '@aicp/testing/executor';
import { mutated, mutatedZip, seeded } from '@aicp/testing/fuzz/mutatedFiles';
import { faultsOfGrowth, repeated } from '@aicp/testing/growth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { openReading } from './reading.ts';

const TIMEOUT_MS = process.env.PROOF === 'full' ? 900_000 : 60_000;
const reading = openReading({ logger: createLogger('systems-assessment', 'silent') });
const readSheet = (bytes: Buffer) => reading.sheet(user(1), bytes);
const readForm = (bytes: Buffer) => reading.sheet(user(1), bytes, { type: 'multipart/form-data; boundary=x' });
const readModel = (bytes: Buffer) => reading.modelFile(user(2), bytes);
beforeAll(() => Promise.all([readSheet(Buffer.from('name\nx\n')), readModel(Buffer.from('---\nlicense: mit\n---\n'))]));
afterAll(reading.stop);

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = ['worksheet', 'styles', 'sharedStrings'].map(
  kind => `<Relationship Id="${kind}" Type="${OFFICE}/${kind}" Target="${kind}.xml"/>`,
);
const empty = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="worksheet"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
  'xl/styles.xml': '<styleSheet/>',
  'xl/sharedStrings.xml': '<sst/>',
  'xl/worksheet.xml':
    '<worksheet><sheetData><row><c t="inlineStr"><is><t>name</t></is></c></row></sheetData></worksheet>',
};
const workbook = (changed: Partial<typeof empty>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries({ ...empty, ...changed }).map(([name, text]) => [name, strToU8(text)]))),
  );
/** A workbook with one part of so many bytes. */
const swollen = (part: keyof typeof empty, head: string, text: string, tail: string) => (bytes: number) =>
  workbook({ [part]: head + text.repeat(bytes / text.length) + tail });
const UNPACKED = 8 * 1024 * 1024;

describe('reading a file of systems takes as much longer as it is larger, beside the event loop', () => {
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
    [
      'a number format without an end',
      swollen(
        'xl/styles.xml',
        '<styleSheet><numFmts><numFmt numFmtId="1" formatCode="',
        '[',
        '"/></numFmts></styleSheet>',
      ),
      60_000,
    ],
    [
      'number formats',
      swollen(
        'xl/styles.xml',
        '<styleSheet>',
        `<numFmt numFmtId="1" formatCode="${'['.repeat(300)}"/>`,
        '</styleSheet>',
      ),
      UNPACKED,
    ],
    [
      'styles',
      swollen('xl/styles.xml', '<styleSheet><cellXfs>', '<xf numFmtId="14"/>', '</cellXfs></styleSheet>'),
      UNPACKED,
    ],
    ['shared texts', swollen('xl/sharedStrings.xml', '<sst>', '<si><t>a_x000D_</t></si>', '</sst>'), UNPACKED],
    ['attributes', swollen('xl/sharedStrings.xml', '<sst><si ', 'a="" ', '/></sst>'), UNPACKED],
    ['empty rows', swollen('xl/worksheet.xml', '<worksheet>', '<row r="1"><c/></row>', '</worksheet>'), UNPACKED],
    [
      'a text in every cell',
      bytes =>
        workbook({
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
          'xl/worksheet.xml': `<worksheet>${`<row>${'<c t="s"><v>0</v></c>'.repeat(199)}</row>`.repeat(bytes / 4_000)}</worksheet>`,
        }),
      UNPACKED / 2,
    ],
    [
      'relationships',
      swollen('xl/_rels/workbook.xml.rels', '<Relationships>', '<Relationship Id="a" ', '/>'),
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

describe('reading a form takes as much longer as it is larger', () => {
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

/** Twenty models, each with every data set of one component, as often as there is room for. */
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

describe('reading a file about a model takes as much longer as it is larger, beside the event loop', () => {
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

describe('a file with a few things wrong with it is read, or refused with a sentence', () => {
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
