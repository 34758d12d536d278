import { startStack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import mongoose from 'mongoose';
import { cpuSince } from './cpuTime.ts';
import { atEnd, temporaryFolder } from './ending.ts';
import { loadOf } from './load.ts';
import { OTHER_CORE } from './pinned.ts';
import { startServer } from './startServer.ts';
import { type CpuByProcess, type Figure, record } from './summary.ts';

const PEOPLE = 20;
const SYSTEMS_EACH = 50;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_SECONDS = 6;

type Read = { name: string; path(person: Person): string; mostCpuMs?: number; shareOfFloor?: number };
const READS: Read[] = [
  { name: 'list of 50 systems', path: () => '/api/systems', mostCpuMs: 2.6, shareOfFloor: 1 / 75 },
  { name: '/api/user', path: () => '/api/user', mostCpuMs: 1.6, shareOfFloor: 1 / 60 },
  { name: 'one system', path: ({ systemId }) => `/api/systems/${systemId}`, mostCpuMs: 1.2, shareOfFloor: 1 / 45 },
  { name: 'a report', path: ({ reportId }) => `/api/reports/${reportId}`, mostCpuMs: 2.6, shareOfFloor: 1 / 80 },
  { name: '/api/questions', path: () => '/api/questions' },
];

/** Measures reads: requests a second next to a bare HTTP server in the same round, and CPU time of every process. */
export async function reads(): Promise<void> {
  const { stack, url, people } = await startWithPeople(PEOPLE, SYSTEMS_EACH);
  const bare = await startServer<string>(import.meta.resolve('./servers/bareServer.ts'), OTHER_CORE, {});
  const ask = ({ path }: Read, seconds: number) => {
    const asking = people.map(person => ({ cookie: person.cookie, requests: [{ path: path(person) }] }));
    return loadOf({ url, people: asking, seconds });
  };
  const nobody = { requests: [{ path: '/' }] };
  const askBare = () => loadOf({ url: bare.report, people: Array(PEOPLE).fill(nobody), seconds: SECONDS });

  for (const read of READS) await ask(read, WARM_SECONDS);
  await askBare();
  const rounds = READS.map(read => ({ read, ours: [] as number[], cpu: [] as CpuByProcess[] }));
  const baseline: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await askBare();
    baseline.push(floor.count / floor.seconds);
    for (const { read, ours, cpu } of rounds) {
      const used = cpuSince(stack);
      const { count, seconds } = await ask(read, SECONDS);
      cpu.push(used(count));
      ours.push(count / seconds);
    }
  }
  for (const { read, ours, cpu } of rounds)
    record({ name: `REST, 20 people: ${read.name}`, unit: 'a second', ours, baseline, cpu, goals: goalsOf(read) });
}

const goalsOf = ({ mostCpuMs, shareOfFloor }: Read): Figure['goals'] => [
  ...(shareOfFloor === undefined ? [] : [{ of: 'ratio' as const, least: shareOfFloor }]),
  ...(mostCpuMs === undefined ? [] : [{ of: 'CPU' as const, most: mostCpuMs }]),
];

type Row = { _id: number; organisationId?: number; [field: string]: unknown };

/** A signed-in user with their own systems, of which the first is assessed. */
type Person = { cookie: string; systemId: number; reportId: number };

/** The users' ids begin here, with a thousand for each. */
const FIRST = 100_000;

/**
 * Starts the whole product with its default limits and the given number of signed-in users. Their systems, assessments and reports are
 * copies of those that one further user really created. With CPU_PROFILES each process writes a profile into that folder.
 */
async function startWithPeople(count: number, systemsEach: number) {
  const profiles = process.env.CPU_PROFILES;
  const env = profiles ? { NODE_OPTIONS: `--max-semi-space-size=4 --cpu-prof --cpu-prof-dir=${profiles}` } : {};
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true, web: false, env });
  atEnd(stack.stop);
  const url = await stack.ready;
  const model = await signUp(url);
  const modelId = await model.answeredAssessment('EU');
  await model.postUntilOk(`/api/assessments/${modelId}/complete`);
  await model.getUntilOk(`/api/reports/${modelId}`);

  const client = await mongoose.mongo.MongoClient.connect(stack.databases().mongodbUri);
  atEnd(() => client.close());
  const rowsOf = (service: string, name: string) => client.db(`aicp_${service}`).collection<Row>(name);
  async function copy(service: string, name: string, make: (like: Row) => Row[]): Promise<void> {
    const like = await rowsOf(service, name).findOne({});
    if (!like) throw new Error(`nothing is in aicp_${service}.${name}`);
    await rowsOf(service, name).insertMany(make(like));
  }

  const people: (Person & { owner: object })[] = [];
  for (let at = 0; at < count; at++) {
    const { username, cookie } = await signUp(url);
    const account = await rowsOf('identity', 'users').findOne({ username });
    const owner = { userId: account?._id, organisationId: account?.organisationId };
    const id = FIRST + at * 1_000;
    people.push({ cookie, systemId: id, reportId: id, owner });
  }
  await copy('systems_assessment', 'ai_systems', like =>
    people.flatMap(({ systemId, owner }) =>
      Array.from({ length: systemsEach }, (_, more) => ({ ...like, ...owner, _id: systemId + more })),
    ),
  );
  await copy('systems_assessment', 'assessments', like =>
    people.map(({ systemId, reportId, owner }) => ({ ...like, ...owner, _id: reportId, aiSystemId: systemId })),
  );
  const completed = (like: Row) =>
    people.map(({ systemId, reportId, owner }) => {
      const system = { ...(like.system as object), id: systemId };
      return { ...like, ...owner, _id: reportId, system };
    });
  await copy('reporting', 'reports', completed);
  // A report states the proofs of its duties, which documents answers once it knows the assessment.
  await copy('documents', 'subjects', completed);
  return { stack, url, people: people as Person[] };
}
