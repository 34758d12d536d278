// The table gets its made-up fields before any layer reads it.
import '@aicp/testing/madeUpFields';

import { currentBank } from '@aicp/compliance/banks/banks';
import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Field, type FieldUse, namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { CreateSystemInput, UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { csvText } from '@aicp/service/process/csvText';
import { context } from '@aicp/service/store/context';
import { upsertMember } from '@aicp/service/store/members';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSystemsAssessmentForTest, type TestSystemsAssessment } from '../testing/openSystemsAssessmentForTest.ts';
import { readSystemsFile } from './adapters/readSystemsFile.ts';
import { contextOf } from './context.ts';
import { listSystemFacts } from './store/systemFacts.ts';
import { findSystem } from './store/systems.ts';
import { createSystem } from './use-cases/createSystem.ts';
import { importSystems } from './use-cases/importSystems.ts';
import { mergeSystems } from './use-cases/mergeSystems.ts';
import { systemsFile } from './use-cases/readLedger.ts';
import { saveSystemFacts } from './use-cases/saveSystemFacts.ts';
import { systemsJson } from './use-cases/systemsJson.ts';
import { updateSystem } from './use-cases/updateSystem.ts';

const NAMES = Object.keys(systemFields);
const FACTS: string[] = systemFacts.map(({ name }) => name);

/** How a value travels: the field use that sends it there, and whether recorded facts travel too. */
const WAYS: Record<string, { place: FieldUse; facts: boolean }> = {
  creation: { place: 'create', facts: false },
  change: { place: 'change', facts: false },
  CSV: { place: 'csv', facts: true },
  JSON: { place: 'json', facts: true },
  'import of a new system': { place: 'import', facts: true },
  'import of a known system': { place: 'import', facts: true },
  merge: { place: 'merge', facts: true },
  event: { place: 'event', facts: false },
  completion: { place: 'event', facts: false },
  'event of the completion': { place: 'event', facts: false },
  'filed report': { place: 'report', facts: false },
};

/** A member of both organisations. */
const COLLEAGUE = 50;

/** A value for each field, other than its default; texts contain no commas or quotation marks. */
const GIVEN: Record<string, unknown> = Object.fromEntries(
  Object.entries(systemFields).map(([name, { kind }]) => [name, sampleOf(name, kind)]),
);
const GIVEN_FACTS = Object.fromEntries(
  systemFacts.map(({ name, kind, options }) => [
    name,
    kind === 'day' ? '2027-03-01' : kind === 'choice' ? Object.keys(options).at(-1) : `The ${name}`,
  ]),
);
function sampleOf(name: string, kind: Field['kind']): unknown {
  if (kind === 'law') return 'UK';
  if (kind === 'member') return String(COLLEAGUE);
  return kind === 'codes' ? ['ICO'] : `The ${name}`;
}

const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';

type Values = Record<string, unknown>;
let service: TestSystemsAssessment;
/** The values found at each destination, by field name. */
const found: Record<string, Values> = {};
let imported: object;

const run = <Answer = { id: string }>(userId: number, query: string, variables: object) =>
  root<Answer>(service.executeInTrial(user(userId), query, variables as Record<string, unknown>));
const only = (input: { shape: object }) =>
  Object.fromEntries(Object.entries(GIVEN).filter(([name]) => name in input.shape));
/** The stored system with its recorded facts. */
async function read(userId: number, id: number): Promise<Values> {
  const [facts] = await listSystemFacts([id]);
  return { ...(await findSystem(organisationOf(userId), id)), ...facts };
}
const create = async (userId: number, input: object) => (await createSystem(ctxOf(userId), input)).id;
// Reads files on this thread, because a sandbox thread has a table without made-up fields.
const ctxOf = (userId: number) =>
  contextOf(service.app, {
    trial: true,
    reading: { ...service.reading, sheet: (_actor, bytes, asked = {}) => readSystemsFile(bytes, asked) },
  })({
    actor: user(userId),
    client: localClient,
    requestId: 'request-1',
  });
async function textOf(parts: Promise<AsyncIterable<string>>): Promise<string> {
  let text = '';
  for await (const part of await parts) text += part;
  return text;
}
const published = async (name: string, isOf: (data: Values) => boolean): Promise<Values> =>
  (await service.app.rows('outbox', { name })).map(({ data }) => data as Values).findLast(isOf) ?? {};

beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  for (const userId of [1, 2, 3]) {
    const member = {
      organisationId: organisationOf(userId),
      userId: COLLEAGUE,
      role: 'contributor',
      version: 1,
    } as const;
    await context(service.app, 'request-1').transaction(tx => upsertMember(tx, member));
  }
  const id = await create(1, only(CreateSystemInput));
  found.creation = await read(1, id);
  const changed = await create(2, { name: 'Bare', jurisdiction: 'EU' });
  await updateSystem(ctxOf(2), changed, only(UpdateSystemInput));
  found.change = await read(2, changed);
  await updateSystem(ctxOf(1), id, only(UpdateSystemInput));
  await saveSystemFacts(ctxOf(1), id, GIVEN_FACTS);

  let file = '';
  for await (const rows of await systemsFile(ctxOf(1), { jurisdiction: 'UK' })) file += csvText(rows);
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
  const answers = Object.entries(compliantAnswers(currentBank('UK'))).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  await run(1, SAVE, { input: { assessmentId, answers } });
  await run(1, COMPLETE, { id: assessmentId });
  const [assessment] = await service.app.rows('assessments', { _id: Number(assessmentId) });
  found.completion = assessment?.completion.system;
  const isOf = ({ system }: Values) => (system as Values).id === id;
  // The owner is only in this event, for consumers about the system.
  const { ownerId, ...updated } = (await published('system.updated', isOf)).system as Values;
  expect(ownerId).toBe(Number(GIVEN.ownerId));
  found.event = updated;
  const recorded = await published('system.factsChanged', ({ systemId }) => systemId === id);
  expect(recorded.facts).toEqual(GIVEN_FACTS);
  found['event of the completion'] = (await published('assessment.completed', isOf)).system as Values;
  found['filed report'] = CanonicalReport.shape.system.parse(found['event of the completion']);

  const kept = await create(1, { name: 'Bare', jurisdiction: 'EU' });
  await mergeSystems(ctxOf(1), kept, { other: id });
  found.merge = await read(1, kept);
});
afterAll(() => service.app.stop());

async function newest(userId: number): Promise<number> {
  const [system] = await service.app.rows('ai_systems', { organisationId: organisationOf(userId) });
  return Number(system?._id);
}

const inWords = (value: unknown) => (Array.isArray(value) ? value.join(';') : String(value));

describe('every field in the table of a system, including made-up ones,', () => {
  it.each(Object.entries(WAYS))(
    'arrives by %s where the table sends it there, and nowhere else',
    (way, { place, facts }) => {
      const arrived = [...NAMES, ...FACTS].filter(
        field => inWords(found[way]?.[field]) === inWords(GIVEN[field] ?? GIVEN_FACTS[field]),
      );
      expect(arrived).toEqual([...namesIn(systemFields, place), ...(facts ? FACTS : [])]);
    },
  );
});

it('an export that is imported again changes nothing', () => {
  expect(imported).toMatchObject({ created: 0, updated: 0, unchanged: 1, faults: [], differences: [] });
});
