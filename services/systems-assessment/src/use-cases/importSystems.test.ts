import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvText } from '@aicp/service/process/csvText';
import { workbookOf } from '@aicp/service/process/workbookOf';
import { localClient, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { importSystems, type Previewed } from './importSystems.ts';
import { systemsFile } from './readLedger.ts';

const LIST = `query { systems(first: 1000) { id name description systemType jurisdiction sector applicableRegulators ownerId
  facts { version status reference users nextReview } } }`;

type Listed = { id: string; name: string; description: string | null; facts: Record<string, string | null> };

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const asUser = (userId: number, settings = { trial: true }, role: 'owner' | 'contributor' = 'owner') =>
  contextOf(service.app, { ...settings, reading: service.reading })({
    actor: user(userId, role),
    client: localClient,
    requestId: 'request-1',
  });
const bring = (userId: number, text: string, query: object = {}) =>
  importSystems(asUser(userId), Buffer.from(text), query);
const listed = (userId: number) => root<Listed[]>(service.executeInTrial(user(userId), LIST));
const exported = async (userId: number) => {
  let text = '';
  for await (const lines of await systemsFile(asUser(userId), {})) text += csvText(lines);
  return text;
};
const clean = { created: 0, updated: 0, unchanged: 0, faults: [], faultCount: 0, differences: [] };

describe('a file of systems', () => {
  it('is accepted with its columns in any case and order, separated by commas or semicolons', async () => {
    const comma = 'REFERENCE,Name,systemtype,facts.version\r\nA-1,"Chatbot, public",Chatbot,2\r\n\r\n,Forecast,,\r\n';
    expect(await bring(1, comma)).toMatchObject({ ...clean, rows: 2, created: 2 });
    // Others' events are sent before a file's systems, of which there may be a thousand.
    const told = await service.app.rows('outbox', { 'data.organisationId': user(1).organisationId });
    expect(told.map(({ name, inBulk }) => [name, inBulk])).toEqual([
      ['system.created', true],
      ['system.factsChanged', true],
      ['system.created', true],
    ]);
    expect(await bring(1, '\uFEFFname;status\nScoring;Live\n')).toMatchObject({ ...clean, rows: 1, created: 1 });
    expect(await listed(1)).toMatchObject([
      { name: 'Scoring', facts: { status: 'live', reference: null } },
      { name: 'Forecast', facts: { version: null } },
      { name: 'Chatbot, public', systemType: 'Chatbot', facts: { reference: 'A-1', version: '2' } },
    ]);
  });

  it('ignores texts that a spreadsheet turned into numbers, and accepts other numbers', async () => {
    await bring(21, 'name,reference,version\nChatbot,0042,1.10\n');
    const [id = ''] = /^\d+/m.exec(await exported(21)) ?? [];
    expect(await bring(21, `id;reference;version\n${id};42;1.1\n`)).toMatchObject({ ...clean, rows: 1, unchanged: 1 });
    const other = await bring(21, `id;reference;version\n${id};43;1.100\n`);
    expect(other.differences).toMatchObject([
      { field: 'version', before: '1.10', after: '1.100' },
      { field: 'reference', before: '0042', after: '43' },
    ]);
  });

  it('changes nothing if it is an exported workbook, whatever its texts look like', async () => {
    const texts = ['1.10', '007', '=1+1', "'quoted", '_x0041_', '<b> & "c"', 'two\nlines', 'true', '2027-03-01', '1e5'];
    const rows = texts.map((text, index) => [`System ${index}`, text.replace('\n', ' '), text]);
    await bring(22, csvText([['name', 'version', 'users'], ...rows]));
    const pages = await systemsFile(asUser(22), {});
    const chunks = [];
    for await (const chunk of workbookOf([{ name: 'Systems', pages }], new Date())) chunks.push(chunk);
    const known = await listed(22);
    expect(known.map(({ facts }) => facts.users)).toEqual(texts.toReversed());
    const book = Buffer.concat(chunks);
    const whole = { ...clean, rows: texts.length, unchanged: texts.length };
    expect(await importSystems(asUser(22), book, {})).toMatchObject(whole);
  });

  it('changes the system with its reference, and announces what would be overwritten', async () => {
    await bring(2, 'reference,name,version,users\nA-1,Chatbot,1,Clerks\n');
    const [before] = await listed(2);
    const file = 'reference,name,version,users\nA-1,Chat assistant,2,\n';
    const said = await bring(2, file, { preview: 'true' });
    expect(said).toMatchObject({
      updated: 1,
      differences: [
        {
          line: 2,
          systemId: Number(before?.id),
          name: 'Chatbot',
          field: 'name',
          before: 'Chatbot',
          after: 'Chat assistant',
        },
        { line: 2, name: 'Chatbot', field: 'version', before: '1', after: '2' },
      ],
    });
    expect(await listed(2)).toEqual([before]);
    const { sheet: _, sheets: _1, headerRow: _2, columns: _3, saved: _4, ...imported } = said as Previewed;
    expect(await bring(2, file)).toEqual(imported);
    const facts = { version: '2', users: 'Clerks', reference: 'A-1' };
    expect(await listed(2)).toMatchObject([{ id: before?.id, name: 'Chat assistant', facts }]);
    expect(await bring(2, file)).toMatchObject({ ...clean, unchanged: 1 });
  });

  it('round-trips an export: no changes in place, the same systems elsewhere', async () => {
    const formula = '"=HYPERLINK(""http://x"")"';
    await bring(
      3,
      `reference,name,description,users,nextReview\nA-1,${formula},"Two\nlines","-1, +2",2027-03-01\n,@plain,,,\n`,
    );
    const before = await listed(3);
    const text = await exported(3);
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain("'@plain");
    expect(await bring(3, text)).toMatchObject({ ...clean, unchanged: 2, rows: 2 });
    const nobody = text.replaceAll(/^\d+,/gm, ',');
    expect(await bring(4, nobody)).toMatchObject({ ...clean, created: 2 });
    const bare = (systems: Listed[]) => systems.map(({ id: _, ...system }) => system).toReversed();
    expect(bare(await listed(4))).toEqual(bare(before).toReversed());
  });

  it('refuses 1,000 rows with 37 faulty ones as a whole, and names exactly those', async () => {
    const faulty = new Set(Array.from({ length: 37 }, (_, index) => 5 + index * 27));
    const rows = Array.from({ length: 1_000 }, (_, index) =>
      faulty.has(index + 2) ? `R-${index},,bought,2027-13-45` : `R-${index},System ${index},live,2027-03-01`,
    );
    const file = `reference,name,status,nextReview\n${rows.join('\n')}\n`;
    for (const query of [{ preview: 'true' }, {}]) {
      const { faults, rows } = await bring(5, file, query);
      expect(rows).toBe(1_000);
      expect(new Set(faults.map(({ line }) => line))).toEqual(faulty);
      expect(faults.slice(0, 2)).toEqual([
        { line: 5, column: 'status', message: 'must be one of planned, development, pilot, live, retired' },
        { line: 5, column: 'nextReview', message: 'must be a date, such as 2026-11-23' },
      ]);
    }
    expect(await listed(5)).toEqual([]);
    expect(await service.app.rows('outbox', { 'data.userId': 5 })).toEqual([]);
  });

  it('is refused if a line contradicts itself or recorded facts', async () => {
    await bring(31, 'reference,name,status,marketDay\nR-1,Chatbot,retired,2026-11-02\n');
    const file =
      'reference,name,status,endDay\nR-1,Chatbot,,2026-11-01\nR-2,Scoring,live,2026-11-01\nR-3,Old,retired,2026-11-01\n';
    expect((await bring(31, file)).faults).toEqual([
      { line: 2, column: 'endDay', message: 'is before the date when the system came to the market, 2026-11-02' },
      { line: 3, column: 'endDay', message: 'is only for a system with the status retired' },
    ]);
    expect(await listed(31)).toHaveLength(1);
  });

  it('accepts 1,000 rows within ten seconds, with progress', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => `R-${index},System ${index},1.${index}`);
    const file = `reference,name,version\n${rows.join('\n')}\n`;
    const timed = async (text: string, expected: object) => {
      const told: number[] = [];
      const from = performance.now();
      const tell = (done: number, of: number) => {
        expect(of).toBe(1_000);
        told.push(done);
      };
      const imported = await importSystems(asUser(6), Buffer.from(text), {}, { tell });
      expect(performance.now() - from).toBeLessThan(10_000);
      expect(imported).toMatchObject({ ...clean, ...expected, differences: expect.any(Array) });
      expect(told).toEqual([0, 200, 400, 600, 800, 1_000]);
    };
    await timed(file, { created: 1_000 });
    await timed(file.replaceAll(',1.', ',2.'), { updated: 1_000 });
    const systems = await listed(6);
    expect(systems).toHaveLength(1_000);
    expect(systems.every(({ name, facts }) => facts.version === name.replace('System ', '2.'))).toBe(true);
  });
});

