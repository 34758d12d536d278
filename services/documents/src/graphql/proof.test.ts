import { context } from '@aicp/service/store/context';
import { guest, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { PDF } from '../../testing/evidenceFiles.ts';
import { libraryForTest } from '../../testing/libraryForTest.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { pageDutyDays } from '../store/dutyDays.ts';
import { recordDutyDays } from '../use-cases/countDuties.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';

const PROOF = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Assessment { proof { asOf duties } } } }`;
const COUNTS = `query ($law: Jurisdiction!) { dutyCounts(jurisdiction: $law) { asOf applicable met proved
  before { asOf applicable met proved } } }`;
type Proof = { asOf: string; duties: (string | null)[] };
type Figures = { asOf: string; applicable: number; met: number; proved: number };
type Counts = Figures & { before: Figures | null };

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const today = () => new Date().toISOString().slice(0, 10);

async function readProofs(userId: number, ids: readonly number[], status = 'completed') {
  const of = ids.map(id => ({ __typename: 'Assessment', id: String(id), status }));
  const found = await root<{ proof: Proof | null }[]>(service.execute(user(userId), PROOF, { of }));
  return found.map(({ proof }) => proof);
}
const counts = (userId: number, law: 'EU' | 'UK' = 'EU') =>
  root<Counts>(service.execute(user(userId), COUNTS, { law }));

/** A met duty, with its index and its question. */
async function metIn(id: number) {
  const row = await mongoose.connection.collection('subjects').findOne({ _id: id as never });
  const duties = row?.result.duties as { questionId: string | null; status: string }[];
  const at = duties.findIndex(({ status, questionId }) => status === 'met' && questionId !== null);
  return { at, questionId: duties[at]?.questionId ?? '', duties };
}

const LINK = 'mutation ($input: LinkEvidenceInput!) { linkEvidence(input: $input) { linkId } }';

describe('the proof of a report', () => {
  it('names each met duty, currently for the latest report, and reports a file’s effect', async () => {
    const ada = reassessedForTest(service, 1);
    const id = await service.completedVerdict(1, 'high-risk-provider');
    const { at, questionId, duties } = await metIn(id);
    const [before] = await readProofs(1, [id]);
    expect(before).toEqual({
      asOf: today(),
      duties: duties.map(({ status }) => (status === 'met' ? 'stated' : null)),
    });
    await ada.upload(id, PDF, { supports: questionId, validUntil: '2020-12-31' });
    expect((await readProofs(1, [id]))[0]?.duties[at]).toBe('expired');
    const valid = await ada.upload(id, PDF, { supports: questionId });
    expect((await readProofs(1, [id]))[0]?.duties[at]).toBe('proved');
    await ada.remove(valid.id);
    expect((await readProofs(1, [id]))[0]?.duties[at]).toBe('expired');
  });

  it('names who answered each duty and when, and answers of the organisation', async () => {
    const at = '2026-11-19T09:00:00.000Z';
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Assessment {
      proof { duties answeredAt answeredBy stepsAnsweredAt stepsAnsweredBy fromOrganisation stepsFromOrganisation people { id } } } } }`;
    type Lists = Record<'answeredAt' | 'answeredBy' | 'stepsAnsweredAt' | 'stepsAnsweredBy', (string | null)[]>;
    type Answered = Lists & Record<'duties' | 'fromOrganisation' | 'stepsFromOrganisation' | 'people', unknown[]>;
    for (const answeredBy of [14, null]) {
      const id = await service.completed(14, 'EU', { answeredBy, answeredAt: at });
      const of = [{ __typename: 'Assessment', id: String(id), status: 'completed' }];
      const [found] = await root<{ proof: Answered }[]>(service.execute(user(14), query, { of }));
      const proof = found?.proof;
      expect(proof?.answeredAt).toHaveLength(proof?.duties.length ?? 0);
      expect(proof?.answeredAt.filter(given => given !== null)).toContain(at);
      const by = proof?.answeredAt.map(given => (given && answeredBy ? String(answeredBy) : null));
      expect(proof?.answeredBy).toEqual(by);
      expect(proof?.stepsAnsweredAt.filter(given => given !== null).length).toBeGreaterThan(3);
      const stepsBy = proof?.stepsAnsweredAt.map(given => (given && answeredBy ? String(answeredBy) : null));
      expect(proof?.stepsAnsweredBy).toEqual(stepsBy);
      const isOrganisations = (given: string | null) => given !== null && answeredBy === null;
      expect(proof?.fromOrganisation).toEqual(proof?.answeredAt.map(isOrganisations));
      expect(proof?.stepsFromOrganisation).toEqual(proof?.stepsAnsweredAt.map(isOrganisations));
      expect(proof?.people).toEqual(answeredBy === null ? [] : [{ id: String(answeredBy) }]);
    }
  });

  it('stays unchanged when the next report is completed', async () => {
    const ada = reassessedForTest(service, 2);
    const id = await service.completedVerdict(2, 'high-risk-provider');
    const { at, questionId } = await metIn(id);
    const { id: file } = await ada.upload(id, PDF, { supports: questionId });
    const systemId = id + 1_000;
    const next = await service.completedVerdict(2, 'high-risk-provider', { systemId });
    await mongoose.connection
      .collection('snapshots')
      .updateOne({ _id: id as never }, { $set: { takenAt: new Date('2026-11-20T10:00:00Z') } });
    await ada.remove(file);
    const [older, latest] = await readProofs(2, [id, next]);
    expect([older?.asOf, older?.duties[at]]).toEqual(['2026-11-20', 'proved']);
    expect([latest?.asOf, latest?.duties[at]]).toEqual([today(), 'stated']);
  });

  it('is null for an assessment in progress and for another organisation', async () => {
    const begun = await service.begun(3);
    const id = await service.completed(3);
    expect(await readProofs(3, [begun], 'in_progress')).toEqual([null]);
    expect(await readProofs(4, [id])).toEqual([null]);
  });
});

