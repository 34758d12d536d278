import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '@aicp/testing/collectSpans';
import { mailTo } from './inbox.ts';
import { newUsername, password, register } from './person.ts';
import { expect, test } from './story.ts';

const { BASE_URL_TRACES: tracesFile = '', BASE_URL_LOGS: logsDir = '' } = process.env;

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
const spansOf = (traceId: string) =>
  linesOf(tracesFile)
    .filter(line => line.includes(traceId))
    .map((line): Span => JSON.parse(line));

/** The path from a span to the first exported span of its trace. */
function waysTo(span: Span | undefined, spans: readonly Span[]): Span[] {
  const parent = span && spans.find(({ spanId }) => spanId === span.parentSpanId);
  return span ? [...waysTo(parent, spans), span] : [];
}

test('a click is one trace, from the browser through gateway, service and queue to the email', async ({ page }) => {
  test.skip(!tracesFile, 'the traces of a product started elsewhere are not at hand');
  const username = newUsername();
  await page.goto('/auth');
  const asked = page.waitForRequest(request => request.postData()?.includes(username) ?? false);
  await register(page, username);
  const [, traceId = '', click] = (await (await asked).headerValue('traceparent'))?.split('-') ?? [];
  await mailTo(`${username}@example.com`, /verify your email address/i);

  let spans: Span[] = [];
  let way: Span[] = [];
  await expect(async () => {
    spans = spansOf(traceId);
    way = waysTo(
      spans.find(({ name }) => name === 'hand over a mail'),
      spans,
    );
    expect(way[0]?.parentSpanId).toBe(click);
    // Another service has received the event as well.
    expect(spans.map(({ service, name }) => `${service}: ${name}`)).toContain('billing: handle user.registered');
    // Spans that end early are exported early, so parents come after their children.
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId = '' }) => parentSpanId !== click && !ids.has(parentSpanId))).toEqual([]);
  }).toPass({ timeout: 15_000, intervals: [200] });
  expect(way.map(({ service, name }) => `${service}: ${name.replace(/127\.0\.0\.1:\d+/, 'identity')}`)).toEqual([
    'gateway: POST /graphql',
    'gateway: call http://identity/graphql',
    'identity: POST /graphql',
    'identity: transaction',
    'identity: publish sendEmail',
    'identity: handle sendEmail',
    'identity: hand over a mail',
  ]);

  // The spans of all stories so far. Some routes contain the word "email".
  const exported = readFileSync(tracesFile, 'utf8').replaceAll(/\/api\/[a-z/-]*email[a-z-]*/g, '');
  for (const personal of [username, 'example.com', password, 'Mozilla', 'aicp=', 'mutation {', 'email'])
    expect(exported.includes(personal), `the spans hold ${personal}`).toBe(false);

  const told = ['gateway', 'identity'].flatMap(name =>
    linesOf(join(logsDir, `${name}.log`))
      .filter(line => line.includes(traceId))
      .map(line => JSON.parse(line)),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ service: 'gateway', msg: 'answered', trace_id: traceId }),
      expect.objectContaining({ service: 'identity', msg: 'handled', event: 'sendEmail', trace_id: traceId }),
    ]),
  );
  expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(1);
});
