import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entra } from '../testing/directories/entra.ts';
import { others } from '../testing/directories/others.ts';
import type { Row } from '../testing/directories/rows.ts';
import { openScimForTest } from '../testing/openScimForTest.ts';

const rows = [...entra, ...others];

let service: Awaited<ReturnType<typeof openScimForTest>>;
let scim: Awaited<ReturnType<typeof service.company>>['scim'];
beforeAll(async () => {
  service = await openScimForTest();
  ({ scim } = await service.company('firm'));
});
afterAll(() => service.stop());

describe('a request that a directory documents or its users report', () => {
  it.each(rows.map((row, number) => [...row.slice(0, 2), number, row] as [string, string, number, Row]))(
    '%s %s',
    async (_from, _does, number, [, , ask, status, is]) => {
      const name = `n${number}`;
      const user = await scim.user(`${name}@firm.example`, { externalId: `ext-${name}` });
      const other = await scim.user(`${name}-other@firm.example`);
      const things = { user, other, name, group: await scim.group(`Group ${name}`, user.id) };
      let answer: { status: number; body: unknown } = { status: 0, body: null };
      for (const [method, path, body, headers] of ask(things)) answer = await scim.ask(method, path, body, headers);
      expect([answer.status, answer.body]).toEqual([status, is ? expect.anything() : null]);
      if (is) expect(answer.body).toMatchObject(is(things));
    },
  );
});