describe('the proof of an organisation duty', () => {
  const OF_DUTIES = `query ($of: [_Any!]!) {
    _entities(representations: $of) { ... on OrganisationDuty { proof evidence } } }`;

  it('follows linked files, and is for answers that state "in place"', async () => {
    const ada = reassessedForTest(service, 7);
    const of = [
      { __typename: 'OrganisationDuty', id: 'eu2-d-4', answer: 'implemented' },
      { __typename: 'OrganisationDuty', id: 'eu2-d-4', answer: 'not_applicable' },
      { __typename: 'OrganisationDuty', id: 'uk-a3', answer: 'implemented' },
    ];
    const proofs = async (userId = 7) => {
      const found = await root<{ proof: string | null; evidence: string[] }[]>(
        service.execute(user(userId), OF_DUTIES, { of }),
      );
      return found.map(({ proof, evidence }) => [proof, evidence]);
    };
    const file = async (dates: object) => {
      const { id } = await ada.upload(await service.completed(7), PDF, { supports: 'eu2-d-9', ...dates });
      const input = { evidenceId: String(id), kind: 'organisation', id: 'eu2-d-4' };
      await root(service.execute(user(7), LINK, { input }));
      return String(id);
    };
    const none: unknown[] = [null, []];
    expect(await proofs()).toEqual([['stated', []], none, ['stated', []]]);
    const old = await file({ validUntil: '2020-12-31' });
    expect(await proofs()).toEqual([
      ['expired', [old]],
      [null, [old]],
      ['stated', []],
    ]);
    const valid = await file({});
    expect((await proofs())[0]).toEqual(['proved', [valid, old]]);
    const FILES = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on OrganisationDuty {
      files { linkId file { id standing } } one: files(first: 1) { file { id } } } } }`;
    const linkId = expect.any(String);
    expect(await root(service.execute(user(7), FILES, { of: of.slice(0, 1) }))).toEqual([
      {
        files: [
          { linkId, file: { id: valid, standing: 'present' } },
          { linkId, file: { id: old, standing: 'expired' } },
        ],
        one: [{ file: { id: valid } }],
      },
    ]);
    expect((await proofs(8))[0]).toEqual(['stated', []]);
  });
});

describe('a file for an organisation duty', () => {
  it('proves that duty in every later report under its law, and in none that was already followed', async () => {
    const ada = libraryForTest(service, 11);
    const [one, other] = [
      await service.completedVerdict(11, 'high-risk-provider'),
      await service.completedVerdict(11, 'high-risk-provider'),
    ];
    const before = await service.completedVerdict(11, 'high-risk-provider');
    const latest = await service.completedVerdict(11, 'high-risk-provider', { systemId: before + 1_000 });
    await service.completed(11, 'UK');
    const uk = await service.completed(11, 'UK');
    const reports = [one, other, latest];
    const all = [before, uk, ...reports];
    const place = async (id: number) => {
      const { duties } = await metIn(id);
      return duties.findIndex(({ questionId }) => questionId === 'eu2-d-4');
    };
    const literacy = async () =>
      Promise.all(
        (await readProofs(11, reports)).map(async (proof, at) => proof?.duties[await place(reports[at] ?? 0)]),
      );
    expect(await literacy()).toEqual(['stated', 'stated', 'stated']);
    const [followed, british] = await readProofs(11, all);
    const { proved } = await counts(11);
    const { id } = await ada.add({ title: 'Training', kind: 'trainingRecord' });
    await ada.link(id, { kind: 'organisation', id: 'eu2-d-4' });
    expect(await literacy()).toEqual(['proved', 'proved', 'proved']);
    expect((await readProofs(11, all)).slice(0, 2)).toEqual([followed, british]);
    expect((await counts(11)).proved).toBe(proved + 3);
    const room = await ada.ask<{ id: string }>(
      'mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { id } }',
      { input: { reports: [{ report: String(one) }] } },
    );
    const [part] = await service.app.rows('room_parts', { room: Number(room.id) });
    expect(part).toMatchObject({ fileIds: [id], evidence: [{ id, assessmentId: null, supports: 'eu2-d-4' }] });
    // The report that another one follows keeps the file with its bytes.
    await service.completedVerdict(11, 'high-risk-provider', { systemId: one + 1_000 });
    await ada.ask('mutation ($id: ID!) { removeEvidence(id: $id) { id } }', { id: String(id) });
    expect(await literacy()).toEqual(['proved', 'stated', 'stated']);
    expect(await service.app.rows('evidenceFiles.files', { _id: id })).toHaveLength(1);
  });
});

describe('an action that is done', () => {
  const FILED = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ActionItem { filed } } }`;

  it('is exported with a linked file, or else with its note, or else without either', async () => {
    const ada = reassessedForTest(service, 6);
    const id = await service.completed(6);
    const { id: file } = await ada.upload(id, PDF, { supports: 'eu2-d-9' });
    await ada.upload(id, PDF, { supports: 'action-12' });
    const input = { evidenceId: String(file), kind: 'organisation', id: 'eu2-d-4' };
    await root(service.execute(user(6), LINK, { input }));
    const place = { __typename: 'EvidencePlace', assessmentId: String(id) };
    const of = (number: number, supports: string | null, more: object = {}) => ({
      ...{ __typename: 'ActionItem', id: String(number), state: 'done', doneNote: null },
      ...{ questionId: supports, organisation: false },
      evidencePlace: supports && { ...place, supports },
      ...more,
    });
    const filed = async () => {
      const given = [
        of(10, 'eu2-d-9'),
        of(10, 'eu2-d-9', { state: 'doing' }),
        of(11, 'eu2-d-11', { doneNote: 'Agreed.' }),
        of(11, 'eu2-d-11'),
        of(11, null),
        of(12, 'action-12'),
        of(13, null, { questionId: 'eu2-d-4', organisation: true }),
        of(14, null, { questionId: 'uk-a3', organisation: true }),
      ];
      const found = await root<{ filed: string | null }[]>(service.execute(user(6), FILED, { of: given }));
      return found.map(one => one.filed);
    };
    const some = ['file', null, 'sentence', 'nothing', 'nothing', 'file'];
    expect(await filed()).toEqual([...some, 'file', 'nothing']);
    await ada.remove(file);
    expect(await filed()).toEqual(['nothing', ...some.slice(1), 'nothing', 'nothing']);
  });
});

