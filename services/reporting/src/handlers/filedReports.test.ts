import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import {
  AssessmentCompleted,
  type AssessmentCompletedData,
  SystemDeleted,
  SystemsMerged,
  SystemUpdated,
} from '@aicp/contracts/events/assessmentEvents';
import { EvidenceRemoved, EvidenceUploaded } from '@aicp/contracts/events/documentEvents';
import { MembershipChanged, MembershipEnded } from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted, UserUpdated } from '@aicp/contracts/events/userEvents';
import { createRenderer, type Drawing } from '@aicp/render/drawing';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { completedCase } from '../../testing/goldenFiled.ts';
import { openReportFile } from '../use-cases/openReportFile.ts';
import { rerunReport } from '../use-cases/rerunReport.ts';
import { handlers } from './index.ts';

let app: TestService;
let drawing: Drawing;
beforeAll(async () => {
  app = await openTestService('reporting');
  drawing = createRenderer(app);
});
afterAll(async () => {
  await drawing.stop();
  await app.stop();
});

const ORGANISATION = 1;
const bank = bankOf('uk-2026-11-27');
const templates = ['best', 'poor'].map(name =>
  completedCase({ name, bank, answers: name === 'best' ? compliantAnswers(bank) : poorAnswers() }, 1),
);

function poorAnswers(): Record<string, string> {
  return { ...compliantAnswers(bank), 'uk-s1': 'none', 'uk-t1': 'none' };
}

/** A completed assessment of one of the organisation's systems, with the best or poor answers. */
function completedEvent(assessmentId: number, { systemId = 5, day = 22, which = 0, name = 'CV screen' } = {}) {
  const template = templates[which];
  if (!template) throw new Error('no template');
  const completedAt = new Date(Date.UTC(2026, 10, day, 10)).toISOString();
  return { ...template, assessmentId, completedAt, system: { ...template.system, id: systemId, name } };
}

type Heard = { event: { name: string }; data: object };
const hear = ({ event, data }: Heard) => deliverTo(handlers, event, context(app, 'request-1'), data);
const complete = (data: AssessmentCompletedData) => hear({ event: AssessmentCompleted, data });
const rows = () => mongoose.connection.collection<{ _id: number; text: string; sha256: string }>('canonical_reports');
const filed = async (id: number) => (await rows().findOne({ _id: id }))?.text;
const actor = user(1, 'reader', ORGANISATION);
const asReader = () => ({ ...context(app, 'request-1'), actor, drawing });

describe('a report', () => {
  it('is filed when it is created', async () => {
    await complete(completedEvent(1));
    const { bytes, version, name } = await openReportFile(asReader(), '1', 'json');
    const report = JSON.parse(String(bytes));
    expect(bytes).toBe(canonicalJson(report));
    expect(report).toMatchObject({ id: 1, day: '2026-11-22', completedBy: 1, sha256: version });
    expect(name).toBe('CV screen - report 2026-11-22.json');
  });

  it('belongs to its organisation, and exists once its assessment is completed', async () => {
    const stranger = { ...asReader(), actor: user(2) };
    for (const ctx of [stranger, asReader()])
      await expect(openReportFile(ctx, ctx === stranger ? '1' : '999', 'csv')).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Report not found.',
      });
  });

  it('is deleted with its system', async () => {
    await complete(completedEvent(3, { systemId: 7 }));
    await hear({ event: SystemDeleted, data: { userId: 1, organisationId: ORGANISATION, version: 2, systemId: 7 } });
    expect(await filed(3)).toBeUndefined();
  });
});