describe('a workbook', () => {
  const workbook = (name: string) =>
    importSystems(asUser(13), readFileSync(join(import.meta.dirname, '../../testing/workbooks', name)), {});

  it('is imported like a CSV file, with its faults by line and column name', async () => {
    expect(await workbook('excel.xlsx')).toMatchObject({ ...clean, rows: 2, created: 2 });
    expect(await listed(13)).toMatchObject([
      { name: 'Forecast', facts: { version: '7', nextReview: '2028-02-29', users: 'Planners' } },
      {
        name: 'Chatbot, public',
        description: 'Two\nlines & <tags>',
        facts: { status: 'live', nextReview: '2027-03-01' },
      },
    ]);
    expect(await workbook('excel.xlsx')).toMatchObject({ ...clean, unchanged: 2 });
    expect(await workbook('faulty.xlsx')).toMatchObject({
      created: 1,
      faults: [
        { line: 2, column: 'Status', message: 'must be one of planned, development, pilot, live, retired' },
        { line: 2, column: 'NextReview', message: 'must be a date, such as 2026-11-23' },
        { line: 4, column: 'name', message: 'is required' },
        { line: 5, column: 'Version', message: 'contains an error: #N/A' },
      ],
    });
    expect(await listed(13)).toHaveLength(2);
  });
});

