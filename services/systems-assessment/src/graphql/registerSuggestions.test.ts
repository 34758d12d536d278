import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

const anna = user(1);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const FACTS = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const ASKED = `query ($id: ID!) { assessment(id: $id) {
  suggestions { questionId answer source } responses { questionId } } }`;

type Asked = { suggestions: { questionId: string; answer: string; source: string }[]; responses: object[] };

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const ask = <Answer>(query: string, variables: object) =>
  root<Answer>(service.executeInTrial(anna, query, { ...variables }));

it.each(['EU', 'UK'] as const)(
  'what is on record about a system is asked back under %s rules, and answers nothing by itself',
  async jurisdiction => {
    const { id } = await ask<{ id: string }>(CREATE, { input: { name: 'A system', jurisdiction } });
    await ask(FACTS, {
      id,
      facts: {
        personalData: 'none',
        decisionRole: 'supports',
        users: 'Recruiters',
        status: 'retired',
        area: 'policing',
      },
    });
    const begun = await ask<{ id: string }>(START, { input: { aiSystemId: id, jurisdiction } });
    const { suggestions, responses } = await ask<Asked>(ASKED, { id: begun.id });
    const registered = suggestions.filter(({ source }) => source === 'register');
    expect(registered.map(({ questionId, answer }) => [questionId, answer])).toEqual(
      jurisdiction === 'EU'
        ? [
            ['eu2-x', 'retired'],
            ['eu2-f-bio', 'no'],
            ['eu2-f-dec', 'yes'],
            ['eu2-a3', '6'],
            ['eu2-m-pub', 'yes'],
          ]
        : [
            ['uk2-f-use', 'retired'],
            ['uk2-f-pd', 'no'],
            ['uk2-f-le', 'yes'],
            ['uk2-f-dec', 'yes'],
            ['uk2-f-fun', 'yes'],
          ],
    );
    expect(responses).toEqual([]);
  },
);
