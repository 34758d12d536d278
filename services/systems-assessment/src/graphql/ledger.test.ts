import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { csvText } from '@aicp/service/process/csvText';
import { countCommands } from '@aicp/testing/countCommands';
import { guest, localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { NEVER_ASSESSED, type Ranking } from '../domain/ranking.ts';
import { advanceRankings } from '../use-cases/advanceRankings.ts';
import { systemsFile } from '../use-cases/readLedger.ts';

type Law = 'EU' | 'UK';
type Row = {
  name: string;
  latestAssessment: {
    class: string | null;
    complianceScore: number | null;
    openGaps: number | null;
    nextDate: string | null;
  } | null;
  openAssessment: { responseCount: number; questionCount: number } | null;
};
type Ledger = {
  counts: Record<'all' | 'high' | 'medium' | 'low' | 'notAssessed', number>;
  types: string[];
  matchCount: number;
  systems: Row[];
};

const LEDGER = `query ($law: Jurisdiction! = EU, $filter: SystemFilter, $sort: SystemSort! = newest, $reversed: Boolean! = false,
  $first: Int! = 50, $skip: Int! = 0) {
  systemLedger(jurisdiction: $law, filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {
    counts { all high medium low notAssessed } types matchCount
    systems { name latestAssessment { class complianceScore openGaps nextDate } openAssessment { responseCount questionCount } } } }`;
const anna = user(1);

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const ledgerOf = (actor: ReturnType<typeof user>, variables: object = {}) =>
  root<Ledger>(service.executeInTrial(actor, LEDGER, { ...variables }));
const named = ({ systems }: Ledger) => systems.map(({ name }) => name);
type Stored = { _id: number; urgency?: number; latestAssessment?: { standing: Ranking } };
const systems = () => mongoose.connection.collection<Stored>('ai_systems');

let lastId = 5_000;
/** A system as a database row. */
const rowOf = (organisationId: number, name: string, more: object = {}): Stored => ({
  _id: ++lastId,
  ...{ userId: 1, organisationId, name, version: 1, jurisdiction: 'EU', createdAt: new Date() },
  ...{ isArchived: false, urgency: NEVER_ASSESSED, ...more },
});

async function insert(...system: Parameters<typeof rowOf>): Promise<number> {
  const row = rowOf(...system);
  await systems().insertOne(row);
  return row._id;
}

/** The result of a completed assessment as stored in the database. */
function assessed(riskLevel: string, day: string, standing: Partial<Ranking['urgency']> | null, scored = true) {
  const urgency = { class: 2, level: 1, score: 0, gaps: 0, next: null, ...standing };
  return {
    id: ++lastId,
    riskLevel,
    scored,
    completedAt: new Date(day),
    standing: standing && { class: 'High-risk', score: 100, openGaps: urgency.gaps, dates: [], due: [], urgency },
  };
}

describe('the table of systems', () => {
  const bella = user(2);
  beforeAll(async () => {
    const of = organisationOf(2);
    await insert(of, 'Bot 10', { description: 'Answers customers (all)', systemType: 'Conversational AI', ownerId: 7 });
    await insert(of, 'bot 9', {
      systemType: 'Conversational AI',
      latestAssessment: assessed('LOW', '2026-03-01', { class: 1, level: 0, score: 10, gaps: 1, next: -20271202 }),
      openAssessmentId: 77,
      urgency: 5_000_001,
    });
    await insert(of, 'Áudit', {
      latestAssessment: assessed('HIGH', '2026-01-01', { class: 4, level: 2, score: 60, gaps: 9, next: -20281202 }),
      urgency: 6_001_009,
    });
    await insert(of, 'Lathe', {
      latestAssessment: assessed('LOW', '2026-04-01', { class: 0, level: -1, score: null }, false),
      urgency: 0,
    });
    // Registered in the United Kingdom, and on both lists.
    await insert(of, 'CV screen', {
      jurisdiction: 'UK',
      systemType: 'Recruitment/HR system',
      latestAssessment: assessed('HIGH', '2026-05-01', { class: 2, level: 2, gaps: 30 }),
      otherLaw: {
        jurisdiction: 'EU',
        latestAssessment: assessed('MEDIUM', '2026-02-01', { class: 3, level: 1, score: 30, gaps: 4, next: -20261202 }),
        openAssessmentId: null,
        urgency: 6_002_004,
      },
    });
    await insert(organisationOf(3), 'Somebody else’s');
  });

  it('is sorted by each column, most urgent first and never assessed last, or reversed', async () => {
    const orders = {
      urgency: ['CV screen', 'Áudit', 'bot 9', 'Bot 10', 'Lathe'],
      newest: ['CV screen', 'Lathe', 'Áudit', 'bot 9', 'Bot 10'],
      name: ['Áudit', 'bot 9', 'Bot 10', 'CV screen', 'Lathe'],
      class: ['Áudit', 'CV screen', 'bot 9', 'Lathe', 'Bot 10'],
      level: ['Áudit', 'CV screen', 'bot 9', 'Lathe', 'Bot 10'],
      score: ['Áudit', 'CV screen', 'bot 9', 'Lathe', 'Bot 10'],
      openGaps: ['Áudit', 'CV screen', 'bot 9', 'Lathe', 'Bot 10'],
      nextDate: ['CV screen', 'bot 9', 'Áudit', 'Lathe', 'Bot 10'],
      lastAssessed: ['Bot 10', 'Áudit', 'CV screen', 'bot 9', 'Lathe'],
      progress: ['bot 9', 'CV screen', 'Lathe', 'Áudit', 'Bot 10'],
    };
    for (const [sort, names] of Object.entries(orders)) {
      expect([sort, named(await ledgerOf(bella, { sort }))]).toEqual([sort, names]);
      expect(named(await ledgerOf(bella, { sort, reversed: true }))).toEqual([...names].reverse());
      // Each system appears once across the pages.
      const pages = await Promise.all([0, 2, 4].map(skip => ledgerOf(bella, { sort, first: 2, skip })));
      expect(pages.flatMap(named)).toEqual(names);
    }
  });

  it('counts the whole list by level, whatever is filtered, and what matches', async () => {
    // Outside the law: low, as in REST.
    const counts = { all: 5, high: 1, medium: 1, low: 2, notAssessed: 1 };
    expect(await ledgerOf(bella)).toMatchObject({
      counts,
      types: ['Conversational AI', 'Recruitment/HR system'],
      matchCount: 5,
    });
    const found = async (filter: object) => {
      const ledger = await ledgerOf(bella, { filter, sort: 'name' });
      expect(ledger.counts).toEqual(counts);
      expect(ledger.matchCount).toBe(ledger.systems.length);
      return named(ledger);
    };
    expect(await found({ level: 'HIGH' })).toEqual(['Áudit']);
    expect(await found({ level: 'MEDIUM' })).toEqual(['CV screen']);
    expect(await found({ level: 'LOW' })).toEqual(['bot 9', 'Lathe']);
    expect(await found({ level: 'NOT_ASSESSED' })).toEqual(['Bot 10']);
    expect(await found({ systemType: 'Conversational AI' })).toEqual(['bot 9', 'Bot 10']);
    expect(await found({ ownerId: '7' })).toEqual(['Bot 10']);
    expect(await found({ inProgress: true })).toEqual(['bot 9']);
    expect(await found({ search: ' BOT  customers ' })).toEqual(['Bot 10']);
    expect(await found({ search: '(all)' })).toEqual(['Bot 10']);
    expect(await found({ search: 'recruitment', level: 'HIGH' })).toEqual([]);
    expect(named(await ledgerOf(bella, { law: 'UK', filter: { level: 'HIGH' } }))).toEqual(['CV screen']);
  });

  it('is refused to guests, and beyond its limits', async () => {
    expect((await service.execute(guest, LEDGER)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const wrong of [{ first: 201 }, { first: 0 }, { skip: -1 }, { skip: 10_001 }])
      expect((await service.execute(bella, LEDGER, wrong)).errors[0]?.code).toBe('INVALID');
  });

  it('takes as many database commands with 1,000 systems as with 10', async () => {
    const clara = user(4);
    const grow = async (count: number) => {
      const there = await systems().countDocuments({ organisationId: organisationOf(4) });
      const rows = Array.from({ length: count - there }, (_, at) => rowOf(organisationOf(4), `System ${there + at}`));
      await systems().insertMany(rows);
    };
    const ask = (count: number) => async () =>
      expect((await ledgerOf(clara, { sort: 'openGaps', filter: { search: 'system' } })).matchCount).toBe(count);
    await grow(10);
    const few = await countCommands(ask(10));
    await grow(1_000);
    expect(await countCommands(ask(1_000))).toEqual(few);
    expect(few).toEqual(['ai_systems.aggregate', 'ai_systems.countDocuments', 'ai_systems.find', 'ai_systems.find']);
  });

  it('reads no more rows than it shows, in any order', async () => {
    const match = { organisationId: organisationOf(4), jurisdiction: 'EU' };
    for (const path of [
      'urgency',
      ...['gaps', 'next', 'level', 'class'].map(of => `latestAssessment.standing.urgency.${of}`),
    ]) {
      const plan = await systems()
        .find(match)
        .sort({ [path]: -1, _id: -1 })
        .limit(50)
        .explain('executionStats');
      expect([path, plan.executionStats.totalDocsExamined]).toEqual([path, 50]);
    }
  });
});

describe('a system in the table', () => {
  const made = async (query: string, input: object) =>
    (await root<{ id: string }>(service.executeInTrial(anna, query, { input }))).id;
  const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
  const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
  const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id riskLevel } }';
  const create = (law: Law, name: string) =>
    made('mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }', { name, jurisdiction: law });
  const answersTo = (law: Law) =>
    Object.entries(compliantAnswers(currentBank(law), law === 'EU' ? { 'eu2-d-4': 'partial' } : {})).map(
      ([questionId, answer]) => ({ questionId, answer }),
    );
  async function assess(systemId: string, law: Law) {
    const id = await made(START, { aiSystemId: systemId, jurisdiction: law });
    await root(service.executeInTrial(anna, SAVE, { input: { assessmentId: id, answers: answersTo(law) } }));
    await root(service.executeInTrial(anna, COMPLETE, { id }));
  }
  const only = async (law: Law, name: string) =>
    (await ledgerOf(anna, { law })).systems.find(system => system.name === name);

  it('shows class, score, gaps and next date of its latest result, and the progress of the next assessment', async () => {
    const id = await create('EU', 'Forecast');
    await assess(id, 'EU');
    expect(await only('EU', 'Forecast')).toMatchObject({
      latestAssessment: {
        class: expect.any(String),
        complianceScore: expect.any(Number),
        openGaps: expect.any(Number),
      },
      openAssessment: null,
    });
    const assessmentId = await made(START, { aiSystemId: id });
    const [first] = answersTo('EU');
    await root(service.executeInTrial(anna, SAVE, { input: { assessmentId, answers: [first] } }));
    const { openAssessment } = (await only('EU', 'Forecast')) ?? {};
    expect(openAssessment).toMatchObject({ responseCount: 1 });
    expect(openAssessment?.questionCount).toBeGreaterThan(1);
  });

  it('gets a new next date and urgency for sorting once the previous date has passed', async () => {
    const due = ['2025-02-02', '2027-12-02'].map((from, at) => ({ from, count: at + 1 }));
    const standing = { class: 'High-risk', score: 100, openGaps: 3, dates: ['2026-12-02', '2027-12-02'], due };
    const urgency = { class: 3, level: 2, score: 0, gaps: 3, next: -20261202 };
    const latest = { ...assessed('HIGH', '2026-11-01', {}), standing: { ...standing, urgency } };
    const id = await insert(organisationOf(9), 'Screening', { latestAssessment: latest });
    const row = async () => await systems().findOne({ _id: id });
    const next = async () => (await row())?.latestAssessment?.standing.urgency.next;
    const on = (day: string) => advanceRankings({ now: () => new Date(`${day}T00:05:00Z`) });
    await on('2026-12-01');
    expect(await next()).toBe(-20261202);
    await on('2026-12-02');
    expect([await next(), (await row())?.urgency]).toEqual([-20271202, 6_001_003]);
    await on('2027-12-02');
    expect([await next(), (await row())?.urgency]).toEqual([null, 6_003_003]);
  });
});

