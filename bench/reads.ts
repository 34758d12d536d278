import { cpuSince } from './cpuByProcess.ts';
import { loadOf } from './load.ts';
import { type Person, startWithPeople } from './people.ts';
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

/** What reading costs: requests a second beside a bare HTTP server's of the same round, and CPU time of every process. */
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
