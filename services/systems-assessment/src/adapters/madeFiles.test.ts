import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvText, unescaped } from '@aicp/service/process/csvText';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvForm, csvOf, encodingOf, workbookForm, workbookWith } from '../../testing/madeFiles.ts';
import { linesOf, type MadeCell, madeTable } from '../../testing/madeTables.ts';
import { bookOf } from './sheetOf.ts';

/** Two files for each table: 1,000 in the proof. */
const TABLES = process.env.PROOF === 'full' ? 500 : 50;
const TIMEOUT_MS = process.env.PROOF === 'full' ? 600_000 : 60_000;

const read = async (bytes: Buffer) => {
  const { sheets } = await bookOf(bytes);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.fault).toBeUndefined();
  return sheets[0]?.lines ?? [];
};
const cellsOf = async (bytes: Buffer) => (await read(bytes)).map(({ cells }) => cells);

describe('a table, in any format', () => {
  it(
    'reads the same from CSV in every dialect and from a workbook in every layout: as people see it',
    async () => {
      await fc.assert(
        fc.asyncProperty(madeTable, csvForm, workbookForm, async (table, csv, workbook) => {
          expect(await cellsOf(csvOf(table, csv))).toEqual(linesOf(table));
          expect(await cellsOf(workbookWith(table, workbook))).toEqual(linesOf(table));
        }),
        { numRuns: TABLES, seed: Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31)) },
      );
    },
    TIMEOUT_MS,
  );

  it('is the same after an export and an import', async () => {
    await fc.assert(
      fc.asyncProperty(madeTable, async table => {
        const exported = csvText(table.rows.map(cells => cells.map(({ shown }) => shown)));
        expect(await cellsOf(Buffer.from(exported))).toEqual(linesOf({ ...table, above: [] }));
      }),
      { numRuns: TABLES },
    );
  });
});

/** Needs Python, and reads workbooks only if openpyxl is installed there; the console reports both. */
const ofPython = process.env.PROOF === 'full' ? describe : (_title: string, _tests: () => void) => {};
ofPython('Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aicp-tables-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const made = fc.sample(fc.tuple(madeTable, csvForm, workbookForm), { numRuns: TABLES });
  const readBy = (files: object[]): (unknown[][] | null)[] => {
    const script = join(import.meta.dirname, '../../testing/readFiles.py');
    return JSON.parse(
      execFileSync('python3', [script], { input: JSON.stringify(files), maxBuffer: 64 * 1024 * 1024 }).toString(),
    );
  };
  const kept = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  it(
    'reads every CSV file alike, with its separator and encoding given',
    () => {
      const encodings = {
        'utf-8': 'utf-8',
        'utf-8 with mark': 'utf-8-sig',
        'utf-16le': 'utf-16',
        'utf-16be': 'utf-16',
        'windows-1252': 'cp1252',
      };
      const files = made.map(([table, form], at) => ({
        path: kept(`${at}.csv`, csvOf(table, form)),
        separator: form.separator,
        encoding: encodings[encodingOf(table, form)],
      }));
      for (const [at, rows] of readBy(files).entries()) {
        const [table, form] = made[at] ?? [];
        if (!table || !form) throw new Error('Python read more files than there are.');
        const cells = (rows ?? []).slice(form.isNamed ? 1 : 0).map(row => row.map(cell => unescaped(String(cell))));
        expect(withoutEnds(cells)).toEqual(linesOf(table));
      }
    },
    TIMEOUT_MS,
  );

  it(
    'reads every workbook alike that openpyxl can open',
    () => {
      const files = made.map(([table, , form], at) => ({ path: kept(`${at}.xlsx`, workbookWith(table, form)) }));
      const read = readBy(files);
      let opened = 0;
      for (const [at, rows] of read.entries()) {
        const [table] = made[at] ?? [];
        if (!rows || !table) continue;
        opened += 1;
        const raw = [...table.above.map(line => [line]), ...table.rows.map(cells => cells.map(rawOf))];
        expect(withoutEnds(rows)).toEqual(withoutEnds(raw));
      }
      process.stdout.write(`openpyxl opened ${opened} of ${read.length} workbooks.\n`);
    },
    TIMEOUT_MS,
  );
});

/** Dates and times as shown; numbers to fifteen digits, as stored. */
const rawOf = ({ raw, shown, format }: MadeCell) =>
  typeof raw !== 'number' ? raw : /[dmy]|h:/.test(format?.replaceAll(/"[^"]*"/g, '') ?? '') ? shown : raw;

const withoutEnds = (rows: readonly unknown[][]) =>
  rows.map(cells => cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)).filter(cells => cells.length > 0);