describe('faults in a file', () => {
  it.each([
    ['', [[1, '', 'The file is empty.']]],
    ['name,vendor,Name\nA,B,C\n', [[1, 'Name', 'appears in the header twice']]],
    ['name,version\nA,1,2\n', [[2, '', 'has more cells than the header']]],
    ['name\n"A\nB\n', [[3, '', 'A quotation mark is not closed, or is inside a cell without quotation marks.']]],
    ['name,version\n,1\n', [[2, 'name', 'is required']]],
    [
      'Name,Reference\nA,R-1\n"B\nC",R-2\nD,R-1\n',
      [
        [3, 'Name', 'must be on one line'],
        [5, 'Reference', 'also appears on line 2'],
      ],
    ],
    ['name,ownerId\nA,77\n', [[2, 'ownerId', 'must be a member of the organisation']]],
    ['name,jurisdiction\nA,FR\n', [[2, 'jurisdiction', 'must be EU or UK']]],
  ])('is said by line and column: %j', async (text, expected) => {
    const { faults } = await bring(7, text);
    expect(faults).toEqual(expected.map(([line, column, message]) => ({ line, column, message })));
    expect(await listed(7)).toEqual([]);
  });
});

it('a file that exceeds the plan is refused as a whole with the message for one system; a trial warns', async () => {
  const file = 'name\nA\nB\nC\nD\n';
  const strict = (query: object) => importSystems(asUser(8, { trial: false }), Buffer.from(file), query);
  const one = service.execute(user(9), 'mutation { createSystem(input: { name: "A" }) { id } }');
  const { errors } = await one;
  expect(errors).toEqual([]);
  for (const query of [{}, { preview: 'true' }])
    await expect(strict(query)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/plan includes/),
    });
  expect(await listed(8)).toEqual([]);
  expect((await bring(8, file)).notice).toMatch(/This trial allows more/);
});

it('is for owners and managers', async () => {
  await expect(
    importSystems(asUser(10, { trial: true }, 'contributor'), Buffer.from('name\nA\n'), {}),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('another organisation finds none of its systems by number or reference', async () => {
  await bring(11, 'reference,name\nA-1,Ours\n');
  const [ours] = await listed(11);
  expect(await bring(12, `id,reference,name\n${ours?.id},A-1,Theirs\n`)).toMatchObject({ created: 1, updated: 0 });
  expect(await listed(11)).toEqual([ours]);
});
