import { startStack } from '@aicp/dev-stack/startStack';
import { type RestUser, signUp } from '@aicp/testing/restUser';
import mongoose from 'mongoose';
import { cpuSince } from './cpuTime.ts';
import { atEnd, temporaryFolder } from './ending.ts';
import { loadOf } from './load.ts';
import { type CpuByProcess, record } from './summary.ts';

const PEOPLE = 50;
const ROUNDS = 5;

type Question = { id: string; options: { value: string }[] | null };
type Row = { _id: number; rounds?: number };

/**
 * Fifty people each answer and complete an assessment in parallel. The baseline is the same number of bare transactions on the same
 * MongoDB with the same parallelism: one for each answer and for the completion, with two writes each.
 */
export async function wholeAssessments(): Promise<void> {
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true, web: false });
  atEnd(stack.stop);
  const url = await stack.ready;
  const people: RestUser[] = [];
  while (people.length < PEOPLE) people.push(await signUp(url));
  const client = await mongoose.mongo.MongoClient.connect(stack.databases().mongodbUri, { maxPoolSize: PEOPLE });
  atEnd(() => client.close());
  const questions = (await (await fetch(`${url}/api/questions?jurisdiction=EU`)).json()) as Question[];
  const transactions = questions.length + 1;
  const places = ['assessments', 'responses'].map(name => client.db('aicp_bench').collection<Row>(name));
  for (const place of places) await place.insertOne({ _id: -1 });

  /** One person's share of the bare transactions. */
  async function writeBarely(person: number, round: number): Promise<void> {
    for (let at = 0; at < transactions; at++) {
      await client.withSession(session =>
        session.withTransaction(async () => {
          for (const [which, place] of places.entries()) {
            const _id = which === 0 ? person : (round * PEOPLE + person) * transactions + at;
            await place.updateOne({ _id }, { $inc: { rounds: 1 } }, { session, upsert: true });
          }
        }),
      );
    }
  }

  const ours: number[] = [];
  const bare: number[] = [];
  const cpu: CpuByProcess[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ids = await Promise.all(people.map(person => person.begunAssessment('EU')));
    const used = cpuSince(stack);
    const played = await loadOf({
      url,
      people: people.map(({ cookie }, at) => ({
        cookie,
        requests: [
          ...questions.map(({ id: questionId, options }) => ({
            ...{ method: 'POST' as const, path: '/api/responses' },
            body: { assessmentId: ids[at], questionId, answer: options?.[0]?.value ?? 'yes' },
          })),
          { method: 'POST' as const, path: `/api/assessments/${ids[at]}/complete` },
        ],
      })),
    });
    const each = used(played.count);
    const before = performance.now();
    await Promise.all(people.map((_, person) => writeBarely(person, round)));
    const barely = (PEOPLE * transactions * 1_000) / (performance.now() - before);
    // The first round warms both up.
    if (round === 0) continue;
    cpu.push(each);
    ours.push(played.count / played.seconds);
    bare.push(barely);
  }
  record({
    name: `whole assessments of ${transactions} writes by ${PEOPLE} people at once, beside bare transactions`,
    ...{ unit: 'a second', ours, baseline: bare, cpu, goals: [{ of: 'ratio', least: 0.35 }] },
  });
}
