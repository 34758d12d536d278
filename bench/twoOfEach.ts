import type { Stack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import { startTwo } from '@aicp/testing/startTwo';
import { PAGE } from './amongOthers.ts';
import { compare, type Round } from './compare.ts';
import { atEnd, temporaryFolder } from './ending.ts';
import { answerTo, type Call, graphqlCall, load } from './load.ts';

const SECONDS = 2;
const PROCESSES = ['gateway', 'identity', 'systems-assessment', 'reporting', 'billing', 'documents', 'admin'];
const DATABASES = ['MongoDB', 'Redis'];

/** Compares one gateway with its services, and two gateways with two of each service, under the same load and on the same databases. */
export async function twoOfEach(): Promise<void> {
  const { stacks, urls, stop } = await startTwo({ dataDir: temporaryFolder(), trial: true });
  atEnd(stop);
  const [first, second] = stacks;
  const pidsOf = (stack: Stack) => PROCESSES.map(name => stack.child(name).pid());
  const databases = DATABASES.map(name => first.child(name).pid());
  const user = await signUp(urls[0]);
  const headers = { cookie: user.cookie };
  const assessmentId = await user.answeredAssessment('EU');
  await user.postUntilOk(`/api/assessments/${assessmentId}/complete`);
  await user.getUntilOk(`/api/reports/${assessmentId}`);
  const open = await user.answeredAssessment('EU');
  const asked = await user.get('/api/questions?jurisdiction=EU');
  const [question] = (await asked.json()) as { id: string; options: { value: string }[] | null }[];
  const answer = JSON.stringify({
    assessmentId: open,
    questionId: question?.id,
    answer: question?.options?.[0]?.value ?? 'yes',
  });
  const json = { ...headers, 'content-type': 'application/json' };

  const calls: Record<string, (url: string) => Call> = {
    'GET /api/systems': url => ({ url: `${url}/api/systems`, method: 'GET', headers }),
    "The dashboard's page": url => graphqlCall(`${url}/graphql`, PAGE, { sort: 'openGaps' }, headers),
    'GET /api/reports/:id': url => ({ url: `${url}/api/reports/${assessmentId}`, method: 'GET', headers }),
    'POST /api/responses, an answer saved': url => ({
      url: `${url}/api/responses`,
      method: 'POST',
      headers: json,
      body: answer,
    }),
  };
  for (const [name, callOf] of Object.entries(calls)) {
    for (const url of urls) await answerTo(callOf(url));
    const share = (...both: string[]) => Promise.all(both.map(url => load(callOf(url), SECONDS))).then(together);
    await compare(`${name}, 40 connections (CPU of gateways, services and databases)`, [
      {
        name: 'one of each',
        pid: [...pidsOf(first), ...databases],
        play: () => share(urls[0], urls[0]),
      },
      {
        name: 'two of each',
        pid: [...pidsOf(first), ...pidsOf(second), ...databases],
        play: () => share(...urls),
      },
    ]);
  }
}

/** Combines parallel rounds into one; the slower half determines the latency. */
function together(rounds: Round[]): Round {
  return {
    count: rounds.reduce((sum, { count }) => sum + count, 0),
    seconds: Math.max(...rounds.map(({ seconds }) => seconds)),
    p50Ms: Math.max(...rounds.map(({ p50Ms }) => p50Ms)),
    p97Ms: Math.max(...rounds.map(({ p97Ms }) => p97Ms)),
  };
}
