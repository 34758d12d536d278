import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { verifiedClient } from './mailbox.ts';
import { guestClient, ok, type RestClient } from './restClient.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function newAddress(client: RestClient): Promise<string> {
  const { url } = await ok<{ url: string }>(client.post('/api/calendar'));
  expect(url).toMatch(/^https?:\/\/.+\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(one => new ICAL.Event(one));

test('a calendar reads a user’s deadlines by their own link, as whole days', async ({ baseURL }) => {
  const officer = await verifiedClient(baseURL);
  const { id } = await ok<{ id: number }>(officer.post('/api/systems', { name: 'Scorecard' }));
  await ok(officer.http.patch(`/api/systems/${id}/facts`, { data: { nextReview: dayIn(40) } }));
  const address = await newAddress(officer);
  const calendar = await guestClient(baseURL);
  const read = await calendar.get(address);
  expect(read.status()).toBe(200);
  expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(read.headers()['cache-control']).toBe('private, no-cache');
  const [event, ...others] = eventsIn(await read.text());
  expect(others).toEqual([]);
  expect(event?.uid).toMatch(new RegExp(`^review-${id}@`));
  expect(event?.summary).toBe('Next review (Scorecard)');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe(dayIn(40));

  const again = await calendar.http.get(address, { headers: { 'if-none-match': read.headers().etag ?? '' } });
  expect(again.status(), 'what it has already is not sent again').toBe(304);
  await ok(officer.http.patch(`/api/systems/${id}/facts`, { data: { nextReview: dayIn(41) } }));
  const [moved] = eventsIn(await (await calendar.get(address)).text());
  expect([moved?.uid, moved?.startDate.toString()], 'it moves').toEqual([event?.uid, dayIn(41)]);
  expect((await calendar.http.storageState()).cookies).toEqual([]);
});

test('guessed, replaced and ended links, and those of deleted users, answer alike', async ({ baseURL }) => {
  const officer = await verifiedClient(baseURL);
  const replaced = await newAddress(officer);
  const ended = await newAddress(officer);
  const calendar = await guestClient(baseURL);
  expect((await calendar.get(replaced)).status()).toBe(404);
  expect((await calendar.get(ended)).status()).toBe(200);
  await ok(officer.http.delete('/api/calendar'));
  await ok(officer.http.delete('/api/calendar'));
  const gone = await verifiedClient(baseURL);
  const ofGone = await newAddress(gone);
  expect((await calendar.get(ofGone)).status()).toBe(200);
  await ok(gone.http.delete('/api/user', { data: { password: 'a long enough password' } }));

  const guessed = `/api/calendar/${randomBytes(32).toString('base64url')}.ics`;
  const answers = [];
  for (const address of [guessed, replaced, ended, ofGone, '/api/calendar/x.ics', '/api/calendar/😀']) {
    const answer = await calendar.get(address);
    answers.push({ status: answer.status(), text: await answer.text() });
  }
  for (const answer of answers)
    expect(answer).toEqual({ status: 404, text: '{"message":"There is no calendar at this address."}' });

  const meanMs = async (address: string) => {
    const times = [];
    for (let at = 0; at < 30; at++) {
      const begun = performance.now();
      await calendar.get(address);
      times.push(performance.now() - begun);
    }
    return times.toSorted((a, b) => a - b)[15] ?? 0;
  };
  const [unknown, once] = [await meanMs(guessed), await meanMs(ended)];
  expect(Math.abs(unknown - once), `${unknown} ms and ${once} ms`).toBeLessThan(20);
});

test('the calendar link opens nothing else, and its secret is not the organisation’s', async ({ baseURL }) => {
  const officer = await verifiedClient(baseURL);
  const address = await newAddress(officer);
  const secret = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
  const calendar = await guestClient(baseURL);
  for (const path of ['/api/user', '/api/systems', '/api/actions', '/api/calendar'])
    for (const authorization of [`Bearer ${secret}`, `Bearer aicp_${secret}`]) {
      const answer = await calendar.http.get(path, { headers: { authorization } });
      expect([401, 404], `${path} ${authorization.slice(0, 12)}`).toContain(answer.status());
    }
  expect((await calendar.post(address)).status()).toBe(404);
  expect((await calendar.post('/api/calendar')).status()).toBe(401);
});
