import { randomUUID } from 'node:crypto';
import type { Mail } from '@aicp/contracts/emails/sendEmail';
import { freePort } from '@aicp/dev-stack/freePort';
import { user } from '@aicp/testing/executor';
import { openMailbox } from '@aicp/testing/openMailbox';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailer } from '../../adapters/mailer.ts';
import { workerContextOf } from '../../context.ts';
import { upsertKnownReport } from '../../store/knownReports.ts';
import { upsertKnownSystem } from '../../store/knownSystems.ts';
import { claimMail } from '../../store/mails.ts';
import { endMembership, upsertMembership } from '../../store/memberships.ts';
import { insertUser, type User, updateUser } from '../../store/users.ts';
import { readEmailLog } from './readEmailLog.ts';
import { type SenderContext, sendEmail } from './sendEmail.ts';

let app: TestService;
const closers: (() => unknown)[] = [];
const welcome: Mail = { template: 'welcome', userId: 1 };

beforeAll(async () => {
  app = await openTestService('identity');
  const anna: User = {
    id: 1,
    version: 1,
    username: 'anna',
    email: 'anna@example.com',
    fullName: null,
    companyName: null,
    jurisdiction: 'EU',
    organisationId: 1,
    isEmailVerified: true,
    isAdmin: false,
    status: 'active',
    createdAt: new Date(),
  };
  await contextFor('smtp://127.0.0.1:1').transaction(tx => insertUser(tx, anna, { passwordHash: 'x' }));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => app.stop());

function contextFor(url: string): SenderContext {
  const settings = {
    trial: false,
    secretsKeys: [Buffer.alloc(32)],
    sessionSecrets: ['a secret of thirty-two characters'],
    publicUrl: 'http://localhost:3000',
  };
  const sender = mailer({ url, from: 'AI Compliance <no-reply@example.com>' });
  closers.push(sender.close);
  const addresses = { publicUrl: 'https://example.com', salesEmail: 'sales@example.com' };
  return { ...workerContextOf(app, settings)({ requestId: 'test-request' }), ...addresses, mailer: sender };
}

async function mailbox() {
  const box = await openMailbox();
  closers.push(box.close);
  return box;
}

/** A faulty mail server; it counts the emails received in full. */
async function faultyServer(options: Pick<SMTPServerOptions, 'onRcptTo' | 'onData'> & ThisType<SMTPServer>) {
  const port = await freePort();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 10,
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()));
  closers.push(() => new Promise<void>(resolve => server.close(() => resolve())));
  return `smtp://127.0.0.1:${port}`;
}

const refusal = (responseCode: number) => Object.assign(new Error('anna@example.com is not liked'), { responseCode });
const order = (last = false) => ({ id: randomUUID(), last });
const stored = (id: string) => mongoose.connection.collection<{ _id: string }>('mails').findOne({ _id: id });

