import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

type Law = 'EU' | 'UK';
type Seen = { id: string; jurisdiction: Law; latestAssessment: { id: string } | null; openAssessmentId: string | null };

const anna = user(1);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = `mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) {
  id system { id jurisdiction openAssessmentId } } }`;
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id system { jurisdiction } } }';
const SEEN = 'id jurisdiction latestAssessment { id } openAssessmentId';
const LIST = `query ($law: Jurisdiction!, $first: Int, $after: ID) {
  systems(jurisdiction: $law, first: $first, after: $after) { ${SEEN} } }`;
const ONE = `query ($id: ID!, $law: Jurisdiction) { system(id: $id, jurisdiction: $law) {
  ${SEEN} results { jurisdiction latestAssessment { id } openAssessmentId } } }`;
const HISTORY = 'query ($id: ID!, $law: Jurisdiction) { assessments(systemId: $id, jurisdiction: $law) { id } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const create = async (jurisdiction: Law, actor = anna) =>
  (await root<{ id: string }>(execute(actor, CREATE, { input: { name: 'A system', jurisdiction } }))).id;

async function start(aiSystemId: string, jurisdiction: Law): Promise<string> {
  return (await root<{ id: string }>(execute(anna, START, { input: { aiSystemId, jurisdiction } }))).id;
}

async function complete(assessmentId: string, law: Law): Promise<void> {
  const answers = Object.entries(compliantAnswers(currentBank(law))).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  await root(execute(anna, SAVE, { input: { assessmentId, answers } }));
  await root(execute(anna, COMPLETE, { id: assessmentId }));
}

async function assess(systemId: string, law: Law): Promise<string> {
  const id = await start(systemId, law);
  await complete(id, law);
  return id;
}

const listed = async (id: string, law: Law) =>
  (await root<Seen[]>(execute(anna, LIST, { law }))).find(system => system.id === id);
const read = (id: string, law?: Law) => root<Seen & { results: Seen[] }>(execute(anna, ONE, { id, law }));