describe('the table as a file', () => {
  const file = async (query: object, actor = user(5)) => {
    const ctx = contextOf(service.app, { trial: true, reading: service.reading })({
      actor,
      client: localClient,
      requestId: 'file',
    });
    let text = '';
    for await (const lines of await systemsFile(ctx, query)) text += csvText(lines);
    return text;
  };

  it('has the list’s fields, no formulas, and the filtered systems', async () => {
    const of = organisationOf(5);
    await insert(of, '=HYPERLINK("http://x")', { description: 'Says "hello"', applicableRegulators: ['ICO', 'MHRA'] });
    await insert(of, 'Screening', { latestAssessment: assessed('HIGH', '2026-01-01', { gaps: 3 }), sector: 'Retail' });
    const [head = '', first = '', second, end] = (await file({})).split('\r\n');
    expect(head).toMatch(/^id,name,description,systemType,jurisdiction,sector,applicableRegulators,/);
    const cells = first.split(',');
    expect(cells).toHaveLength(head.split(',').length);
    expect(Object.fromEntries(head.split(',').map((name, at) => [name, cells[at]]))).toMatchObject({
      name: 'Screening',
      description: '',
      jurisdiction: 'EU',
      sector: 'Retail',
      'latestAssessment.riskLevel': 'HIGH',
      'latestAssessment.scored': 'true',
      'latestAssessment.completedAt': '2026-01-01T00:00:00.000Z',
      ownerId: '',
      'latestAssessment.class': 'High-risk',
      'latestAssessment.complianceScore': '100',
      'latestAssessment.openGaps': '3',
      'latestAssessment.nextDate': '',
    });
    expect(second).toContain(`"'=HYPERLINK(""http://x"")","Says ""hello""",,EU,,ICO;MHRA,`);
    expect(end).toBe('');
    expect(await file({ level: 'HIGH', inProgress: 'false' })).not.toContain('HYPERLINK');
    expect((await file({ jurisdiction: 'UK' })).split('\r\n')).toHaveLength(2);
    expect(await file({}, user(6))).not.toContain('Screening');
    await expect(file({ sort: 'nonsense' })).rejects.toMatchObject({ code: 'INVALID' });
  });
});
