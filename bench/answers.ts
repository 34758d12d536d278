import { setTimeout as sleep } from 'node:timers/promises';
import { startStack } from '@aicp/dev-stack/startStack';
import { type RestUser, signUp } from '@aicp/testing/restUser';
import { cpuSince } from './cpuTime.ts';
import { atEnd, temporaryFolder } from './ending.ts';
import { type Asked, loadOf } from './load.ts';
import { OTHER_CORE } from './pinned.ts';
import { startServer } from './startServer.ts';
import { type CpuByProcess, record } from './summary.ts';

const PEOPLE = 20;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_SECONDS = 5;

type Question = { id: string; options: { value: string }[] | null };
type Requests = Asked['people'][number]['requests'];

/** Saves answers over REST, by users who each answer their own assessment and by members who answer the same one. */
export async function answers(): Promise<void> {
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true, web: false });
  atEnd(stack.stop);
  const url = await stack.ready;
  const bare = await startServer<string>(import.meta.resolve('./servers/bareServer.ts'), OTHER_CORE, {});
  const people: RestUser[] = [];
  while (people.length < PEOPLE) people.push(await signUp(url));
  const own = await Promise.all(people.map(person => person.answeredAssessment('EU')));
  const owner = await signUp(url);
  const shared = await owner.answeredAssessment('EU');
  const members: RestUser[] = [];
  while (members.length < PEOPLE) members.push(await signUp(url));
  const sessions = await joinAll(stack.inbox() ?? '', owner, members);

  const eachTheirOwn = async () =>
    Promise.all(people.map(async (person, at) => asking(person.cookie, await changes(person, own[at] ?? 0))));
  /** Each user has separate questions, so that no one saves an answer that another has just saved. */
  const allTheSame = async () => {
    const all = await changes(owner, shared);
    const half = all.length / 2;
    return sessions.map((cookie, at) =>
      asking(
        cookie,
        all.filter((_, place) => (place % half) % PEOPLE === at),
      ),
    );
  };
  const askBare = () =>
    loadOf({ url: bare.report, people: Array(PEOPLE).fill({ requests: [{ path: '/' }] }), seconds: SECONDS });
  const kinds = [
    { people: eachTheirOwn, rates: [] as number[], cpu: [] as CpuByProcess[], p99: [] as number[] },
    { people: allTheSame, rates: [] as number[], cpu: [] as CpuByProcess[], p99: [] as number[] },
  ];
  const floor: number[] = [];
  for (const kind of kinds) await loadOf({ url, people: await kind.people(), seconds: WARM_SECONDS });
  await askBare();
  for (let round = 0; round < ROUNDS; round++) {
    const { count, seconds } = await askBare();
    floor.push(count / seconds);
    for (const { people, rates, cpu, p99 } of kinds) {
      const asked = await people();
      const used = cpuSince(stack);
      const played = await loadOf({ url, people: asked, seconds: SECONDS });
      cpu.push(used(played.count));
      rates.push(played.count / played.seconds);
      p99.push(played.p99Ms);
    }
  }
  const [alone, together] = kinds;
  if (!alone || !together) return;
  const name = 'POST /api/responses, 20 people:';
  const unit = 'a second';
  record({
    ...{ name: `${name} each their own, beside a bare server`, unit, ours: alone.rates, baseline: floor },
    ...{ cpu: alone.cpu, goals: [{ of: 'CPU', most: 4.5 }] },
  });
  record({ name: `${name} p99`, unit: 'ms', ours: alone.p99 });
  record({
    ...{ name: `${name} all the same one, beside their own`, unit, ours: together.rates, baseline: alone.rates },
    ...{ cpu: together.cpu, goals: [{ of: 'CPU', most: 2.4 }] },
  });
}

const asking = (cookie: string, requests: Requests) => ({ cookie, requests });

/** Alternates for each question between a different answer and the stored one, so that every request changes something. */
async function changes(person: RestUser, assessmentId: number): Promise<Requests> {
  const read = async (path: string): Promise<unknown> => (await person.get(path)).json();
  const questions = (await read('/api/questions?jurisdiction=EU')) as Question[];
  const { responses } = (await read(`/api/assessments/${assessmentId}`)) as {
    responses: { questionId: string; answer: string }[];
  };
  const standing = new Map(responses.map(({ questionId, answer }) => [questionId, answer]));
  const save = ({ id: questionId }: Question, answer: string) => ({
    ...{ method: 'POST' as const, path: '/api/responses' },
    body: { assessmentId, questionId, answer },
  });
  const other = ({ id, options }: Question) =>
    (options?.map(({ value }) => value) ?? ['yes', 'no']).find(value => value !== standing.get(id)) ?? '';
  return [
    ...questions.map(question => save(question, other(question))),
    ...questions.map(question => save(question, standing.get(question.id) ?? '')),
  ];
}

type Mail = { subject: string; text: string };

/**
 * Makes people members of the owner's organisation with the right to answer, by the emailed links.
 * @returns their new sessions
 */
async function joinAll(inbox: string, owner: RestUser, people: readonly RestUser[]): Promise<string[]> {
  await owner.postUntilOk('/api/verify-email', { token: await tokenIn(inbox, owner, /verify your email address/i) });
  const sessions: string[] = [];
  for (const person of people) {
    await owner.postUntilOk('/api/organisation/invitations', { email: addressOf(person), role: 'contributor' });
    const token = await tokenIn(inbox, person, /invitation/i);
    const accepted = await person.post('/api/invitations/accept', { token });
    if (!accepted.ok) throw new Error(`accepting an invitation answered ${accepted.status}`);
    sessions.push(accepted.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  return sessions;
}

const addressOf = ({ username }: RestUser) => `${username}@example.com`;

async function tokenIn(inbox: string, person: RestUser, subject: RegExp): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    const mails = (await (
      await fetch(`${inbox}/email?to.address=${encodeURIComponent(addressOf(person))}`)
    ).json()) as Mail[];
    const text = mails.findLast(mail => subject.test(mail.subject))?.text ?? '';
    const [, token] = /#token=([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`${person.username} got no mail with ${subject}`);
}