describe('a filed report', () => {
  const completion = fc
    .record({
      assessmentId: fc.integer({ min: 0, max: 5 }),
      day: fc.integer({ min: 1, max: 25 }),
      which: fc.integer({ min: 0, max: 1 }),
      name: fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
    })
    .map(
      ({ assessmentId, ...drawn }): Heard => ({
        event: AssessmentCompleted,
        data: completedEvent(assessmentId, drawn),
      }),
    );
  const member = { organisationId: ORGANISATION, userId: 1, version: 1 };
  const others: Heard[] = [
    { event: MembershipEnded, data: { ...member, heirId: 2 } },
    { event: MembershipChanged, data: { ...member, version: 2, username: 'anna', role: 'reader', joined: true } },
    {
      event: SystemDeleted,
      data: { userId: 1, organisationId: ORGANISATION, version: 2, systemId: 6 },
    },
    { event: SystemsMerged, data: { userId: 1, organisationId: ORGANISATION, keptId: 8, goneId: 5 } },
    { event: UserDeleted, data: { userId: 1 } },
  ];
  /** Reporting receives no events of files, nor of changes of systems and profiles. */
  const later = fc.oneof({ weight: 3, arbitrary: completion }, { weight: 1, arbitrary: fc.constantFrom(...others) });

  it('is not changed by later events: replays, reassessments, late events, a rebuild, leaving members, merges', async () => {
    let base = 1_000;
    const history = fc.array(later, { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(history, async heard => {
        base += 100;
        const first = new Map<number, string>();
        for (const { event, data } of heard) {
          const moved = 'assessmentId' in data ? { ...data, assessmentId: base + Number(data.assessmentId) } : data;
          await hear({ event, data: moved });
          const now = await rows()
            .find({ _id: { $gte: base, $lt: base + 100 } })
            .toArray();
          for (const { _id, text } of now) first.set(_id, first.get(_id) ?? text);
          expect(now.map(({ _id, text }) => [_id, text])).toEqual([...first].sort(([one], [other]) => one - other));
        }
      }),
      { numRuns: process.env.PROOF === 'full' ? 300 : 10 },
    );
  });

  it('does not depend on files, systems and profiles, whose changes reporting does not receive', () => {
    const names = handlers.map(({ event }) => event.name);
    const apart = [
      EvidenceUploaded,
      EvidenceRemoved,
      SystemUpdated,
      OrganisationUpdated,
      UserUpdated,
      SubscriptionChanged,
    ];
    expect(apart.filter(({ name }) => names.includes(name))).toEqual([]);
  });

  it('is restored byte for byte when the database was lost and everything is published again', async () => {
    await complete(completedEvent(20));
    const before = await filed(20);
    await rows().deleteOne({ _id: 20 });
    await mongoose.connection.collection<{ _id: number }>('reports').deleteOne({ _id: 20 });
    await complete(completedEvent(20));
    expect(await filed(20)).toBe(before);
  });
});

describe('npm run aicp -- reports rerun', () => {
  const run = promisify(execFile);
  const command = (...words: string[]) =>
    run(process.execPath, [new URL('../command/main.ts', import.meta.url).pathname, ...words], {
      env: {
        PATH: process.env.PATH,
        MONGODB_URI: process.env.TEST_MONGODB_URI,
        MONGODB_DATABASE: mongoose.connection.name,
        TZ: 'Asia/Kathmandu',
      },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );

  it('prints "equal" and the digest of an unchanged report', async () => {
    await complete(completedEvent(30));
    const { sha256 } = JSON.parse((await filed(30)) ?? '');
    expect(await command('rerun', '30')).toEqual({ code: 0, stdout: `equal ${sha256}\n` });
  });

  it('names the differences in a changed one, and fails', async () => {
    await complete(completedEvent(31));
    const text = (await filed(31)) ?? '';
    const score = /"riskResult":\{"level":"\w+","score":\d+\}/;
    await rows().updateOne(
      { _id: 31 },
      { $set: { text: text.replace(score, '"riskResult":{"level":"LOW","score":99}') } },
    );
    expect(await rerunReport(31)).toMatchObject({ differing: expect.arrayContaining(['riskResult.score']) });
    expect(await command('rerun', '31')).toMatchObject({ code: 1, stdout: expect.stringContaining('different: ') });
  });

  it('prints its usage, and that a report does not exist', async () => {
    expect(await command('rerun', 'all')).toMatchObject({ code: 64 });
    expect(await command('rerun', '999')).toEqual({ code: 1, stdout: 'Report not found.\n' });
  });
});