describe('an email', () => {
  it('is sent once even if its order is delivered twice, and its id names the recipient', async () => {
    const box = await mailbox();
    const ctx = contextFor(box.smtpUrl);
    const { id } = await sentOrder(ctx);
    await sendEmail(ctx, welcome, { id, last: false });
    expect(box.mails).toHaveLength(1);
    expect(box.mails[0]).toMatchObject({ messageId: `<${id}@example.com>`, to: [{ address: 'anna@example.com' }] });
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1, userId: 1, template: 'welcome' });
  });

  it('is listed for administrators by its state, without contents and address', async () => {
    const box = await mailbox();
    const [sent, failed] = [order(), order()];
    await sendEmail(contextFor(box.smtpUrl), welcome, sent);
    await expect(sendEmail(contextFor('smtp://127.0.0.1:1'), welcome, failed)).rejects.toThrow('ESOCKET');
    const administrator = { actor: { ...user(2), isAdmin: true } };
    const [newest, ...older] = await readEmailLog(administrator, null);
    expect(newest).toEqual({
      id: failed.id,
      template: 'welcome',
      userId: 1,
      state: 'failed',
      attempts: 1,
      error: 'ESOCKET',
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(older[0]?.id).toBe(sent.id);
    expect((await readEmailLog(administrator, 'sent')).every(({ state }) => state === 'sent')).toBe(true);
    await expect(readEmailLog({ actor: user(1) }, null)).rejects.toThrow('permission');
  });

  it('is sent once even if two workers have its order concurrently', async () => {
    const box = await mailbox();
    const ctx = contextFor(box.smtpUrl);
    const twice = order();
    await Promise.all([1, 2, 3].map(() => sendEmail(ctx, welcome, twice)));
    expect(box.mails).toHaveLength(1);
  });

  it('asks a member for a review, reports its outcome, and is not sent to former members', async () => {
    const box = await mailbox();
    const ctx = contextFor(box.smtpUrl);
    const boris = {
      version: 1,
      fullName: null,
      companyName: null,
      jurisdiction: 'EU',
      isAdmin: false,
      status: 'active',
    } as const;
    const account = { ...boris, id: 2, username: 'boris', email: 'boris@example.com', organisationId: 2 };
    const since = new Date();
    await ctx.transaction(async tx => {
      await insertUser(tx, { ...account, isEmailVerified: true, createdAt: since }, { passwordHash: 'x' });
      for (const userId of [1, 2])
        await upsertMembership(tx, { organisationId: 900, userId, role: 'owner', since, broughtBy: null });
    });
    const about = { organisationId: 900, assessmentId: 5 } as const;
    const report = { id: 6, organisationId: 900, systemId: 3, jurisdiction: 'EU', completedAt: since } as const;
    await ctx.transaction(async tx => {
      await upsertKnownReport(tx, { ...report, system: 'Scoring\nsee evil.example' });
      await updateUser(tx, 2, { fullName: 'Boris Weber' });
    });
    const ask = { template: 'reviewAsked', userId: 1, by: 2, ...about, documentType: 'model-card' } as const;
    await sendEmail(ctx, ask, order());
    const done = { template: 'reviewDone', userId: 2, by: 1, ...about, documentType: null } as const;
    for (const approved of [true, false]) await sendEmail(ctx, { ...done, approved }, order());
    await sendEmail(ctx, { ...ask, assessmentId: 6 }, order());
    await ctx.transaction(tx => endMembership(tx, 900, 1, new Date()));
    await sendEmail(ctx, ask, order());
    expect(box.mails.map(({ to, subject }) => [to[0]?.address, subject])).toEqual([
      ['anna@example.com', 'Please review: the model card for an AI system'],
      ['boris@example.com', 'Approved: the report on an AI system'],
      ['boris@example.com', 'Changes requested: the report on an AI system'],
      ['anna@example.com', 'Please review: the model card for Scoring see evil example'],
    ]);
    expect(box.mails[3]?.text).toContain('Boris Weber asks you to review the model card for Scoring see evil example');
    expect(box.mails[0]?.text).toContain('Boris Weber asks you to review the model card for an AI system');
    expect(box.mails[0]?.text).toContain('https://example.com/report/5/documents/model-card');
  });

  it('names the system by its current name, if there is one', async () => {
    const box = await mailbox();
    const ctx = contextFor(box.smtpUrl);
    const organisationId = 901;
    await ctx.transaction(async tx => {
      const member = { organisationId, userId: 1, role: 'owner', since: new Date(), broughtBy: null } as const;
      await upsertMembership(tx, member);
      await updateUser(tx, 1, { organisationId });
      await upsertKnownSystem(tx, { id: 3, organisationId, name: 'Credit scoring', ownerId: 1, version: 2 });
      await upsertKnownSystem(tx, { id: 3, organisationId, name: 'Old name', ownerId: 1, version: 1 });
      const report = { id: 8, organisationId, systemId: 3, system: 'Old name', jurisdiction: 'EU' } as const;
      await upsertKnownReport(tx, { ...report, completedAt: new Date() });
    });
    const [userId, day] = [1, '2099-01-31'];
    const document = { userId, assessmentId: 8, documentType: 'model-card' } as const;
    const due = { template: 'actionsDue', userId, organisationId, actionId: 1, systemId: 3, day } as const;
    await sendEmail(ctx, { template: 'documentReady', ...document }, order());
    // The user works in another organisation now.
    await ctx.transaction(tx => updateUser(tx, 1, { organisationId: 900 }));
    await sendEmail(ctx, { template: 'documentFailed', ...document }, order());
    await ctx.transaction(tx => updateUser(tx, 1, { organisationId }));
    await sendEmail(ctx, { ...due, actions: 1 }, order());
    await sendEmail(ctx, { ...due, actions: 2 }, order());
    const review = { template: 'systemDays', kind: 'reviews', userId, organisationId, systemId: 3, day } as const;
    await sendEmail(ctx, { ...review, systems: 1 }, order());
    await sendEmail(ctx, { template: 'policyReview', userId, organisationId, day }, order());
    await sendEmail(ctx, { template: 'evidenceExpiring', userId, files: 1, until: day }, order());
    const expired = { template: 'evidenceExpired' as const, userId, organisationId, systemIds: [3] };
    await sendEmail(ctx, { ...expired, files: 1, systems: 3 }, order());
    await sendEmail(ctx, { ...expired, files: 2, systemIds: [], systems: 0 }, order());
    expect(box.mails.map(({ subject }) => subject)).toEqual([
      'Ready: Model card for Credit scoring',
      'Not generated: Model card for Credit scoring',
      'Due on 31 January 2099: one of your actions for Credit scoring',
      'Due on 31 January 2099: 2 of your actions',
      'Due on 31 January 2099: review Credit scoring',
      'Due on 31 January 2099: review a policy',
      'Evidence files will expire soon',
      'An evidence file has expired',
      '2 evidence files have expired',
    ]);
    expect(box.mails.at(-2)?.text).toContain('It no longer counts as proof for Credit scoring, 2 other systems.');
  });

  it('is retried after a server was unavailable or refused temporarily', async () => {
    const busy = await faultyServer({ onRcptTo: (_address, _session, done) => done(refusal(451)) });
    const wanted = order();
    await expect(sendEmail(contextFor('smtp://127.0.0.1:1'), welcome, wanted)).rejects.toThrow('ESOCKET');
    await expect(sendEmail(contextFor(busy), welcome, wanted)).rejects.toThrow('EENVELOPE 451');
    expect(await stored(wanted.id)).toMatchObject({ state: 'failed', attempts: 2, error: 'EENVELOPE 451' });
    const box = await mailbox();
    await sendEmail(contextFor(box.smtpUrl), welcome, wanted);
    expect(box.mails).toHaveLength(1);
    expect(await stored(wanted.id)).toMatchObject({ state: 'sent', attempts: 3, error: null });
  });

  it('is retried if the server received its bytes and then refused temporarily', async () => {
    const busy = await faultyServer({
      onData: (stream, _session, done) => stream.on('end', () => done(refusal(452))).resume(),
    });
    await expect(sendEmail(contextFor(busy), welcome, order())).rejects.toThrow('EMESSAGE 452');
  });

  it('fails at once if the server refuses it permanently', async () => {
    const strict = await faultyServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    const wanted = order();
    await sendEmail(contextFor(strict), welcome, wanted);
    expect(await stored(wanted.id)).toMatchObject({ state: 'dead', error: 'EENVELOPE 550' });
    const box = await mailbox();
    await sendEmail(contextFor(box.smtpUrl), welcome, wanted);
    expect(box.mails).toHaveLength(0);
  });

  it('fails after the last attempt', async () => {
    const wanted = order(true);
    await sendEmail(contextFor('smtp://127.0.0.1:1'), welcome, wanted);
    expect(await stored(wanted.id)).toMatchObject({ state: 'dead' });
  });

  it('is not sent again if the connection broke after its bytes were sent, because it may have arrived', async () => {
    const vanishing = await faultyServer({
      onData(stream) {
        stream
          .on('end', () => {
            for (const { _socket } of this.connections) _socket.destroy();
          })
          .resume();
      },
    });
    const wanted = order();
    await sendEmail(contextFor(vanishing), welcome, wanted);
    expect(await stored(wanted.id)).toMatchObject({ state: 'uncertain' });
    const box = await mailbox();
    await sendEmail(contextFor(box.smtpUrl), welcome, wanted);
    expect(box.mails).toHaveLength(0);
  });

  it('is not sent again if the worker died while sending', async () => {
    const wanted = order();
    await claimMail(wanted.id, welcome, new Date());
    const box = await mailbox();
    await sendEmail(contextFor(box.smtpUrl), welcome, wanted);
    expect(box.mails).toHaveLength(0);
    expect(await stored(wanted.id)).toMatchObject({ state: 'uncertain' });
  });

  it('to a deleted account is not sent and leaves nothing behind', async () => {
    const box = await mailbox();
    const wanted = order();
    await sendEmail(contextFor(box.smtpUrl), { template: 'passwordReset', userId: Number.MAX_SAFE_INTEGER }, wanted);
    expect(box.mails).toHaveLength(0);
    expect(await stored(wanted.id)).toBeNull();
  });

  it('stores neither its text nor an address', async () => {
    const text = JSON.stringify(await mongoose.connection.collection('mails').find().toArray());
    expect(text).not.toMatch(/anna|example\.com|token/);
  });
});

async function sentOrder(ctx: SenderContext) {
  const sent = order();
  await sendEmail(ctx, welcome, sent);
  return sent;
}
