import { signUp } from '@aicp/testing/restUser';
import mongoose from 'mongoose';
import { compare } from './compare.ts';
import { atEnd } from './ending.ts';
import { answerTo, graphqlCall, load } from './load.ts';
import { startProduct } from './startProduct.ts';

const SECONDS = 2;
/** A page has 50. */
const SIZES = [10, 50, 1_000, 10_000];
export const PAGE = `query Dashboard($sort: SystemSort!) { systemLedger(jurisdiction: EU, sort: $sort, first: 50) {
  counts { all high medium low notAssessed } types matchCount systems { id name description systemType jurisdiction createdAt
  openAssessmentId openAssessment { id responseCount questionCount } owner { id username } latestAssessment { id riskLevel scored
  completedAt class complianceScore openGaps nextDate } } } nextDays(jurisdiction: EU, first: 3) { date what } }`;

/** The first page of the dashboard, by how many systems there are: everything that it draws, in one operation. */
export async function dashboardPage(): Promise<void> {
  const { stack, url } = await startProduct();
  const client = await mongoose.mongo.MongoClient.connect(stack.databases().mongodbUri);
  atEnd(() => client.close());
  const pids = ['gateway', 'systems-assessment'].map(name => stack.child(name).pid());
  const rows = client
    .db('aicp_systems_assessment')
    .collection<{ _id: number; latestAssessment: { standing: { urgency: object } } }>('ai_systems');
  const pattern = await rows.findOne({});
  if (!pattern) throw new Error('there is no system to copy');
  const { standing, ...latest } = pattern.latestAssessment;
  const latestOf = (id: number, at: number) => ({
    ...latest,
    id,
    standing: { ...standing, urgency: { ...standing.urgency, gaps: at % 13 } },
  });

  let lastId = 1_000;
  const pages: { size: number; pageBy: (sort: string) => ReturnType<typeof graphqlCall> }[] = [];
  for (const size of SIZES) {
    const { cookie } = await signUp(url);
    const { id: organisationId } = (await (await fetch(`${url}/api/organisation`, { headers: { cookie } })).json()) as {
      id: number;
    };
    const copies = Array.from({ length: size }, (_, at) => {
      const _id = ++lastId;
      return {
        ...pattern,
        _id,
        organisationId,
        name: `System ${at % 7} of ${at}`,
        latestAssessment: latestOf(_id, at),
      };
    });
    await rows.insertMany(copies);
    pages.push({ size, pageBy: sort => graphqlCall(`${url}/graphql`, PAGE, { sort }, { cookie }) });
  }

  for (const sort of ['newest', 'openGaps', 'name']) {
    for (const { pageBy } of pages) await answerTo(pageBy(sort));
    await compare(
      `The dashboard's first page by ${sort}, 20 connections (CPU of gateway and service)`,
      pages.map(({ size, pageBy }) => ({
        name: `${size.toLocaleString('en-GB')} systems`,
        pid: pids,
        play: () => load(pageBy(sort), SECONDS),
      })),
    );
  }
}
