import { expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';
import { takeMail, tokenIn, verifyAddress } from './mailbox.ts';
import { guestClient, ok, registeredClient } from './restClient.ts';

const PASSWORD = 'a long enough password';
const STALE = { message: 'This link is no longer valid. Please ask for a new one.' };

test('an address is verified by its link, and a used link is reported', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const mail = await takeMail(`${client.username}@example.com`, 'Welcome');
  expect(mail.text).toContain(`${baseURL}/verify-email#token=`);
  expect(mail.html).toContain(`href="${baseURL}/verify-email#token=${tokenIn(mail)}"`);
  const guest = await guestClient(baseURL);
  expect(await ok(guest.post('/api/verify-email', { token: tokenIn(mail) }))).toEqual({
    message: 'Your email address is verified.',
  });
  expect(await ok(client.get('/api/user'))).toMatchObject({ isEmailVerified: true });
  expect(await ok(guest.post('/api/verify-email', { token: tokenIn(mail) }))).toEqual({
    message: 'This email address is already verified.',
  });
  expect((await guest.get('/api/user')).status()).toBe(401);
});

test('a link to switch emails off opens the account, and a wrong token is refused', async ({ baseURL }) => {
  const http = await apiCaller({ baseURL, extraHTTPHeaders: { origin: baseURL ?? '' } });
  const opened = await http.get('/api/unsubscribe/made-up', { maxRedirects: 0 });
  expect([opened.status(), opened.headers().location]).toEqual([303, '/account#emails']);
  const refused = await http.post('/api/unsubscribe/made-up', { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(refused.status()).toBe(400);
  await http.dispose();
});

test('a link requested again replaces the previous one', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const email = `${client.username}@example.com`;
  const first = tokenIn(await takeMail(email, 'Welcome'));
  expect(await ok(client.post('/api/resend-verification'))).toEqual({ message: 'Verification email sent' });
  const second = tokenIn(await takeMail(email, 'verify'));
  expect((await client.post('/api/verify-email', { token: first })).status()).toBe(400);
  await ok(client.post('/api/verify-email', { token: second }));
});

test('a forgotten password is replaced, and every session ends', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const email = `${client.username}@example.com`;
  const guest = await guestClient(baseURL);
  const known = await guest.post('/api/forgot-password', { email });
  const unknown = await guest.post('/api/forgot-password', { email: 'nobody@example.com' });
  expect([known.status(), await known.text()]).toEqual([unknown.status(), await unknown.text()]);
  expect(await known.json()).toEqual({
    message: 'If an account with that address exists, we have sent a link to reset the password.',
  });
  const token = tokenIn(await takeMail(email, 'Reset your password'));

  const weak = await guest.post('/api/reset-password', { token, password: 'password123' });
  expect([weak.status(), await weak.json()]).toEqual([
    400,
    { message: 'This password is too common. Please choose another one.' },
  ]);
  const stranger = await registeredClient(baseURL);
  expect((await stranger.post('/api/reset-password', { token, password: 'a newer horse' })).status()).toBe(400);
  for (const wrong of ['', `${token}x`, token.slice(1), 'x'.repeat(43)])
    expect((await guest.post('/api/reset-password', { token: wrong, password: 'a newer horse' })).status()).toBe(400);

  await ok(guest.post('/api/reset-password', { token, password: 'a newer horse' }));
  const again = await guest.post('/api/reset-password', { token, password: 'another horse' });
  expect([again.status(), await again.json()]).toEqual([400, STALE]);
  expect((await client.get('/api/user')).status()).toBe(401);
  expect((await guest.get('/api/user')).status()).toBe(401);
  await takeMail(email, 'password has been changed');
  expect((await guest.post('/api/login', { username: client.username, password: PASSWORD })).status()).toBe(401);
  await ok(guest.post('/api/login', { username: client.username, password: 'a newer horse' }));
});

test('the profile, the address and the password change, each by its own rule', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { http, username } = client;
  const patch = (data: object) => http.patch('/api/user', { data });
  expect(await ok(patch({ companyName: 'Anna & Co', jurisdiction: 'UK' }))).toMatchObject({ companyName: 'Anna & Co' });
  expect(await ok(patch({ companyName: '' }))).toMatchObject({ companyName: null, jurisdiction: 'UK' });
  expect((await patch({ jurisdiction: 'US' })).status()).toBe(400);

  const email = `${username}@new.example`;
  expect((await client.post('/api/user/email', { email, password: 'wrong' })).status()).toBe(400);
  const former = `${username}@example.com`;
  await verifyAddress(client, username);
  expect(await ok(client.post('/api/user/email', { email, password: PASSWORD }))).toMatchObject({
    email: former,
    isEmailVerified: true,
  });
  expect((await takeMail(former, 'was requested')).text).not.toContain('new.example');
  await ok(client.post('/api/verify-email', { token: tokenIn(await takeMail(email, 'verify')) }));
  expect(await ok(client.get('/api/user'))).toMatchObject({ email, isEmailVerified: true });
  const told = await takeMail(former, 'has been changed');
  expect(told.text).not.toContain('new.example');

  const elsewhere = await guestClient(baseURL);
  await ok(elsewhere.post('/api/login', { username, password: PASSWORD }));
  await takeMail(email, 'New sign-in');
  const change = { currentPassword: PASSWORD, newPassword: 'a newer horse' };
  await ok(client.post('/api/user/password', change));
  expect((await elsewhere.get('/api/user')).status()).toBe(401);
  await ok(client.get('/api/user'));

  expect(await ok(elsewhere.post('/api/undo-email-change', { token: tokenIn(told) }))).toEqual({
    message: expect.any(String),
  });
  expect((await client.get('/api/user')).status()).toBe(401);
});

test('sessions are listed and ended from elsewhere', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const elsewhere = await guestClient(baseURL);
  await ok(elsewhere.post('/api/login', { username: client.username, password: PASSWORD }));
  type Session = { id: string; current: boolean };
  const sessions = await ok<Session[]>(client.get('/api/user/sessions'));
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  const other = sessions.find(({ current }) => !current);
  expect(await ok<Session[]>(client.http.delete(`/api/user/sessions/${other?.id}`))).toHaveLength(1);
  expect((await elsewhere.get('/api/user')).status()).toBe(401);
  expect((await client.http.delete(`/api/user/sessions/${other?.id}`)).status()).toBe(404);
  expect(await ok<Session[]>(client.http.delete('/api/user/sessions'))).toHaveLength(1);
});

test('ten wrong passwords get 401, and further ones 429 with the waiting time', async ({ baseURL }) => {
  const { username } = await registeredClient(baseURL);
  const guesser = await guestClient(baseURL);
  for (const name of [username, `nobody-${username}`]) {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await guesser.post('/api/login', { username: name, password: `guess ${guess}` })).status());
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  }
  const refused = await guesser.post('/api/login', { username, password: PASSWORD });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers()['retry-after'])).toBeLessThanOrEqual(30);
  const owner = await guestClient(baseURL);
  await ok(owner.post('/api/login', { username, password: PASSWORD }));
});

test('a message from the contact form reaches us', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const name = `Visitor ${crypto.randomUUID()}`;
  const message = { topic: 'sales', name, email: 'visitor@example.com', message: 'What does it cost for ten of us?' };
  await ok(guest.post('/api/contact', message));
  const mail = await takeMail('sales@aicp.localhost', 'sales');
  expect(mail.text).toContain(name);
  const refused = await guest.post('/api/contact', { ...message, email: 'visitor' });
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    { message: 'email: Please enter a valid email address' },
  ]);
});
