import { activeBanks } from '@aicp/compliance/banks/activeBanks';
import { bankOf, currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { context } from '@aicp/service/store/context';
import { upsertMember } from '@aicp/service/store/members';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { runLawChanges } from './runLawChanges.ts';
import { scheduleLawChangeRun } from './scheduleLawChangeRun.ts';

const PAST = 'eu-2024-08-01';
const now = activeBanks();
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id bankVersion } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';
const LIST = `query ($kept: Boolean!) { lawChanges { open kept progress { done total } rows(kept: $kept) {
  id needs questions bankVersion toVersion reason decidedBy { id } system { id name } citation { label }
  moves { what subject before after citation { label } } } } }`;
const ACCEPT =
  'mutation ($id: ID!) { acceptLawChange(id: $id) { id bankVersion status previous { id } responses { questionId answer } } }';
const KEEP = 'mutation ($input: KeepLawChangeInput!) { keepLawChange(input: $input) { reason decidedBy { id } } }';
const PROPOSED = 'query ($id: ID!) { assessment(id: $id) { lastAnswers { questionId answer change } } }';

type Row = {
  id: string;
  needs: string;
  questions: number;
  reason: string | null;
  decidedBy: { id: string } | null;
  citation: { label: string } | null;
  moves: { what: string; subject: string; before: string; after: string; citation: { label: string } | null }[];
};
type Person = ReturnType<typeof user>;
type List = { open: number; kept: number; progress: object | null; rows: Row[] };

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const ctx = () => context(service.app, 'test');
const lists = (actor: Person, kept = false) => root<List>(service.executeInTrial(actor, LIST, { kept }));
const mailed = async () => (await service.app.rows('outbox', { name: 'sendEmail' })).map(({ data }) => data);
const published = (name: string) => service.app.rows('outbox', { name });
const lastRun = async () => Number((await service.app.rows('law_runs')).at(-1)?._id ?? 0);

const bestOf = (...of: Parameters<typeof compliantAnswers>) =>
  Object.entries(compliantAnswers(...of)).map(([questionId, answer]) => ({ questionId, answer }));

/** Checks all systems again, as after a deployment or at the start of a day. */
async function moveLaw(banks = now): Promise<void> {
  await mongoose.connection.collection('law_runs').updateMany({}, { $set: { state: 'an earlier one' } });
  await scheduleLawChangeRun(ctx(), banks);
  await runLawChanges(ctx(), { run: await lastRun() }, banks);
}

/** A system with a completed assessment, by default under past law, which only tests can use. */
async function assessed(actor: Person, changes: Record<string, string> = {}, version = PAST) {
  const execute = service.executeInTrial;
  const { id: systemId } = await root<{ id: string }>(execute(actor, CREATE, { input: { name: 'A system' } }));
  const { id } = await root<{ id: string }>(execute(actor, START, { input: { aiSystemId: systemId } }));
  await mongoose.connection
    .collection<{ _id: number }>('assessments')
    .updateOne({ _id: Number(id) }, { $set: { bankVersion: version } });
  await root(execute(actor, SAVE, { input: { assessmentId: id, answers: bestOf(bankOf(version), changes) } }));
  await root(execute(actor, COMPLETE, { id }));
  return { systemId, id };
}

const converter = {
  ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-e-claim': 'yes', 'eu2-e-ground': 'a' },
  ...{ 'eu2-e-doc': 'implemented', 'eu2-e-reg': 'no' },
};

