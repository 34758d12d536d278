import { ReadModelsCleared } from '@aicp/contracts/events/adminEvents';
import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, organisationOf, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completedForTest } from '../../testing/completedForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { findUser } from '../store/users.ts';
import { eraseUser } from '../use-cases/account/eraseUser.ts';
import { resolvers } from './resolvers.ts';

const FIELDS = 'id name kind size turnover onlyApproved reassessMonths answers { questionId answer }';
const READ = `{ organisation { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateOrganisationInput!) { updateOrganisation(input: $input) { ${FIELDS} } }`;
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

/** A new account. */
async function registerUser(username: string) {
  const input = { username, email: `${username}@example.com`, password: 'correct horse' };
  const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
  return { id: Number(id), actor: user(Number(id)) };
}
type Person = Awaited<ReturnType<typeof registerUser>>;
const read = ({ actor }: Person) => root(execute(actor, READ));
const update = ({ actor }: Person, input: object) => execute(actor, UPDATE, { input });
const published = (organisationId: number) =>
  app.rows('outbox', { name: 'organisation.updated', 'data.organisationId': organisationId });
const worker = () => workerContextOf(app, settings)({ requestId: 'request-1' });

/** The event as systems-assessment publishes it, with these answers. */
const complete = ({ id }: Person, answers: Record<string, string>, completedAt = new Date().toISOString()) =>
  deliverTo(handlers, AssessmentCompleted, worker(), {
    ...completedForTest({ userId: id, organisationId: organisationOf(id), assessmentId: 7, systemId: 3, completedAt }),
    answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer, score: 0 })),
  });

