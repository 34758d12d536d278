import { currentBank } from '@aicp/compliance/banks/banks';
import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { bestAnswers } from '@aicp/compliance/scoring/bestAnswers';
import { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { CreateSystemInput, UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { context } from '@aicp/service/store/context';
import { putMember } from '@aicp/service/store/members';
import { here, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSystemsAssessmentForTest, type TestSystemsAssessment } from '../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from './context.ts';
import { Systems } from './store/systems.ts';
import { importSystems } from './use-cases/importSystems.ts';
import { systemsFile } from './use-cases/readLedger.ts';
import { systemsJson } from './use-cases/systemsJson.ts';

/** Members of a system's row that are not descriptive fields. */
const NOT_DESCRIBED: Record<string, string> = {
  _id: 'its number',
  __v: 'the driver',
  userId: 'who made it',
  organisationId: 'whose it is',
  version: 'counts its changes',
  createdAt: 'when it was made',
  latestAssessment: 'a result',
  openAssessmentId: 'work in progress',
  otherLaw: 'results under the other law',
  factsVersion: 'counts the changes of its facts',
};

const FIELDS = Object.keys(Systems.schema.paths).filter(path => !(path in NOT_DESCRIBED));
const FACTS: string[] = systemFacts.map(({ name }) => name);

const NOBODY_ELSE_READS_IT = 'no other service and no report names it';
const OF_THE_DAY = 'people come and go; a report names a system by what it is';
const notInEvents = {
  sector: NOBODY_ELSE_READS_IT,
  applicableRegulators: NOBODY_ELSE_READS_IT,
  ownerId: OF_THE_DAY,
  reviewerId: OF_THE_DAY,
};
const facts = (reason: string) => Object.fromEntries(FACTS.map(name => [name, reason]));

/** Fields that do not travel somewhere, with the reason. All other fields travel everywhere. */
const STAYS_BEHIND: Record<string, Record<string, string>> = {
  creation: {
    ownerId: 'somebody is named once it is there',
    reviewerId: 'somebody is named once it is there',
    ...facts('recorded once it is there'),
  },
  change: {
    jurisdiction: 'it is assessed under the other law as well, and not moved',
    ...facts('changed by saveSystemFacts'),
  },
  CSV: {},
  JSON: {},
  'import of a new system': {},
  'import of a known system': {},
  merge: { name: 'the kept record has its own', jurisdiction: 'the kept record has its own' },
  event: { ...notInEvents, ...facts('system.factsChanged has them') },
  'event of its facts': Object.fromEntries(FIELDS.map(name => [name, 'system.updated has them'])),
  completion: { ...notInEvents, ...facts('documents keep their own copy') },
  'event of the completion': { ...notInEvents, ...facts('documents keep their own copy') },
  'filed report': { ...notInEvents, ...facts('documents print them') },
};

/** A member of both organisations. */
const COLLEAGUE = 50;

/** A value for each field, other than its default; texts contain no commas or quotation marks. */
const GIVEN: Record<string, unknown> = Object.fromEntries(
  FIELDS.map(field => [field, sampleOf(field, Systems.schema.paths[field]?.instance)]),
);
const GIVEN_FACTS = Object.fromEntries(
  systemFacts.map(({ name, kind, options }) => [
    name,
    kind === 'day' ? '2027-03-01' : kind === 'choice' ? Object.keys(options)[0] : `The ${name}`,
  ]),
);
function sampleOf(field: string, kind: string | undefined): unknown {
  if (field === 'jurisdiction') return 'UK';
  if (kind === 'Number') return String(COLLEAGUE);
  return kind === 'Array' ? ['ICO'] : `The ${field}`;
}

const READ = `query ($id: ID!) { system(id: $id) { ${FIELDS.join(' ')} facts { ${FACTS.join(' ')} } } }`;
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateSystemInput!) { updateSystem(id: $id, input: $input) { id } }';
const RECORD = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
const JOIN = 'mutation ($id: ID!, $input: JoinSystemsInput!) { joinSystems(id: $id, input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';

type Values = Record<string, unknown>;
let product: TestSystemsAssessment;
/** The values found at each destination, by field name. */
const found: Record<string, Values> = {};
let imported: object;

const run = <Answer = { id: string }>(userId: number, query: string, variables: object) =>
  root<Answer>(product.executeInTrial(user(userId), query, variables as Record<string, unknown>));
const only = (input: { shape: object }) =>
  Object.fromEntries(Object.entries(GIVEN).filter(([name]) => name in input.shape));
async function read(userId: number, id: string): Promise<Values> {
  const { facts, ...system } = await run<Values>(userId, READ, { id });
  return { ...system, ...(facts as Values) };
}
const create = async (userId: number, input: object) => (await run(userId, CREATE, { input })).id;
const ctxOf = (userId: number) =>
  contextOf(product.app, { trial: true, reading: product.reading })({
    actor: user(userId),
    client: here,
    requestId: 'request-1',
  });
async function textOf(parts: Promise<AsyncIterable<string>>): Promise<string> {
  let text = '';
  for await (const part of await parts) text += part;
  return text;
}
const published = async (name: string, isOf: (data: Values) => boolean): Promise<Values> =>
  (await product.app.rows('outbox', { name })).map(({ data }) => data as Values).findLast(isOf) ?? {};

beforeAll(async () => {
  product = await openSystemsAssessmentForTest();
  for (const userId of [1, 2, 3]) {
    const member = {
      organisationId: organisationOf(userId),
      userId: COLLEAGUE,
      role: 'contributor',
      version: 1,
    } as const;
    await context(product.app, 'request-1').transaction(tx => putMember(tx, member));
  }
  const id = await create(1, only(CreateSystemInput));
  found.creation = await read(1, id);
  const changed = await create(2, { name: 'Bare', jurisdiction: 'EU' });
  await run(2, UPDATE, { id: changed, input: only(UpdateSystemInput) });
  found.change = await read(2, changed);
  await run(1, UPDATE, { id, input: only(UpdateSystemInput) });
  await run(1, RECORD, { id, facts: GIVEN_FACTS });

  const file = await textOf(systemsFile(ctxOf(1), { jurisdiction: 'UK' }));
  const [header = [], cells = []] = file.split(/\r?\n/).map(line => line.split(','));
  found.CSV = Object.fromEntries(header.map((name, at) => [name, cells[at]]));
  const [element] = JSON.parse(await textOf(systemsJson(ctxOf(1), { jurisdiction: 'UK' })));
  found.JSON = { ...element, ...element.facts };

  imported = await importSystems(ctxOf(1), Buffer.from(file), {});
  await importSystems(ctxOf(3), Buffer.from(file.replace(/^\d+,/m, ',')), {});
  found['import of a new system'] = await read(3, await newest(3));
  const known = await create(2, { name: 'Bare', jurisdiction: 'UK' });
  await importSystems(ctxOf(2), Buffer.from(file.replace(/^\d+,/m, `${known},`)), {});
  found['import of a known system'] = await read(2, known);

  const { id: assessmentId } = await run(1, START, { input: { aiSystemId: id } });
  const answers = Object.entries(bestAnswers(currentBank('UK'))).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  await run(1, SAVE, { input: { assessmentId, answers } });
  await run(1, COMPLETE, { id: assessmentId });
  const [assessment] = await product.app.rows('assessments', { _id: Number(assessmentId) });
  found.completion = assessment?.completion.system;
  const isOf = ({ system }: Values) => String((system as Values).id) === id;
  found.event = (await published('system.updated', isOf)).system as Values;
  found['event of its facts'] = (await published('system.factsChanged', ({ systemId }) => String(systemId) === id))
    .facts as Values;
  found['event of the completion'] = (await published('assessment.completed', isOf)).system as Values;
  found['filed report'] = CanonicalReport.shape.system.parse(found['event of the completion']);

  const kept = await create(1, { name: 'Bare', jurisdiction: 'EU' });
  await run(1, JOIN, { id: kept, input: { other: id } });
  found.merge = await read(1, kept);
});
afterAll(() => product.app.stop());

async function newest(userId: number): Promise<string> {
  const [system] = await product.app.rows('ai_systems', { organisationId: organisationOf(userId) });
  return String(system?._id);
}

const inWords = (value: unknown) => (Array.isArray(value) ? value.join(';') : String(value));

describe('every field that a system is described by, but for those with a reason to stay behind,', () => {
  it.each(Object.entries(STAYS_BEHIND))('arrives by %s', (way, reasons) => {
    const behind = [...FIELDS, ...FACTS].filter(
      field => inWords(found[way]?.[field]) !== inWords(GIVEN[field] ?? GIVEN_FACTS[field]),
    );
    expect(behind.toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});

it('an export that is imported again changes nothing', () => {
  expect(imported).toMatchObject({ created: 0, updated: 0, unchanged: 1, faults: [], differences: [] });
});
