import { startStack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import mongoose from 'mongoose';
import { atEnd } from './ending.ts';
import { temporaryFolder } from './temporaryFolder.ts';

type Row = { _id: number; organisationId?: number; [field: string]: unknown };

/** Somebody who is signed in, with systems of their own; the first of them is assessed. */
export type Person = { cookie: string; systemId: number; reportId: number };

/** The people's ids begin here, a thousand for each. */
const FIRST = 100_000;

/**
 * The whole product, with every limit as it is shipped, and so many people who are signed in. What they have are copies of what one
 * more person really made: a system, its assessment and the report. With CPU_PROFILES each process leaves a profile in that folder.
 */
export async function startWithPeople(count: number, systemsEach: number) {
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
  await copy('reporting', 'reports', like =>
    people.map(({ reportId, owner }) => ({ ...like, ...owner, _id: reportId })),
  );
  return { stack, url, people: people as Person[] };
}