describe('the figures under a law', () => {
  it('count what applies today in the latest reports, without retired systems', async () => {
    const ada = reassessedForTest(service, 5);
    expect(await counts(5)).toEqual({ asOf: today(), applicable: 0, met: 0, proved: 0, before: null });
    const id = await service.completedVerdict(5, 'high-risk-provider');
    const one = await counts(5);
    expect(one.met).toBeGreaterThan(0);
    expect(one).toMatchObject({ proved: 0, asOf: today() });
    const { duties } = await metIn(id);
    for (const { status, questionId } of duties)
      if (status === 'met' && questionId) await ada.upload(id, PDF, { supports: questionId });
    expect(await counts(5)).toEqual({ ...one, proved: one.met });
    const other = await service.completedVerdict(5, 'high-risk-provider');
    expect(await counts(5)).toEqual({ ...one, applicable: 2 * one.applicable, met: 2 * one.met, proved: one.met });
    // The next report of the same system replaces the previous one.
    await service.completedVerdict(5, 'high-risk-provider', { systemId: other + 1_000 });
    expect((await counts(5)).met).toBe(2 * one.met);
    expect(await counts(5, 'UK')).toMatchObject({ applicable: 0, met: 0 });
    const facts = { systemId: other + 1_000, version: 1, facts: { status: 'retired' }, changed: ['status'] };
    await service.hear('system.factsChanged', { userId: 5, organisationId: user(5).organisationId, ...facts });
    expect((await counts(5)).met).toBe(one.met);
    expect((await service.execute(guest, COUNTS, { law: 'EU' })).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  it('are stored daily, and compared with the stored date nearest to 30 days ago', async () => {
    const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
    const { organisationId } = user(9);
    const stored = mongoose.connection.collection<{ _id: string } & Record<string, unknown>>('duty_days');
    const put = (days: number, met: number) => {
      const day = daysAgo(days);
      const of = { organisationId, jurisdiction: 'EU', day, at: new Date(day) };
      return stored.insertOne({ _id: `${organisationId}-EU-${day}`, ...of, applicable: 20, met, proved: 0 });
    };
    const record = () => recordDutyDays(context(service.app, 'request-1'));
    await service.completedVerdict(9, 'high-risk-provider');
    const { before, asOf, ...now } = await counts(9);
    expect(before).toBeNull();
    await record();
    await record();
    const rows = await stored.find({ organisationId }).toArray();
    expect(rows).toMatchObject([{ jurisdiction: 'EU', day: asOf, ...now }]);
    // The current day is not compared with itself.
    expect((await counts(9)).before).toBeNull();
    await put(2, 1);
    expect((await counts(9)).before).toEqual({ asOf: daysAgo(2), applicable: 20, met: 1, proved: 0 });
    await put(29, 2);
    await put(33, 3);
    expect((await counts(9)).before?.asOf).toBe(daysAgo(29));
    await put(30, 4);
    expect((await counts(9)).before).toMatchObject({ asOf: daysAgo(30), met: 4 });
    expect((await counts(9, 'UK')).before).toBeNull();
    expect((await counts(5)).before).toBeNull();
    expect((await pageDutyDays(organisationId, 0, 3)).map(({ day }) => day)).toEqual([33, 30, 29].map(daysAgo));
    await eraseOrganisation(context(service.app, 'request-1'), { organisationId });
    expect(await stored.find({ organisationId }).toArray()).toEqual([]);
  });
});
