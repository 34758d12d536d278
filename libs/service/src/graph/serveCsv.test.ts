import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import type { Caller } from './actorToken.ts';
import { serveCsv } from './serveCsv.ts';

async function* pages() {
  yield [['id', 'name']];
  yield [[7, 'Größe; α, "β" | γ']];
  yield [[8, '=1+1']];
}

async function get(query: string) {
  const server = fastify();
  const context = () => ({ now: () => new Date('2026-11-27T10:00:00Z') });
  serveCsv(server, () => ({}) as Caller, context, { systems: async () => pages() });
  const { statusCode, rawPayload } = await server.inject(`/internal/systems.csv${query}`);
  await server.close();
  return { statusCode, text: rawPayload.toString('utf8') };
}

describe('a list as CSV', () => {
  it('begins with one byte order mark, and with none if a program requests that', async () => {
    const { text } = await get('');
    expect([...text].filter(letter => letter === '\uFEFF')).toHaveLength(1);
    expect(text.startsWith('\uFEFFid,name\r\n')).toBe(true);
    expect((await get('?bom=false')).text).toBe(text.slice(1));
  });

  it.each([
    ['%3B', ';', '"Größe; α, ""β"" | γ"'],
    ['tab', '\t', '"Größe; α, ""β"" | γ"'],
    ['%09', '\t', '"Größe; α, ""β"" | γ"'],
    ['%7C', '|', '"Größe; α, ""β"" | γ"'],
  ])('has its cells separated as asked: %s', async (asked, separator, cell) => {
    const { text } = await get(`?bom=false&separator=${asked}`);
    const lines = [`id${separator}name`, `7${separator}${cell}`, `8${separator}'=1+1`, ''];
    expect(text).toBe(lines.join('\r\n'));
  });

  it.each([
    ['?separator=%20', 'separator: must be one of , ; tab |'],
    ['?bom=maybe', 'bom: must be true or false'],
  ])('refuses %s with a message', async (query, message) => {
    const { statusCode, text } = await get(query);
    expect([statusCode, JSON.parse(text)]).toEqual([400, { message }]);
  });
});
