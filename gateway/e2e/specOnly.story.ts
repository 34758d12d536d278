import { isFull } from '@aicp/testing/isFull';
import { expect, test } from '@playwright/test';
import { ok, registeredClient, startedAssessment } from './restClient.ts';

type Question = { id: string; options: { value: string }[] | null };
type Report = { riskResult: { level: string; score: number }; scored: boolean; euClass?: { name: string } };

const number = expect.any(Number);

const CASES = [
  {
    about: 'with the first option of each',
    jurisdiction: 'EU',
    answers: {},
    outcome: { scored: true, riskResult: { level: 'HIGH', score: 100 }, euClass: { name: 'prohibited' } },
  },
  {
    about: 'with the first option of each',
    jurisdiction: 'UK',
    answers: {},
    outcome: { scored: true, riskResult: { level: expect.stringMatching(/^(HIGH|MEDIUM|LOW)$/), score: number } },
  },
  {
    about: 'outside the Act',
    jurisdiction: 'EU',
    answers: { 'eu2-ai': 'no' },
    outcome: { scored: false, riskResult: { level: 'LOW', score: 0 }, euClass: { name: 'out-of-scope' } },
  },
] as const;

// A client that knows the specification only: lists the bank, answers all of it in its own order, completes and reads. The sample of the
// last outcome is in web/e2e/verdict.story.ts.
for (const { about, jurisdiction, answers, outcome } of isFull ? CASES : CASES.slice(0, -1))
  test(`a client that answers every ${jurisdiction} question, ${about}, gets its report`, async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    const { assessmentId } = await startedAssessment(client, jurisdiction);
    const chosen: Record<string, string> = answers;
    const questions = await ok<Question[]>(client.get(`/api/questions?jurisdiction=${jurisdiction}`));
    for (const { id: questionId, options } of questions.toReversed()) {
      const answer = chosen[questionId] ?? options?.[0]?.value ?? 'yes';
      await ok(client.post('/api/responses', { assessmentId, questionId, answer }));
    }
    const { responses } = await ok<{ responses: unknown[] }>(client.get(`/api/assessments/${assessmentId}`));
    expect(responses).toHaveLength(questions.length);
    expect(await ok(client.post(`/api/assessments/${assessmentId}/complete`))).toMatchObject({ status: 'completed' });
    const report = await ok<Report>(client.get(`/api/reports/${assessmentId}`));
    expect(report).toMatchObject(outcome);
    if (jurisdiction === 'EU') expect(report).toMatchObject({ estimatedFine: { min: number, max: number } });
    else expect(report).not.toHaveProperty('estimatedFine');
  });