describe('a system that is also assessed under the other law', () => {
  it('is on both lists, on each with that law and its result', async () => {
    const id = await create('EU');
    expect(await listed(id, 'UK')).toBeUndefined();
    const uk = await assess(id, 'UK');
    expect(await listed(id, 'EU')).toEqual({
      id,
      jurisdiction: 'EU',
      latestAssessment: null,
      openAssessmentId: null,
    });
    const eu = await assess(id, 'EU');
    expect(await listed(id, 'EU')).toMatchObject({ jurisdiction: 'EU', latestAssessment: { id: eu } });
    expect(await listed(id, 'UK')).toMatchObject({ jurisdiction: 'UK', latestAssessment: { id: uk } });
  });

  it('has class and gaps of each result on the list, on request, with any fragment', async () => {
    const id = await create('UK');
    for (const law of ['UK', 'EU'] as const) await assess(id, law);
    const fragment = 'fragment Result on SystemResult { latestAssessment { class gaps: openGaps } }';
    const list = `{ systems(jurisdiction: UK) { id results { ...Result } } } ${fragment}`;
    const found = (await root<{ id: string; results: object[] }[]>(execute(anna, list))).find(one => one.id === id);
    const result = { latestAssessment: { class: expect.any(String), gaps: expect.any(Number) } };
    expect(found?.results).toEqual([result, result]);
  });

  it('is on the other list as soon as an assessment under that law starts', async () => {
    const id = await create('UK');
    const open = await start(id, 'EU');
    expect(await listed(id, 'EU')).toEqual({ id, jurisdiction: 'EU', latestAssessment: null, openAssessmentId: open });
    expect(await listed(id, 'UK')).toMatchObject({ openAssessmentId: null });
    await complete(open, 'EU');
    expect(await listed(id, 'EU')).toMatchObject({ latestAssessment: { id: open }, openAssessmentId: null });
  });

  it('is one record with both results, its own first unless requested for the other list', async () => {
    const id = await create('EU');
    const [eu, uk] = [await assess(id, 'EU'), await assess(id, 'UK')];
    const [underEu, underUk] = [
      { jurisdiction: 'EU', latestAssessment: { id: eu }, openAssessmentId: null },
      { jurisdiction: 'UK', latestAssessment: { id: uk }, openAssessmentId: null },
    ];
    expect(await read(id)).toEqual({ id, ...underEu, results: [underEu, underUk] });
    expect(await read(id, 'UK')).toEqual({ id, ...underUk, results: [underUk, underEu] });
    expect(await read(await create('EU'), 'UK')).toMatchObject({
      jurisdiction: 'EU',
      results: [{ jurisdiction: 'EU' }],
    });
  });

  it('is shown by an assessment under the law of that assessment', async () => {
    const id = await create('EU');
    const started = await root<{ id: string; system: object }>(
      execute(anna, START, { input: { aiSystemId: id, jurisdiction: 'UK' } }),
    );
    expect(started.system).toEqual({ id, jurisdiction: 'UK', openAssessmentId: started.id });
  });

  it('has a history for each law, and a combined one', async () => {
    const id = await create('EU');
    const [first, uk, last] = [await assess(id, 'EU'), await assess(id, 'UK'), await start(id, 'EU')];
    const history = async (law?: Law) =>
      (await root<{ id: string }[]>(execute(anna, HISTORY, { id, law }))).map(assessment => assessment.id);
    expect(await history('EU')).toEqual([last, first]);
    expect(await history('UK')).toEqual([uk]);
    expect(await history()).toEqual([last, uk, first]);
  });

  it('counts once towards the plan', async () => {
    const clara = user(61);
    const ids = [await create('EU', clara), await create('UK', clara)];
    for (const aiSystemId of ids)
      for (const jurisdiction of ['EU', 'UK'])
        await root(execute(clara, START, { input: { aiSystemId, jurisdiction } }));
    const more = () => service.execute(clara, CREATE, { input: { name: 'One more' } });
    expect((await more()).errors).toEqual([]);
    expect((await more()).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('keeps its place on the list, page by page', async () => {
    const clara = user(62);
    const ids = [];
    for (let count = 0; count < 6; count++) {
      ids.unshift(await create(count % 2 ? 'EU' : 'UK', clara));
      if (count % 2 === 0) await root(execute(clara, START, { input: { aiSystemId: ids[0], jurisdiction: 'EU' } }));
    }
    const page = async (after?: string) =>
      (await root<Seen[]>(execute(clara, LIST, { law: 'EU', first: 4, after }))).map(({ id }) => id);
    const first = await page();
    expect([...first, ...(await page(first.at(-1)))]).toEqual(ids);
  });
});

it('no list shows the result of another law, in any order of assessments', async () => {
  const step = fc.record({ law: fc.constantFrom<Law>('EU', 'UK'), act: fc.constantFrom('start', 'complete') });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<Law>('EU', 'UK'), fc.array(step, { maxLength: 6 }), async (own, steps) => {
      const id = await create(own);
      const latest: Partial<Record<Law, string>> = {};
      const open: Partial<Record<Law, string | undefined>> = {};
      for (const { law, act } of steps) {
        const next: string = act === 'complete' && open[law] ? open[law] : await start(id, law);
        open[law] = act === 'start' ? next : undefined;
        if (act === 'start') continue;
        await complete(next, law);
        latest[law] = next;
      }
      for (const law of ['EU', 'UK'] as const) {
        const hasResult = law === own || open[law] || latest[law];
        const result = {
          latestAssessment: latest[law] ? { id: latest[law] } : null,
          openAssessmentId: open[law] ?? null,
        };
        expect(await listed(id, law)).toEqual(hasResult ? { id, jurisdiction: law, ...result } : undefined);
      }
    }),
    { numRuns: 8 },
  );
});

describe('questions of both laws', () => {
  const PROPOSED = `query ($id: ID!) { assessment(id: $id) { responseCount otherLaw { id }
    suggestions { questionId answer source } } }`;
  type Proposed = {
    responseCount: number;
    otherLaw: { id: string } | null;
    suggestions: { questionId: string; answer: string; source: string }[];
  };
  const proposed = (id: string) => root<Proposed>(execute(anna, PROPOSED, { id }));

  it("get suggested answers from the other law's assessment rather than the system type, and suggestions do not count as answered", async () => {
    const system = await create('EU');
    const eu = await assess(system, 'EU');
    const uk = await proposed(await start(system, 'UK'));
    expect(uk).toMatchObject({ responseCount: 0, otherLaw: { id: eu } });
    expect(uk.suggestions).toContainEqual({ questionId: 'uk2-f-dec', answer: 'no', source: 'otherLaw' });
  });

  it('are not suggested by other systems, or by assessments in progress', async () => {
    const system = await create('EU');
    await start(system, 'EU');
    const uk = await proposed(await start(system, 'UK'));
    expect(uk.otherLaw).toBeNull();
    expect(uk.suggestions.filter(({ source }) => source === 'otherLaw')).toEqual([]);
  });
});
