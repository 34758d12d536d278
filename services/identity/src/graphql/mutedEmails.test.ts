import { setTimeout } from 'node:timers/promises';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { context } from '@aicp/service/store/context';
import { guest, root } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openIdentityWithMail } from '../../testing/openIdentityWithMail.ts';

const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const MUTE = 'mutation ($kinds: [EmailKind!]!) { muteEmails(kinds: $kinds) { mutedEmails } }';
const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribe(token: $token) { message } }';
const MUTED = '{ me { mutedEmails } }';

let identity: Awaited<ReturnType<typeof openIdentityWithMail>>;
beforeAll(async () => {
  identity = await openIdentityWithMail();
});
afterAll(() => identity.stop());

type Person = Awaited<ReturnType<typeof identity.registered>>;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const order = ({ actor: { userId, organisationId } }: Person, more: object = {}) =>
  context(identity.app, 'request-1').transaction(async tx =>
    tx.send(SendEmail, {
      ...{ template: 'actionsDue', userId, organisationId, actionId: 12, systemId: 5, actions: 1, day: dayIn(30) },
      ...more,
    }),
  );

async function verified(name: string): Promise<Person> {
  const person = await identity.registered(name);
  await identity.execute(guest, VERIFY, { token: tokenIn(person.welcome) });
  return person;
}

describe('reminders', () => {
  it('state how many actions are due, when, in how many days, and how to switch them off', async () => {
    const anna = await verified('anna');
    await order(anna);
    const one = await identity.box.take(anna.email, 'one of your actions');
    expect(one.text).toContain('An action that you own is due on');
    expect(one.text).toContain('in 30 days.');
    expect(one.text).toContain('https://example.com/actions?action=12');
    expect(one.text).toContain('https://example.com/account#emails');
    await order(anna, { actions: 3, day: dayIn(7) });
    const several = await identity.box.take(anna.email, '3 of your actions');
    expect(several.text).toContain('https://example.com/deadlines');
  });

  it('are not sent while they are switched off, or from an organisation without membership', async () => {
    const boris = await verified('boris');
    expect(await root(identity.execute(boris.actor, MUTED))).toEqual({ mutedEmails: [] });
    expect(await root(identity.execute(boris.actor, MUTE, { kinds: ['reminders'] }))).toEqual({
      mutedEmails: ['reminders'],
    });
    await order(boris);
    await order(boris, { organisationId: 987_654 });
    // Other emails of the account still arrive, and those above have been processed by then.
    await order(boris, { template: 'passwordChanged' });
    await identity.box.take(boris.email, 'password');
    await pollUntil(async () => (await identity.app.rows('outbox')).length === 0 || null);
    await setTimeout(500);
    await root(identity.execute(boris.actor, MUTE, { kinds: [] }));
    await order(boris, { organisationId: 987_654 });
    await order(boris, { actions: 2 });
    await identity.box.take(boris.email, '2 of your actions');
    expect(identity.box.mails.filter(({ to }) => to.some(({ address }) => address === boris.email))).toEqual([]);
  });

  it('state the dates of AI systems, and each kind has its own switch', async () => {
    const dora = await verified('dora');
    const about = { template: 'systemDays', systemId: 31, systems: 1, day: dayIn(7) };
    await order(dora, { ...about, kind: 'lawDays', systems: 3 });
    const law = await identity.box.take(dora.email, 'a legal date for 3 of your AI systems');
    expect(law.text).toContain('in 7 days, affects 3 of your AI systems.');
    expect(law.text).toContain('https://example.com/deadlines');
    await order(dora, { ...about, kind: 'reassessments' });
    const again = await identity.box.take(dora.email, 'reassess one of your AI systems');
    expect(again.text).toContain('https://example.com/systems/31');
    await root(identity.execute(dora.actor, MUTE, { kinds: ['reassessments', 'reminders', 'evidence'] }));
    await order(dora, { ...about, kind: 'reassessments' });
    await order(dora);
    await order(dora, { template: 'evidenceExpiring', files: 1, until: dayIn(7) });
    await order(dora, { ...about, kind: 'reviews' });
    await identity.box.take(dora.email, 'review one of your AI systems');
    await pollUntil(async () => (await identity.app.rows('outbox')).length === 0 || null);
    await setTimeout(500);
    expect(identity.box.mails.filter(({ to }) => to.some(({ address }) => address === dora.email))).toEqual([]);
  });

  it('include a header that switches off their own kind, without signing in (RFC 8058)', async () => {
    const emma = await verified('emma');
    await order(emma);
    const { headers } = await identity.box.take(emma.email, 'one of your actions');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] =
      /^<https:\/\/example\.com\/api\/unsubscribe\/([\w.-]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    await order(emma, { template: 'systemDays', systemId: 31, systems: 1, day: dayIn(7), kind: 'reviews' });
    const other = await identity.box.take(emma.email, 'review one of your AI systems');
    expect(other.headers['list-unsubscribe']).not.toBe(headers['list-unsubscribe']);
    await order(emma, { template: 'passwordChanged' });
    expect((await identity.box.take(emma.email, 'password')).headers).not.toHaveProperty('list-unsubscribe');

    // Only two bits of the last character are read, so sixteen texts would open as this one.
    const alike = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      .map(last => token.replace(/.$/, last))
      .filter(other => other !== token);
    for (const wrong of ['', 'x', 'a.b.c.d', ...alike, `${token}x`, token.split('.').slice(0, 3).join('.')])
      expect((await identity.execute(guest, UNSUBSCRIBE, { token: wrong })).errors).toMatchObject([
        { code: 'INVALID' },
      ]);
    expect(await root(identity.execute(emma.actor, MUTED))).toEqual({ mutedEmails: [] });
    for (const _turn of [1, 2]) expect((await identity.execute(guest, UNSUBSCRIBE, { token })).errors).toEqual([]);
    expect(await root(identity.execute(emma.actor, MUTED))).toEqual({ mutedEmails: ['reminders'] });
  });

  it('can be switched off only by their recipient', async () => {
    const clara = await verified('clara');
    expect((await identity.execute(guest, MUTE, { kinds: [] })).errors[0]?.code).toBe('UNAUTHENTICATED');
    const token = { ...clara.actor, access: 'write' as const };
    expect((await identity.execute(token, MUTE, { kinds: [] })).errors[0]?.code).toBe('FORBIDDEN');
  });
});
