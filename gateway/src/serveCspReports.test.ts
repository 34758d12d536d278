import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { serveCspReports, violationsIn } from './serveCspReports.ts';

const lines: Record<string, unknown>[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const metrics = new Registry();
let server: FastifyInstance;
beforeAll(async () => {
  server = fastify({ trustProxy: true });
  serveCspReports(server, { logger, metrics });
});
afterAll(() => server.close());

const OLD = {
  'csp-report': {
    'document-uri': 'https://aicp.example.com/report/12/documents/model-card?client_secret=seti_secret#token=abc',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example.com:8443/steal.js?who=ada@example.com',
    'script-sample': 'alert(document.cookie)',
  },
};
const NEW = {
  type: 'csp-violation',
  url: 'https://aicp.example.com/',
  body: {
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    documentURL: 'https://aicp.example.com/',
    sample: 'x',
  },
};

const send = (payload: string, type = 'application/csp-report', from = '192.0.2.1') =>
  server.inject({
    method: 'POST',
    url: '/api/csp-reports',
    payload,
    headers: { 'content-type': type, 'x-forwarded-for': from },
  });

describe('a report of the content security policy', () => {
  it('becomes a line without queries, secrets, samples and numbers, in the old form and the new one', async () => {
    expect((await send(JSON.stringify(OLD))).statusCode).toBe(204);
    expect((await send(JSON.stringify([NEW]), 'application/reports+json')).statusCode).toBe(204);
    expect(lines).toMatchObject([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example.com:8443',
        page: '/report/:id/documents/model-card',
      },
      { directive: 'style-src-attr', blocked: 'inline', page: '/' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|token|ada@|cookie|steal/);
    expect(await metrics.metrics()).toContain('csp_reports_total{directive="script-src-elem"} 1');
  });

  it.each(['', '{', 'null', '[]', '[null]', '{"csp-report":7}', '[{"body":{}}]', '"text"', '[[[[]]]]'])(
    'is answered 204, whatever it holds: %p',
    async payload => expect((await send(payload, 'application/json', '192.0.2.2')).statusCode).toBe(204),
  );

  it('cannot put its own words into the log', () => {
    const made = 'line one\nline two';
    const report = { body: { effectiveDirective: made, blockedURL: made, documentURL: `https://x.example/${made}` } };
    expect(violationsIn(JSON.stringify([report]))).toEqual([
      { directive: 'other', blocked: 'unknown', page: 'unknown' },
    ]);
  });

  it('is at most 16 KB long, with at most ten violations', async () => {
    expect((await send(JSON.stringify({ ...OLD, filling: 'x'.repeat(20_000) }))).statusCode).toBe(413);
    expect(violationsIn(JSON.stringify(Array.from({ length: 11 }, () => NEW)))).toEqual([]);
    expect(violationsIn(JSON.stringify(Array.from({ length: 10 }, () => NEW)))).toHaveLength(10);
  });

  it('cannot fill the log: twenty lines a minute per network, and 120 in total', async () => {
    lines.length = 0;
    const flood = async (from: string) => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(JSON.stringify(OLD), undefined, from)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    };
    await flood('198.51.100.1');
    expect(lines).toHaveLength(20);
    for (let network = 2; network < 9; network++) await flood(`198.51.100.${network}`);
    expect(lines.length).toBeLessThanOrEqual(120);
  });
});
