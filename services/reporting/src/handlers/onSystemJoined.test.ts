import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import {
  AssessmentCompleted,
  type AssessmentCompletedData,
  SystemDeleted,
  SystemsMerged,
} from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { completedCase } from '../../testing/goldenFiled.ts';
import { hashOf } from '../domain/hashOf.ts';
import { reportOf } from '../domain/reportOf.ts';
import { listReports } from '../store/reports.ts';
import { handlers } from './index.ts';

const ORGANISATION = 1;
const RUNS = process.env.PROOF === 'full' ? 300 : 15;

let app: TestService;
beforeAll(async () => {
  app = await openTestService('reporting');
});
afterAll(() => app.stop());

/** The UK answers leave one action open. */
const GAPS = { 'uk-a4': 'unsure' };

const templates = {
  EU: templateOf('eu-2026-11-27'),
  UK: templateOf('uk-2026-11-27'),
};

function templateOf(version: string) {
  const bank = bankOf(version);
  return completedCase({ name: version, bank, answers: compliantAnswers(bank, GAPS) }, 1);
}

function completedEvent(
  assessmentId: number,
  systemId: number,
  law: 'EU' | 'UK',
  day: number,
): AssessmentCompletedData {
  const { system, ...template } = templates[law];
  const completedAt = new Date(Date.UTC(2026, 10, day, 10)).toISOString();
  return { ...template, assessmentId, completedAt, system: { ...system, id: systemId, name: `The ${law} record` } };
}

type Heard = { event: { name: string }; data: object };
const hear = ({ event, data }: Heard) => deliverTo(handlers, event, context(app, 'request-1'), data);
const mergeEvent = (keptId: number, goneId: number): Heard => ({
  event: SystemsMerged,
  data: { userId: 1, organisationId: ORGANISATION, keptId, goneId },
});
type Row = { _id: number; systemId: number; text: string };
const rowsOf = (name: string, base: number) =>
  mongoose.connection
    .collection<Row>(name)
    .find({ _id: { $gte: base, $lt: base + 100 } })
    .sort({ _id: 1 })
    .toArray();

/** Two assessments of each record, and one after the merge, under the merged record's law. */
function historyOf(base: number) {
  const [kept, gone] = [base + 1, base + 2];
  const completions = [
    completedEvent(base + 10, kept, 'EU', 1),
    completedEvent(base + 11, gone, 'UK', 2),
    completedEvent(base + 12, gone, 'UK', 3),
    completedEvent(base + 13, kept, 'EU', 4),
    completedEvent(base + 14, kept, 'UK', 5),
  ];
  return { kept, gone, completions };
}

let base = 1_000;

/** Every event once, and some again, in any order. */
const shuffled = (count: number) =>
  fc
    .array(fc.nat(count - 1), { maxLength: 6 })
    .chain(again =>
      fc.shuffledSubarray(
        [...Array(count).keys(), ...again].map((which, at) => ({ which, at })),
        {
          minLength: count + again.length,
        },
      ),
    )
    .map(order => order.map(({ which }) => which));

it('a kept record has the reports of both records, in whatever order and however often events arrive', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled(6), async order => {
      base += 100;
      const { kept, gone, completions } = historyOf(base);
      const news = [...completions.map(data => ({ event: AssessmentCompleted, data })), mergeEvent(kept, gone)];
      for (const at of order) await hear(news[at] as Heard);
      const reports = await listReports(
        ORGANISATION,
        completions.map(({ assessmentId }) => assessmentId),
      );
      expect(reports.map(report => report?.system.id)).toEqual([kept, kept, kept, kept, kept]);
      const filed = await rowsOf('canonical_reports', base);
      expect(filed.map(({ systemId }) => systemId)).toEqual([kept, kept, kept, kept, kept]);
      // Filed and approved documents keep the number and name of that time.
      expect(filed.map(({ text }) => JSON.parse(text).system)).toEqual(completions.map(({ system }) => system));
      expect(reports.map(report => report && hashOf(report))).toEqual(completions.map(data => hashOf(reportOf(data))));
      // Actions follow the latest report of each law.
      expect(await app.rows('actions', { systemId: gone })).toEqual([]);
      const open = await app.rows('actions', { systemId: kept, state: { $ne: 'closed' } });
      expect(new Set(open.map(({ reportId }) => reportId))).toEqual(new Set([base + 14]));
      const asked = open.map(({ jurisdiction, dutyId, questionId }) => `${jurisdiction} ${dutyId} ${questionId}`);
      expect(asked).toHaveLength(new Set(asked).size);
      const clocks = await rowsOf('clocks', base);
      expect(clocks.map(({ _id, systemId }) => [_id, systemId])).toEqual(
        [base + 13, base + 14].filter(id => isDated(completions, id)).map(id => [id, kept]),
      );
    }),
    { numRuns: RUNS },
  );
}, 300_000);

const isDated = (completions: AssessmentCompletedData[], id: number) => {
  const result = completions.find(({ assessmentId }) => assessmentId === id)?.result;
  return !!result && 'clocks' in result && result.clocks.length > 0;
};

it('nothing of a record merged into a deleted one returns, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled(7), async order => {
      base += 100;
      const { kept, gone, completions } = historyOf(base);
      const news = [
        ...completions.map(data => ({ event: AssessmentCompleted, data })),
        mergeEvent(kept, gone),
        { event: SystemDeleted, data: { userId: 1, organisationId: ORGANISATION, version: 3, systemId: kept } },
      ];
      for (const at of order) await hear(news[at] as Heard);
      for (const name of ['reports', 'canonical_reports', 'clocks', 'reviews'])
        expect(await rowsOf(name, base)).toEqual([]);
      for (const name of ['actions', 'action_comments', 'followed_reports'])
        expect(await app.rows(name, { systemId: { $in: [kept, gone] } })).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}, 300_000);

it('a record merged into a merged one belongs to the last, in any order of events', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    base += 100;
    const { kept, gone, completions } = historyOf(base);
    const last = base + 3;
    const [before, after] = completions.filter(({ system }) => system.id === gone);
    await hear({ event: AssessmentCompleted, data: before ?? {} });
    const news = [mergeEvent(kept, gone), mergeEvent(last, kept)];
    for (const at of order) await hear(news[at] as Heard);
    await hear({ event: AssessmentCompleted, data: after ?? {} });
    const filed = await rowsOf('canonical_reports', base);
    expect(filed.map(({ systemId, text }) => [systemId, JSON.parse(text).system.id])).toEqual([
      [last, gone],
      [last, gone],
    ]);
  }
});

it('a merge does not move another organisation’s rows', async () => {
  base += 100;
  const { kept, gone, completions } = historyOf(base);
  for (const data of completions) await hear({ event: AssessmentCompleted, data });
  const { data } = mergeEvent(kept, gone);
  await hear({ event: SystemsMerged, data: { ...data, organisationId: 2 } });
  const filed = await rowsOf('canonical_reports', base);
  expect(filed.map(({ systemId }) => systemId)).toEqual([kept, gone, gone, kept, kept]);
});
