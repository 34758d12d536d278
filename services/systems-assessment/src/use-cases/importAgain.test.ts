import { localClient, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { importSystems, type Previewed } from './importSystems.ts';

const LIST = 'query { systems(first: 1000) { name } }';

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const asUser = (userId: number) =>
  contextOf(service.app, { trial: true, reading: service.reading })({
    actor: user(userId),
    client: localClient,
    requestId: 'request-1',
  });
const bring = (userId: number, text: string, query: object = {}) =>
  importSystems(asUser(userId), Buffer.from(text), query);
const listed = (userId: number) => root<{ name: string }[]>(service.executeInTrial(user(userId), LIST));

describe('a file that is sent again', () => {
  const rows = Array.from({ length: 450 }, (_, index) => `Tool ${index},c) In use`);
  const file = Buffer.from(`Tool,Stage\n${rows.join('\n')}\n`);
  const mapping = JSON.stringify({
    columns: { Tool: 'name', '2': 'status' },
    values: { Stage: { 'c) in use': 'live' } },
  });
  const names = async (userId: number) => (await listed(userId)).map(({ name }) => name);

  it('resumes after an interruption, without duplicates', async () => {
    const tell = (done: number) => {
      if (done === 400) throw new Error('The connection broke.');
    };
    await expect(importSystems(asUser(41), file, { mapping }, { tell })).rejects.toThrow('The connection broke.');
    expect(await listed(41)).toHaveLength(400);
    const told: [number, number][] = [];
    const again = importSystems(asUser(41), file, { mapping }, { tell: (...now) => told.push(now) });
    expect(await again).toMatchObject({ created: 50, updated: 0, unchanged: 400, faults: [] });
    expect(told).toEqual([
      [0, 50],
      [50, 50],
    ]);
    expect((await names(41)).toReversed()).toEqual(rows.map(row => row.split(',')[0]));
    const whole = await importSystems(asUser(41), file, { mapping });
    expect(whole).toMatchObject({ created: 0, unchanged: 450 });
  });

  it('is imported once by two concurrent requests', async () => {
    const both = [0, 1].map(() => importSystems(asUser(42), file, { mapping }));
    await Promise.allSettled(both);
    expect(new Set(await names(42)).size).toBe((await names(42)).length);
    await importSystems(asUser(42), file, { mapping });
    expect(await listed(42)).toHaveLength(450);
  });

  it('provides its mapping for the next file with the same headings, in its own organisation', async () => {
    const other = Buffer.from('Tool,Stage\nAnother,c) In use\n');
    const saved = async (userId: number, bytes: Buffer) =>
      (await importSystems(asUser(userId), bytes, { preview: 'true' })) as Previewed;
    expect((await saved(43, other)).saved).toBeNull();
    await importSystems(asUser(43), file, { mapping });
    expect((await saved(43, other)).saved).toEqual({
      columns: { '1': 'name', '2': 'status' },
      values: { '2': { 'c) in use': 'live' } },
    });
    expect((await saved(43, Buffer.from('Tool,State\nAnother,x\n'))).saved).toBeNull();
    expect((await saved(44, other)).saved).toBeNull();
  });

  it('a preview shows the list’s place, its columns with guesses, and what is skipped', async () => {
    const text = 'Register of tools\nTool,Stage,Cost\nChatbot,c) In use,5\n';
    expect(await bring(45, text, { preview: 'true', mapping: '{"Tool":"name"}' })).toMatchObject({
      created: 1,
      faults: [],
      sheet: '',
      headerRow: 2,
      columns: [
        { column: 1, heading: 'Tool', guess: 'name', samples: ['Chatbot'], filled: 1, values: [] },
        { column: 2, heading: 'Stage', guess: 'status', samples: ['c) In use'], filled: 1 },
        { column: 3, heading: 'Cost', guess: 'ignore', samples: ['5'], filled: 1 },
      ],
      ignored: [
        { column: 2, heading: 'Stage', filled: 1 },
        { column: 3, heading: 'Cost', filled: 1 },
      ],
      differenceCount: 0,
    });
    await expect(bring(45, text, { mapping: `{"a":"${'x'.repeat(9_000)}"}` })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await expect(bring(45, `name\n${'x\n'.repeat(5_001)}`)).rejects.toMatchObject({
      message: 'The file has more than 5000 rows. Please import at most 5000 at once.',
    });
  });
});