describe('the law changes', () => {
  it('lists a system with new questions, which cannot be accepted and is reassessed with suggestions', async () => {
    const anna = user(1);
    const pictures = {
      'eu2-role': 'supply',
      'eu2-a3': '4',
      'eu2-a3-4a': 'yes',
      'eu2-f-med': 'yes',
      'eu2-m-in3': 'yes',
    };
    const { systemId, id } = await assessed(anna, pictures);
    await moveLaw();
    const { open, rows, progress } = await lists(anna);
    expect({ open, progress }).toEqual({ open: 1, progress: null });
    expect(rows[0]).toMatchObject({ id, needs: 'answer', bankVersion: PAST, toVersion: 'eu-2026-11-27' });
    expect(rows[0]?.questions).toBeGreaterThan(1);
    expect((await service.executeInTrial(anna, ACCEPT, { id })).errors).toMatchObject([{ code: 'CONFLICT' }]);

    const begin = service.executeInTrial(anna, START, { input: { aiSystemId: systemId } });
    const again = await root<{ id: string; bankVersion: string }>(begin);
    expect(again.bankVersion).toBe('eu-2026-11-27');
    const { lastAnswers } = await root<{ lastAnswers: object[] }>(
      service.executeInTrial(anna, PROPOSED, { id: again.id }),
    );
    expect(lastAnswers).toContainEqual({ questionId: 'eu2-role', answer: 'supply', change: 'law' });
    expect(lastAnswers).toContainEqual({ questionId: 'eu2-m-in3', answer: 'yes', change: 'proposal' });
    expect(lastAnswers).not.toContainEqual(expect.objectContaining({ questionId: 'eu2-5ba-p' }));

    const input = { assessmentId: again.id, answers: bestOf(currentBank('EU')) };
    await root(service.executeInTrial(anna, SAVE, { input }));
    await root(service.executeInTrial(anna, COMPLETE, { id: again.id }));
    expect((await lists(anna)).open).toBe(0);
  });

  it('can be accepted for a system on the Act as of 1 August 2024: a new report from the same answers, and the old one unchanged', async () => {
    const boris = user(2);
    const { id } = await assessed(boris, converter);
    const note = { questionId: 'eu2-ai', note: 'Ask the vendor.', notedBy: 2, notedAt: new Date() };
    await mongoose.connection
      .collection<{ _id: number; [field: string]: unknown }>('annotations')
      .insertOne({ _id: 900_001, organisationId: 2, assessmentId: Number(id), ...note, flag: null });
    const stored = async () => [
      await service.app.rows('assessments', { _id: Number(id) }),
      await service.app.rows('responses', { assessmentId: Number(id) }),
      await service.app.rows('outbox', { name: 'assessment.completed', 'data.assessmentId': Number(id) }),
    ];
    const old = JSON.stringify(await stored());
    await moveLaw();
    const [row] = (await lists(boris)).rows;
    expect(row).toMatchObject({ id, needs: 'accept', questions: 0, citation: { label: 'Art. 113(c)(i)' } });
    expect(row?.moves).toContainEqual(
      expect.objectContaining({ what: 'date', before: 'in force since 2026-08-02', after: 'from 2027-12-02' }),
    );
    type Accepted = {
      id: string;
      status: string;
      bankVersion: string;
      previous: { id: string };
      responses: { questionId: string }[];
    };
    const accepted = await root<Accepted>(service.executeInTrial(boris, ACCEPT, { id }));
    expect(accepted).toMatchObject({ status: 'completed', bankVersion: 'eu-2026-11-27', previous: { id } });
    const [completed] = await service.app.rows('outbox', {
      name: 'assessment.completed',
      'data.assessmentId': Number(accepted.id),
    });
    const duties: { id: string; from: string }[] = completed?.data.result.duties ?? [];
    const duty = duties.find(({ id: one }) => one === 'd-49-2');
    expect(duty?.from).toBe('2027-12-02');
    expect(JSON.stringify(await stored())).toBe(old);
    expect(await service.app.rows('annotations', { assessmentId: Number(accepted.id) })).toMatchObject([note]);
    expect(await lists(boris)).toMatchObject({ open: 0, kept: 0 });
    expect((await service.executeInTrial(boris, ACCEPT, { id })).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('no one starts under past law', async () => {
    expect(Object.values(now).map(({ version }) => version)).not.toContain('eu-2024-08-01');
    expect(() => activeBanks('eu-2024-08-01')).toThrow('No assessment can start on it');
  });

  it('can be declined with a reason, which stays when all systems are checked again', async () => {
    const clara = user(3);
    const { id, systemId } = await assessed(clara, converter);
    await moveLaw();
    const keep = (reason: string) => service.executeInTrial(clara, KEEP, { input: { id, reason } });
    expect((await keep(' ')).errors).toMatchObject([{ code: 'INVALID' }]);
    expect(await root(keep('Switched off in March.'))).toEqual({
      reason: 'Switched off in March.',
      decidedBy: { id: '3' },
    });
    expect((await keep('Again')).errors).toMatchObject([{ code: 'CONFLICT' }]);
    const [event] = await published('system.lawChangeKept');
    expect(event?.data).toMatchObject({
      userId: 3,
      systemId: Number(systemId),
      assessmentId: Number(id),
      bankVersion: 'eu-2026-11-27',
    });
    await moveLaw();
    expect(await lists(clara)).toMatchObject({ open: 0, kept: 1 });
    expect((await lists(clara, true)).rows[0]).toMatchObject({ id, reason: 'Switched off in March.' });
  });

  it('an unchanged result is on no list, nor is one of today', async () => {
    const dora = user(4);
    await assessed(dora);
    await moveLaw();
    expect(await lists(dora)).toMatchObject({ open: 0, rows: [] });
  });

  it('lists at once a system that is completed on an earlier bank after the change', async () => {
    const emil = user(5);
    await moveLaw();
    const { id } = await assessed(emil, converter);
    expect((await lists(emil)).rows).toMatchObject([{ id, needs: 'accept' }]);
  });

  it('is hidden from other organisations, which can neither accept nor keep it', async () => {
    const [frieda, other] = [user(6), user(7)];
    const { id } = await assessed(frieda, converter);
    await moveLaw();
    expect((await lists(other)).rows).toEqual([]);
    expect((await service.executeInTrial(other, ACCEPT, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await service.executeInTrial(other, KEEP, { input: { id, reason: 'Mine' } })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  it('gives the same list if it comes with a date', async () => {
    const gerd = user(8);
    const legacy = { 'eu2-role': 'supply', 'eu2-f-txt': 'yes', 'eu2-m-gen': 'yes', 'eu2-d-50-2m': 'none' };
    const { id } = await assessed(gerd, legacy, 'eu-2026-11-27');
    await mongoose.connection
      .collection<{ _id: number }>('assessments')
      .updateOne({ _id: Number(id) }, { $set: { 'completion.scoredOn': '2026-11-23' } });
    const later = { ...ctx(), now: () => new Date('2026-12-02T00:01:00Z') };
    await scheduleLawChangeRun(later, now);
    await runLawChanges(later, { run: await lastRun() }, now);
    const [row] = (await lists(gerd)).rows;
    expect(row).toMatchObject({ id, needs: 'accept' });
    expect(row?.moves).toContainEqual(expect.objectContaining({ what: 'date', after: 'in force since 2026-12-02' }));
  });
});

describe('a killed worker', () => {
  it('is continued by a successor, and no one receives two emails', async () => {
    const people = Array.from({ length: 5 }, (_, at) => user(100 + at));
    for (const person of people) {
      await assessed(person, converter);
      await ctx().transaction(tx =>
        upsertMember(tx, { organisationId: person.organisationId, userId: person.userId, role: 'owner', version: 1 }),
      );
      const reader = { organisationId: person.organisationId, userId: person.userId + 100, role: 'reader' as const };
      await ctx().transaction(tx => upsertMember(tx, { ...reader, version: 1 }));
    }
    const already = (await mailed()).length;
    await mongoose.connection.collection('law_runs').updateMany({}, { $set: { state: 'an earlier one' } });
    await Promise.all([scheduleLawChangeRun(ctx(), now), scheduleLawChangeRun(ctx(), now)]);
    const run = await lastRun();
    expect((await published('findLawChanges')).filter(({ data }) => data.run === run)).toHaveLength(1);
    // Kills the worker at each transaction in turn, before and after it.
    for (let steps = 0; steps < 8; steps++) {
      let left = steps;
      const dying = {
        ...ctx(),
        async transaction<Result>(work: Parameters<ReturnType<typeof ctx>['transaction']>[0]) {
          if (left-- <= 0) throw new Error('killed');
          return (await ctx().transaction(work)) as Result;
        },
      };
      await runLawChanges(dying as never, { run }, now).catch(() => {});
    }
    await Promise.all([runLawChanges(ctx(), { run }, now), runLawChanges(ctx(), { run }, now)]);
    const mails = (await mailed()).slice(already).filter(({ userId }) => userId >= 100);
    expect(mails.map(({ userId }) => userId).toSorted()).toEqual(people.map(({ userId }) => userId));
    expect(mails[0]).toEqual({ template: 'lawMoved', userId: 100, systems: 1 });
    for (const person of people) expect((await lists(person)).open).toBe(1);
  });

  it('publishes each bank once for the platform', async () => {
    const banks = (await published('bank.published')).map(({ data }) => data.bankVersion);
    expect(banks.toSorted()).toEqual([...new Set(banks)].toSorted());
    await moveLaw({ EU: bankOf(PAST), UK: currentBank('UK') });
    const [eu] = (await published('bank.published')).filter(({ data }) => data.bankVersion === PAST);
    expect(eu?.data).toMatchObject({ jurisdiction: 'EU', before: 'eu-2026-11-27' });
  });
});
