import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipOf } from '@aicp/service/process/zipOf';

const zipped = (files: Record<string, string>) => {
  const entries = Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) }));
  return buffer(Readable.from(zipOf(entries, { changedAt: new Date(1980, 0, 1), deflate: true })));
};

const WORKSHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
const STYLES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles';
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Small files that readers can spend long on: each is far below what may be sent. */
export const worstFiles = {
  /** Relations that never end. */
  docx: () =>
    zipped({
      '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
      'word/document.xml': '<document/>',
      ...Object.fromEntries([1, 2, 3].map(at => [`word/_rels/document${at}.xml.rels`, '<Relationship '.repeat(9_000)])),
    }),
  /** A format of numbers with brackets that never close. */
  xlsx: () =>
    zipped({
      '[Content_Types].xml': TYPES,
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${WORKSHEET}" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${STYLES}" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(60_000)}"/></numFmts></styleSheet>`,
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row><c t="inlineStr"><is><t>name</t></is></c></row></sheetData></worksheet>',
    }),
  /** Models that each refer again and again to the same long list of data. */
  mlBom() {
    const data = Array.from({ length: 1_500 }, (_, at) => ({ type: 'dataset', name: `data ${at}` }));
    const datasets = Array.from({ length: 1_500 }, () => ({ ref: 'data' }));
    const models = Array.from({ length: 20 }, (_, at) => ({
      type: 'machine-learning-model',
      name: `model ${at}`,
      modelCard: { modelParameters: { datasets } },
    }));
    const components = [...models, { type: 'data', 'bom-ref': 'data', name: 'data', data }];
    return Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components }));
  },
  modelCard: () => Buffer.from(`---\nlicense: ${'"'.repeat(120_000)}\n---\n`),
  csv: () => Buffer.from(`name,jurisdiction\n${'x\n'.repeat(1_000_000)}`),
  commas: () => Buffer.from(`name,jurisdiction\n${','.repeat(2_000_000)}`),
};
