import { bankOf } from '@aicp/compliance/banks/banks';
import { banksInForce } from '@aicp/compliance/banks/banksInForce';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { bestAnswers } from '@aicp/compliance/scoring/bestAnswers';
import { valuesOf } from '@aicp/compliance/scoring/scoreOf';
import { createLogger } from '@aicp/service/process/logger';
import { context } from '@aicp/service/store/context';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { findLawChanges } from '../services/systems-assessment/src/use-cases/findLawChanges.ts';
import { followLaw } from '../services/systems-assessment/src/use-cases/followLaw.ts';
import { startProduct } from './startProduct.ts';
import { printTable } from './table.ts';

const SYSTEMS = Number(process.env.SYSTEMS ?? 10_000);
const PAGE = 500;
const OF_AN_ORGANISATION = 100;
const MB = 1024 ** 2;

/** How long one worker takes to work out what the law changes of so many systems, and what memory that takes. */
export async function lawMoves(): Promise<void> {
  const { stack } = await startProduct();
  const { mongodbUri } = stack.databases();
  const rows: string[][] = [];
  for (const version of ['eu-2024-08-01']) {
    await openMongo(mongodbUri, `bench_${version.replaceAll('-', '_')}`);
    await Promise.all(Object.values(mongoose.models).map(model => model.createIndexes()));
    await fill(version);
    const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
    redis.on('error', () => {});
    const ctx = context({ name: 'bench', redis, logger: createLogger('bench', 'silent') }, 'bench');
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 50);
    const [cpu, began] = [process.cpuUsage(), performance.now()];
    await followLaw(ctx, banksInForce());
    await findLawChanges(ctx, { run: 1 }, banksInForce());
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const changes = await mongoose.connection.collection('law_changes').countDocuments();
    const mails = await mongoose.connection.collection('outbox').countDocuments({ name: 'sendEmail' });
    rows.push([
      version,
      String(changes),
      String(mails),
      seconds.toFixed(1),
      ((user + system) / 1e6).toFixed(1),
      String(Math.round(most / MB)),
      String(Math.round((most - before) / MB)),
    ]);
    redis.disconnect();
    await closeMongo();
  }
  printTable(
    `What the law changes of ${SYSTEMS} systems`,
    ['assessed on', 'changes', 'mails', 's', 'CPU s', 'MB of RSS at most', 'of it added'],
    rows,
  );
}

/** Rows as a product writes them, with answers that differ from system to system. */
async function fill(version: string): Promise<void> {
  const sets = [...setsFor(bankOf(version))];
  const rowsOf = (name: string) => mongoose.connection.collection<{ _id: number | string }>(name);
  const completedAt = new Date('2026-11-21T12:00:00Z');
  for (let from = 1; from <= SYSTEMS; from += PAGE) {
    const ids = Array.from({ length: Math.min(PAGE, SYSTEMS - from + 1) }, (_, at) => from + at);
    const owner = (id: number) => ({
      userId: Math.ceil(id / OF_AN_ORGANISATION),
      organisationId: Math.ceil(id / OF_AN_ORGANISATION),
    });
    const about = (id: number) => ({ name: `System ${id}`, description: null, systemType: null, jurisdiction: 'EU' });
    await rowsOf('ai_systems').insertMany(
      ids.map(_id => ({
        _id,
        ...owner(_id),
        ...about(_id),
        createdAt: completedAt,
        latestAssessment: { id: _id, riskLevel: 'LOW', scored: true, completedAt },
      })),
    );
    await rowsOf('assessments').insertMany(
      ids.map(_id => ({
        _id,
        ...owner(_id),
        ...{
          aiSystemId: _id,
          jurisdiction: 'EU',
          bankVersion: version,
          status: 'completed',
          riskLevel: 'LOW',
          completedAt,
          createdAt: completedAt,
        },
        completion: {
          scoredOn: '2026-11-21',
          system: { id: _id, ...about(_id) },
          organisation: null,
          completedBy: _id,
        },
      })),
    );
    const responses = ids.flatMap(id =>
      Object.entries(sets[id % SETS] ?? {}).map(([questionId, answer], at) => ({
        ...{ _id: id * 1_000 + at, assessmentId: id, questionId, answer, score: 0 },
      })),
    );
    await rowsOf('responses').insertMany(responses);
    await rowsOf('members').insertMany(
      [...new Set(ids.map(id => owner(id).organisationId))].map(id => ({
        ...{ _id: `${id}-${id}`, organisationId: id, userId: id, role: 'owner', isFormer: false },
      })),
    );
  }
}

/** So many different sets; each system is scored by itself all the same. */
const SETS = 200;

function* setsFor(bank: ReturnType<typeof bankOf>): Generator<Record<string, string>> {
  for (let set = 0; set < SETS; set++) yield answersTo(bank, set);
}

/** Mostly ordinary, in the area of employment, with some of the answers turned by the number of the system. */
function answersTo(bank: ReturnType<typeof bankOf>, id: number): Record<string, string> {
  const answers = bestAnswers(bank, { 'eu2-role': 'both', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' });
  for (const [at, question] of applicable(bank, answers).entries()) {
    const values = valuesOf(question);
    if (values.includes('partial') && (id >> (at % 13)) % 2 === 1)
      answers[question.id] = values[at % values.length] ?? '';
  }
  return bestAnswers(bank, answers);
}
