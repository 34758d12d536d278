import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { type FactsOnRecord, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { namesIn } from '@aicp/contracts/entities/field';
import { type SystemFields, systemFields } from '@aicp/contracts/entities/system';
import { SystemFilter } from '@aicp/contracts/inputs/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import type { RowPages } from '@aicp/service/process/csvText';
import { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { nextDate } from '../domain/ranking.ts';
import { countLedger, groupLedger, type LedgerGroup, listLedger } from '../store/ledger.ts';
import { SORTS } from '../store/ledgerSorts.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { listSystemFacts } from '../store/systemFacts.ts';
import type { AiSystem } from '../store/systems.ts';

/** The last reachable row: users filter instead of paging this far. */
const DEEPEST = 10_000;
const MAX_A_PAGE = 200;

const LedgerInput = z.object({
  jurisdiction: z.enum(['EU', 'UK']),
  filter: SystemFilter.nullish().transform(filter => filter ?? {}),
  sort: z.enum(SORTS),
  reversed: z.boolean(),
  first: z.int().min(1).max(MAX_A_PAGE),
  skip: z.int().min(0).max(DEEPEST),
});

export type Ledger = {
  counts: { all: number; high: number; medium: number; low: number; notAssessed: number };
  types: string[];
  matchCount: number;
  systems: AiSystem[];
};

/** A page of the table of systems, with the totals of all pages. As many reads for a long list as for a short one. */
export async function readLedger(ctx: RequestContext, input: unknown): Promise<Ledger> {
  const { organisationId } = signedIn(ctx.actor);
  const { jurisdiction, ...page } = parse(LedgerInput, input);
  const law = { organisationId, jurisdiction };
  const isWhole = Object.values(page.filter).every(value => !value);
  const [groups, matchCount, systems] = await Promise.all([
    groupLedger(law),
    isWhole ? undefined : countLedger(law, page.filter),
    listLedger(law, page),
  ]);
  const counts = countsOf(groups);
  const types = [...new Set(groups.flatMap(({ type }) => type || []))].sort();
  return { counts, types, matchCount: matchCount ?? counts.all, systems };
}

/** Outside the law a system counts as LOW, as in GET /api/systems. */
function countsOf(groups: readonly LedgerGroup[]): Ledger['counts'] {
  const count = (of: (group: LedgerGroup) => boolean) => groups.filter(of).reduce((sum, { count }) => sum + count, 0);
  const at = (wanted: LedgerGroup['level']) => count(({ level }) => level === wanted);
  return {
    all: count(() => true),
    high: at('HIGH'),
    medium: at('MEDIUM'),
    low: at('LOW'),
    notAssessed: at(null),
  };
}

/** As in an address: everything is text. */
const FileQuery = z.object({
  jurisdiction: z.enum(['EU', 'UK']).default('EU'),
  level: SystemFilter.shape.level,
  systemType: SystemFilter.shape.systemType,
  ownerId: SystemFilter.shape.ownerId,
  inProgress: z.stringbool().optional(),
  search: SystemFilter.shape.search,
  sort: z.enum(SORTS).default('newest'),
  reversed: z.stringbool().default(false),
});

const PAGE = 500;

/** The table of systems, page by page, each with its recorded facts: filtered and sorted as requested, by default like GET /api/systems. */
export function systemPages(
  ctx: RequestContext,
  query: unknown,
): AsyncIterable<{ system: AiSystem; facts: FactsOnRecord }[]> {
  const { organisationId } = signedIn(ctx.actor);
  const { jurisdiction, sort, reversed, ...filter } = parse(FileQuery, query);
  return pages();

  async function* pages() {
    for (let skip = 0; ; skip += PAGE) {
      const page = { filter, sort, reversed, first: PAGE, skip };
      const systems = await listLedger({ organisationId, jurisdiction }, page);
      const facts = await listSystemFacts(systems.map(({ id }) => id));
      yield systems.map((system, index) => ({ system, facts: facts[index] ?? {} }));
      if (systems.length < PAGE) return;
    }
  }
}

/** The table as rows of a file. */
export async function systemsFile(ctx: RequestContext, query: unknown): Promise<RowPages> {
  const pages = systemPages(ctx, query);
  const today = ctx.now().toISOString().slice(0, 10);
  const own = (await listOwnFields(signedIn(ctx.actor).organisationId)).map(({ name }) => ownName(name));
  return rows();

  async function* rows() {
    yield [[...COLUMNS, ...own]];
    for await (const page of pages)
      yield page.map(({ system, facts }) => [...lineOf(system, facts, today), ...own.map(name => facts[name])]);
  }
}

/** The names of the fields in GET /api/systems; those of the table follow, and recorded facts come last. */
const NAMES = namesIn(systemFields, 'csv');
const isOfPerson = (name: keyof SystemFields) => systemFields[name].kind === 'member';
const DESCRIBED = NAMES.filter(name => !isOfPerson(name));
const PEOPLE = NAMES.filter(isOfPerson);
const COLUMNS = [
  'id',
  ...DESCRIBED,
  'createdAt',
  'latestAssessment.id',
  'latestAssessment.riskLevel',
  'latestAssessment.scored',
  'latestAssessment.completedAt',
  ...PEOPLE,
  'latestAssessment.class',
  'latestAssessment.complianceScore',
  'latestAssessment.openGaps',
  'latestAssessment.nextDate',
  'openAssessmentId',
  ...systemFacts.map(({ name }) => name),
];

function lineOf(system: AiSystem, facts: FactsOnRecord, today: string): unknown[] {
  const { latestAssessment: latest } = system;
  const cellOf = (name: keyof SystemFields) => system[name];
  return [
    system.id,
    ...DESCRIBED.map(cellOf),
    system.createdAt.toISOString(),
    latest?.id,
    latest && (latest.scored ? latest.riskLevel : 'Not scored'),
    latest?.scored,
    latest?.completedAt.toISOString(),
    ...PEOPLE.map(cellOf),
    latest?.standing?.class,
    latest?.standing?.score,
    latest?.standing?.openGaps,
    latest?.standing && facts.status !== 'retired' && nextDate(latest.standing.dates, today),
    system.openAssessmentId,
    ...systemFacts.map(({ name }) => facts[name]),
  ];
}
