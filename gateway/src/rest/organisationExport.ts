import { Readable } from 'node:stream';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import { namesIn } from '@aicp/contracts/entities/field';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { type Sheet, WORKBOOK_TYPE, workbookOf } from '@aicp/service/process/workbookOf';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import type { SessionActors } from '../session.ts';
import { failures, file, securityOf } from './answers.ts';
import { type Ask, askGraph, askOf, documentOf, jsonOf, type Page, pagesOf } from './export.ts';

const Query = z.object({ format: z.enum(['json', 'xlsx'], 'must be json or xlsx').default('json') });

/** Collections by service. All other data of identity and billing, and the log, belongs to single users and is in their exports. */
const contents: Partial<Record<ServiceName, readonly string[] | 'everything'>> = {
  identity: ['organisation', 'members', 'domains', 'singleSignOn', 'links'],
  'systems-assessment': 'everything',
  reporting: 'everything',
  documents: 'everything',
  billing: ['customers', 'purchases'],
};

type Row = Record<string, unknown>;
type Table = { name: string; of: [ServiceName, string]; columns: readonly string[]; rows?: (row: Row) => unknown[][] };

const DUTY_COLUMNS = ['id', 'answer', 'answeredBy', 'answeredAt', 'reviewOn'] as const;

/** The sheets of the workbook. All other data is only in the JSON file. */
const tables: readonly Table[] = [
  {
    name: 'Systems',
    of: ['systems-assessment', 'systems'],
    columns: [
      ...['id', 'name', 'description', 'systemType', 'jurisdiction', 'sector', 'applicableRegulators', 'ownerId'],
      ...['reviewerId', 'createdAt', 'latestAssessment.riskLevel', 'latestAssessment.completedAt'],
    ],
  },
  {
    name: 'Facts',
    of: ['systems-assessment', 'systemFacts'],
    columns: ['systemId', 'fact', 'value'],
    rows: ({ id, facts }) => Object.entries(facts as Row).map(([fact, value]) => [id, fact, value]),
  },
  {
    name: 'Own fields',
    of: ['systems-assessment', 'ownFields'],
    columns: ['name', 'label', 'kind', 'choices'],
    rows: ({ fields }) => (fields as Row[]).map(({ name, label, kind, choices }) => [name, label, kind, choices]),
  },
  {
    name: 'Organisation duties',
    of: ['systems-assessment', 'organisationDuties'],
    columns: DUTY_COLUMNS,
    rows: ({ duties }) => (duties as Row[]).map(duty => DUTY_COLUMNS.map(column => duty[column])),
  },
  {
    name: 'Assessments',
    of: ['systems-assessment', 'assessments'],
    columns: ['id', 'aiSystemId', 'jurisdiction', 'bankVersion', 'status', 'createdAt'],
  },
  {
    name: 'Answers',
    of: ['systems-assessment', 'assessments'],
    columns: ['assessmentId', 'questionId', 'answer'],
    rows: ({ id, responses }) => (responses as Row[]).map(({ questionId, answer }) => [id, questionId, answer]),
  },
  {
    name: 'Actions',
    of: ['reporting', 'actions'],
    columns: ['id', 'systemId', 'systemName', 'jurisdiction', 'title', 'state', 'ownerId', 'due', 'createdAt'],
  },
  {
    name: 'Evidence',
    of: ['documents', 'evidence'],
    columns: [
      ...['id', 'name', ...namesIn(evidenceFields, 'rest'), 'version', 'sha256', 'bytes', 'uploadedBy', 'uploadedAt'],
      ...['replacedBy', 'removedAt', 'removalReason'],
    ],
  },
  {
    name: 'Evidence links',
    of: ['documents', 'evidenceLinks'],
    columns: ['id', 'fileId', 'kind', 'systemId', 'jurisdiction', 'target', 'userId', 'linkedAt'],
  },
  {
    name: 'Members',
    of: ['identity', 'members'],
    columns: ['userId', 'username', 'fullName', 'email', 'role', 'since'],
  },
];

/** GET /api/organisation/export: all data of an organisation in one file, for its owners. It is never held in memory as a whole. */
export function serveOrganisationExport(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  contextOf: (request: FastifyRequest) => GraphContext,
  sessions: Pick<SessionActors, 'actorsOf'>,
): void {
  server.route({
    method: 'GET',
    url: '/api/organisation/export',
    schema: {
      summary:
        'All data of your organisation in one file, JSON or an Excel workbook with systems, facts, answers, actions and evidence; for owners',
      tags: ['Organisation'],
      security: securityOf({ personal: true }),
      querystring: z.object({ format: z.enum(['json', 'xlsx']) }).partial(),
      response: { 200: file('application/json', WORKBOOK_TYPE), ...failures },
    },
    preParsing: async request => void requireRight(contextOf(request).actor, 'own'),
    async handler(request, reply) {
      const { format } = parse(Query, request.query);
      const context = contextOf(request);
      // Read before the response begins: errors at the start can still be answered with a message.
      await askGraph(graph, context, documentOf('identity'), null);
      const ask = askOf(graph, context, sessions);
      const now = new Date();
      const name = `organisation-${now.toISOString().slice(0, 10)}.${format}`;
      reply
        .type(format === 'json' ? 'application/json; charset=utf-8' : WORKBOOK_TYPE)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(format === 'json' ? wholeOf(ask) : workbookOf(sheetsOf(ask), now)));
    },
  });
}

async function* wholeOf(ask: Ask): AsyncGenerator<string> {
  let before = '{';
  for (const [service, names] of Object.entries(contents)) {
    yield `${before}\n${JSON.stringify(service)}: `;
    yield* jsonOf(chosenPages(ask, documentOf(service as ServiceName), names));
    before = ',';
  }
  yield '}\n';
}

async function* chosenPages(ask: Ask, document: string, names: readonly string[] | 'everything'): AsyncGenerator<Page> {
  if (names === 'everything') yield* pagesOf(ask, document);
  else for (const collection of names) yield* pagesOf(ask, document, { collection });
}

function sheetsOf(ask: Ask): Sheet[] {
  return tables.map(
    ({ name, of: [service, collection], columns, rows = row => [columns.map(column => valueAt(row, column))] }) => ({
      name,
      pages: (async function* () {
        yield [columns];
        for await (const page of pagesOf(ask, documentOf(service), { collection }))
          yield (page.rows as Row[]).flatMap(rows);
      })(),
    }),
  );
}

const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Row | null | undefined)?.[key], row);