describe('the organisation in which a user works', () => {
  it('has a number and a name, and no facts at first', async () => {
    const anna = await registerUser('anna');
    expect(await read(anna)).toEqual({
      id: String(organisationOf(anna.id)),
      name: 'anna',
      kind: null,
      size: null,
      turnover: null,
      answers: [],
      onlyApproved: false,
      reassessMonths: null,
    });
    expect((await execute(guest, READ)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('stores stated facts and leaves the others unchanged', async () => {
    const boris = await registerUser('boris');
    const answers = [{ questionId: 'eu2-pl-d', answer: 'yes' }];
    await root(update(boris, { kind: 'pubserv', size: 'sme', turnover: 4_000_000, answers }));
    const more = [{ questionId: 'uk2-f-cg', answer: 'no' }];
    await root(update(boris, { size: null, answers: more }));
    expect(await read(boris)).toMatchObject({
      kind: 'pubserv',
      size: null,
      turnover: 4_000_000,
      answers: [...answers, ...more],
    });
    const [first, second] = await published(organisationOf(boris.id));
    expect([first?.data.version, second?.data.version]).toEqual([1, 2]);
    expect(second?.data.facts.answers).toEqual({ 'eu2-pl-d': 'yes', 'uk2-f-cg': 'no' });
    await root(update(boris, { kind: 'pubserv' }));
    expect(await published(organisationOf(boris.id))).toHaveLength(2);
  });

  it('has a date and a member for each fact, kept while the fact is unchanged, and removed with it', async () => {
    const berta = await registerUser('berta');
    await root(update(berta, { kind: 'court', size: 'sme', turnover: 4_000_000 }));
    await root(update(berta, { size: 'smc', kind: 'court', answers: [{ questionId: 'uk2-f-fin', answer: 'no' }] }));
    await root(update(berta, { turnover: null, answers: [{ questionId: 'uk2-f-fin', answer: 'unsure' }] }));
    const events = await published(organisationOf(berta.id));
    const [first, second, third] = events.map(({ data }) => data.factsAsOf);
    for (const { data } of events)
      expect(data.factsBy).toEqual(Object.fromEntries(Object.keys(data.factsAsOf).map(id => [id, berta.id])));
    expect(Object.keys(first ?? {})).toEqual(['eu2-o-kind', 'eu2-o-size', 'turnover']);
    expect(Object.keys(second ?? {}).toSorted()).toEqual(['eu2-o-kind', 'eu2-o-size', 'turnover', 'uk2-f-fin']);
    expect([second?.['eu2-o-kind'], second?.turnover]).toEqual([first?.['eu2-o-kind'], first?.turnover]);
    expect(Date.parse(second?.['eu2-o-size'] ?? '')).toBeGreaterThan(Date.parse(first?.['eu2-o-size'] ?? ''));
    expect(Object.keys(third ?? {}).toSorted()).toEqual(['eu2-o-kind', 'eu2-o-size']);
  });

  it('sets the months after which results are reviewed, up to five years', async () => {
    const jonas = await registerUser('jonas');
    await root(update(jonas, { reassessMonths: 12 }));
    await root(update(jonas, { size: 'sme' }));
    expect(await read(jonas)).toMatchObject({ reassessMonths: 12, size: 'sme' });
    for (const wrong of [0, -6, 61])
      expect((await update(jonas, { reassessMonths: wrong })).errors).toMatchObject([{ code: 'INVALID' }]);
    await root(update(jonas, { reassessMonths: null }));
    expect(await read(jonas)).toMatchObject({ reassessMonths: null, size: 'sme' });
  });

  it('lets owners and managers decide whether only approved content may leave it', async () => {
    const ilse = await registerUser('ilse');
    await root(update(ilse, { onlyApproved: true }));
    await root(update(ilse, { size: 'sme' }));
    expect(await read(ilse)).toMatchObject({ onlyApproved: true, size: 'sme' });
    const said = await published(organisationOf(ilse.id));
    expect(said.map(({ data }) => [data.version, data.onlyApproved])).toEqual([
      [1, true],
      [2, true],
    ]);
    await root(update(ilse, { onlyApproved: null }));
    expect(await read(ilse)).toMatchObject({ onlyApproved: false });
    const contributor = { ...ilse, actor: { ...ilse.actor, role: 'contributor' } } as typeof ilse;
    expect((await update(contributor, { onlyApproved: true })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('treats “not sure” as unknown', async () => {
    const vera = await registerUser('vera');
    const stated = [{ questionId: 'eu2-o-fin', answer: 'yes' }];
    await root(update(vera, { kind: 'court', answers: stated }));
    await root(update(vera, { kind: 'unsure', answers: [{ questionId: 'eu2-o-fin', answer: 'unsure' }] }));
    expect(await read(vera)).toMatchObject({ kind: null, answers: [] });
  });

  it.each([
    [{ kind: 'circus' }, '"circus" is not one of the answers to question "eu2-o-kind".'],
    [{ turnover: -1 }, 'turnover: must be 0 or more'],
    [
      { answers: [{ questionId: 'eu2-ai', answer: 'yes' }] },
      '"eu2-ai" is not a question about the organisation in a current question bank.',
    ],
    [
      { answers: [{ questionId: 'uk2-f-cg', answer: 'maybe' }] },
      '"maybe" is not one of the answers to question "uk2-f-cg".',
    ],
  ])('refuses %j', async (input, message) => {
    const dora = await registerUser(`dora${Math.random().toString(36).slice(2, 8)}`);
    expect((await update(dora, input)).errors).toEqual([{ code: 'INVALID', message }]);
    expect(await published(organisationOf(dora.id))).toEqual([]);
  });

  it('can be changed only by people, not by their tokens', async () => {
    const emil = await registerUser('emil');
    const token = { ...emil.actor, access: 'write' } as unknown as typeof emil.actor;
    expect((await execute(token, UPDATE, { input: { kind: 'court' } })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});

describe('a completed assessment', () => {
  it('fills in facts that are still missing, once, and changes none that are known', async () => {
    const frida = await registerUser('frida');
    await root(update(frida, { kind: 'court' }));
    const answers = {
      'eu2-ai': 'yes',
      'eu2-o-kind': 'private',
      'eu2-o-size': 'smc',
      'eu2-o-fin': 'unsure',
      'eu2-pl-d': 'no',
    };
    await complete(frida, answers);
    await complete(frida, answers);
    expect(await read(frida)).toMatchObject({
      kind: 'court',
      size: 'smc',
      answers: [{ questionId: 'eu2-pl-d', answer: 'no' }],
    });
    const [, filled, ...more] = await published(organisationOf(frida.id));
    expect(more).toEqual([]);
    expect(Object.keys(filled?.data.factsAsOf).toSorted()).toEqual(['eu2-o-kind', 'eu2-o-size', 'eu2-pl-d']);
  });

  it('keeps the facts of the first completed assessment, in any order of events', async () => {
    const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
    const stated = await Promise.all(
      [false, true].map(async isLateFirst => {
        const person = await registerUser(isLateFirst ? 'kira' : 'kuno');
        const news = [
          () => complete(person, { 'eu2-o-size': 'sme', 'eu2-pl-d': 'yes' }, early),
          () => complete(person, { 'eu2-o-size': 'smc', 'eu2-pl-d': 'yes', 'eu2-o-fin': 'no' }, late),
        ];
        for (const hear of isLateFirst ? news.toReversed() : news) await hear();
        return read(person);
      }),
    );
    for (const organisation of stated)
      expect(organisation).toMatchObject({
        size: 'sme',
        answers: expect.arrayContaining([
          { questionId: 'eu2-pl-d', answer: 'yes' },
          { questionId: 'eu2-o-fin', answer: 'no' },
        ]),
      });
  });

  it('does not restore a fact that a member has removed since', async () => {
    const gero = await registerUser('gero');
    const before = new Date(Date.now() - 60_000).toISOString();
    await complete(gero, { 'eu2-o-size': 'sme' }, before);
    await root(update(gero, { size: null }));
    await complete(gero, { 'eu2-o-size': 'sme' }, before);
    expect(await read(gero)).toMatchObject({ size: null });
  });
});

it('a rebuild publishes every record again', async () => {
  const hans = await registerUser('hans');
  await root(update(hans, { turnover: 5 }));
  const rebuildId = '4b5e7f0e-5a9e-4f4e-8f43-1f6a5d7a9c07';
  await deliverTo(handlers, ReadModelsCleared, worker(), { rebuildId });
  const [first, again] = await published(organisationOf(hans.id));
  expect(again).toMatchObject({ restated: rebuildId });
  expect(again?.data).toEqual(first?.data);
});

it('deletes the record with the account; a late assessment does not restore it', async () => {
  const ida = await registerUser('ida');
  await root(update(ida, { turnover: 5 }));
  const account = await findUser(ida.id);
  if (!account) throw new Error('no account');
  await eraseUser(worker(), account, 'handsOver');
  await complete(ida, { 'eu2-o-size': 'sme' });
  expect(await app.rows('organisations', { _id: organisationOf(ida.id) })).toEqual([]);
});
