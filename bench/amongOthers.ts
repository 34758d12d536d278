import mongoose from 'mongoose';
import { compare } from './compare.ts';
import { atEnd } from './ending.ts';
import { answerTo, type Call, graphqlCall, load } from './load.ts';
import { untilAvailable } from './manySystems.ts';
import { startProduct } from './startProduct.ts';

/** The dashboard's first page, with everything that it shows in one operation. */
export const PAGE = `query Dashboard($sort: SystemSort!) { systemLedger(jurisdiction: EU, sort: $sort, first: 50) {
  counts { all high medium low notAssessed } types matchCount systems { id name description systemType jurisdiction createdAt
  openAssessmentId openAssessment { id responseCount questionCount } owner { id username } latestAssessment { id riskLevel scored
  completedAt class complianceScore openGaps nextDate } } } nextDays(jurisdiction: EU, first: 3) { date what } }`;

type Row = { _id: number; [field: string]: unknown };
/** The rows of one system that lists, the dashboard and reports read, and the fields of each row that contain its id. */
const KEPT: [database: string, collection: string, own: (id: number, row: Row) => object][] = [
  [
    'systems_assessment',
    'ai_systems',
    (id, row) => ({ latestAssessment: { ...(row.latestAssessment as object), id }, name: `System ${id % 977}` }),
  ],
  ['systems_assessment', 'assessments', id => ({ aiSystemId: id })],
  ['reporting', 'reports', (id, row) => ({ system: { ...(row.system as object), id } })],
  ['reporting', 'clocks', id => ({ systemId: id })],
  ['reporting', 'followed_reports', id => ({ systemId: id })],
  ['reporting', 'actions', id => ({ systemId: id })],
];

const OWN = 50;
const AN_ORGANISATION = 50;
const FEW = 1_000;
const SIZES = (process.env.SIZES ?? `${FEW},100000,1000000`).split(',').map(Number);
const FIRST = 10_000;
const OTHERS = 2_000_000;
const BATCH = 1_000;
const SECONDS = 2;

/**
 * Measures how long an organisation of 50 systems waits while others have ever more of them. It compares two products, of which one
 * grows. The organisation's own reports are complete. Those of others have no findings, because a million of them would be 40 GB.
 */
export async function amongOthers(): Promise<void> {
  const few = await startOrganisation();
  await few.addOthers(FEW);
  const many = await startOrganisation();
  for (const size of SIZES) {
    const started = performance.now();
    await many.addOthers(size);
    console.log(`\n${size.toLocaleString('en')} systems of others, after ${seconds(started)} s`);
    for (const [name, callOf] of Object.entries(ASKED)) {
      const contenders = [few, many].map(({ pids, others, ...organisation }) => {
        const call = callOf(organisation);
        const play = () => load(call, SECONDS);
        return { call, contender: { name: `among ${others().toLocaleString('en')}`, pid: pids, play } };
      });
      for (const { call } of contenders) await answerTo(call);
      for (const [at, { call, contender }] of contenders.entries())
        console.log(`${name} ${contender.name}: ${await [few, many][at]?.examinedBy(() => answerTo(call))}`);
      await compare(
        `${name}, 20 connections (CPU of gateway, services and MongoDB)`,
        contenders.map(({ contender }) => contender),
      );
    }
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

type Organisation = { url: string; cookie: string };
const ASKED: Record<string, (of: Organisation) => Call> = {
  'GET /api/systems, 50 of them': ({ url, cookie }) => ({
    url: `${url}/api/systems`,
    method: 'GET',
    headers: { cookie },
  }),
  "The dashboard's page": ({ url, cookie }) => graphqlCall(`${url}/graphql`, PAGE, { sort: 'openGaps' }, { cookie }),
  'GET /api/reports/:id': ({ url, cookie }) => ({
    url: `${url}/api/reports/${FIRST + OWN / 2}`,
    method: 'GET',
    headers: { cookie },
  }),
};

/** Starts a product with one organisation of 50 assessed systems, and a function that adds systems of others. */
async function startOrganisation() {
  const { stack, url, user } = await startProduct();
  const client = await mongoose.mongo.MongoClient.connect(stack.databases().mongodbUri);
  atEnd(() => client.close());
  const { id: organisationId } = (await (await user.get('/api/organisation')).json()) as { id: number };
  const kept = await Promise.all(
    KEPT.map(async ([database, name, own]) => {
      const rows = client.db(`aicp_${database}`).collection<Row>(name);
      const like = await untilAvailable(() => rows.findOne({}, { sort: { _id: 1 } }));
      return { rows, like, short: name === 'reports' ? { result: {} } : {}, own };
    }),
  );
  let last = FIRST;

  async function add(count: number, fieldsOf: (at: number) => object, isShort: boolean): Promise<void> {
    const first = last;
    last += count;
    const fill = async ({ rows, like, short, own }: (typeof kept)[number]) => {
      for (let from = 0; from < count; from += BATCH) {
        const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at): Row => {
          const _id = first + from + at;
          return { ...like, ...(isShort && short), ...own(_id, like), ...fieldsOf(from + at), _id };
        });
        await rows.insertMany(batch, { ordered: false, writeConcern: { w: 1, j: false } });
      }
    };
    await Promise.all(kept.map(fill));
  }
  await add(OWN, () => ({ organisationId }), false);

  const others = () => last - FIRST - OWN;
  return {
    url,
    cookie: user.cookie,
    pids: ['gateway', 'systems-assessment', 'reporting', 'MongoDB'].map(name => stack.child(name).pid()),
    others,
    /** The documents and keys that MongoDB examines during the work; unlike times, they do not depend on the machine's load. */
    async examinedBy(work: () => Promise<unknown>): Promise<string> {
      const read = ['aicp_systems_assessment', 'aicp_reporting'].map(name => client.db(name));
      for (const db of read) await db.command({ profile: 2 });
      await work();
      for (const db of read) await db.command({ profile: 0 });
      const profiled = await Promise.all(
        read.map(db =>
          db
            .collection('system.profile')
            .find({ op: { $ne: 'getmore' } })
            .toArray(),
        ),
      );
      for (const db of read) await db.collection('system.profile').drop();
      const asked = profiled.flat();
      const sum = (field: string) => asked.reduce((all, row) => all + (row[field] ?? 0), 0);
      return `${asked.length} commands, ${sum('keysExamined')} keys and ${sum('docsExamined')} rows examined`;
    },
    /** @param count the final number of other systems */
    addOthers: async (count: number) => {
      const before = others();
      const ownerOf = (at: number) => OTHERS + Math.floor((before + at) / AN_ORGANISATION);
      await add(count - before, at => ({ organisationId: ownerOf(at), userId: ownerOf(at) }), true);
    },
  };
}
