import { Readable } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import { type Actor, signedInPersonally } from '@aicp/contracts/rights/actor';
import { type ServiceName, serviceNames } from '@aicp/contracts/serviceNames';
import { type ZipFile, zipStream } from '@aicp/service/process/zipStream';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { isErrorCode } from '../graphErrors.ts';
import type { SessionActors } from '../session.ts';
import { failures, file, securityOf } from './answers.ts';
import { operation } from './route.ts';

/** One file in the archive for each service that stores personal data. */
const [first, ...others] = serviceNames;
export const parts: [Part, ...Part[]] = [part(first), ...others.map(part)];

type Part = { name: string; field: string; document: string };

function part(service: ServiceName): Part {
  // exportSystemsAssessment
  const field = `export${`-${service}`.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}`;
  const query = `query Export($after: String) { page: ${field}(after: $after) { collection rows next } }`;
  return { name: `${service}.json`, field, document: operation(query) };
}

export type Page = { collection: string; rows: unknown[]; next: string | null };
export type Ask = (document: string, after: string | null) => Promise<Page>;

const README = `The data that AI Compliance holds about you, in one file for each part of the product.
Passwords, tokens and authenticator app secrets are not included.
`;

export function documentOf(service: ServiceName): string {
  return part(service).document;
}

/** GET /api/user/export: streams all data, page by page, into a ZIP that is never held in memory as a whole. */
export function serveExport(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  contextOf: (request: FastifyRequest) => GraphContext,
  { actorsOf }: Pick<SessionActors, 'actorsOf'>,
): void {
  server.route({
    method: 'GET',
    url: '/api/user/export',
    schema: {
      summary: 'Export all your data, as a ZIP of JSON files',
      tags: ['Account'],
      security: securityOf({ personal: true }),
      response: { 200: file('application/zip'), ...failures },
    },
    preParsing: async request => void signedInPersonally(contextOf(request).actor),
    async handler(request, reply) {
      const context = contextOf(request);
      const [{ document }] = parts;
      // Read before the response begins: errors at the start can still be answered with a message.
      const first = await askGraph(graph, context, document, null);
      const askOn = askOf(graph, context, { actorsOf });
      const now = new Date();
      const name = `ai-compliance-data-${now.toISOString().slice(0, 10)}.zip`;
      reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(zipStream(filesOf(askOn, first), { changedAt: now, deflate: true })));
    },
  });
}

/**
 * Returns a function that reads further pages for as long as the user is the same. An export is one action, so a confirmation at its
 * start is valid to its end.
 */
export function askOf(
  graph: ApolloServer<GraphContext>,
  context: GraphContext,
  { actorsOf }: Pick<SessionActors, 'actorsOf'>,
): Ask {
  const { actor } = context;
  return async (document, after) => {
    await requireSame(actor, actorsOf);
    if (actor.kind === 'user') actor.provedAt = Date.now();
    return askGraph(graph, context, document, after);
  };
}

/**
 * A slow reader may take any time, but not after signing out, leaving the organisation or changing role.
 * @throws DomainError UNAUTHENTICATED
 */
async function requireSame(actor: Actor, actorsOf: SessionActors['actorsOf']): Promise<void> {
  const before = signedInPersonally(actor);
  const [now] = await actorsOf([before.session], Date.now());
  const isSame = now?.kind === 'user' && now.organisationId === before.organisationId && now.role === before.role;
  if (!isSame) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
}

/** The files of the archive. A failure aborts it, so that an incomplete archive cannot be taken for a whole one. */
function filesOf(ask: Ask, first: Page): ZipFile[] {
  const asJson = ({ name, document }: Part, index: number) => {
    return { path: name, content: bytesOf(jsonOf(pagesOf(ask, document, index === 0 ? { first } : {}))) };
  };
  return [{ path: 'README.txt', content: Buffer.from(README) }, ...parts.map(asJson)];
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/** The pages of a service's export, of one collection or of all. */
export async function* pagesOf(
  ask: Ask,
  document: string,
  { collection, first }: { collection?: string; first?: Page } = {},
): AsyncGenerator<Page> {
  let page = first ?? (await ask(document, collection === undefined ? null : `${collection}:0`));
  for (;;) {
    yield page;
    if (page.next === null || (collection !== undefined && !page.next.startsWith(`${collection}:`))) return;
    page = await ask(document, page.next);
  }
}

/** One JSON object with a list for each collection, in chunks. */
export async function* jsonOf(pages: AsyncIterable<Page>): AsyncGenerator<string> {
  let collection: string | undefined;
  let empty = true;
  yield '{';
  for await (const page of pages) {
    if (page.collection !== collection) {
      yield `${collection === undefined ? '' : ' ],'}\n ${JSON.stringify(page.collection)}: [`;
      collection = page.collection;
      empty = true;
    }
    for (const row of page.rows) {
      yield `${empty ? '' : ','}\n  ${JSON.stringify(row)}`;
      empty = false;
    }
  }
  yield ' ]\n}\n';
}

export async function askGraph(
  graph: ApolloServer<GraphContext>,
  contextValue: GraphContext,
  query: string,
  after: string | null,
): Promise<Page> {
  const { body } = await graph.executeOperation({ query, variables: { after } }, { contextValue });
  if (body.kind !== 'single') throw new Error('an operation of ours cannot be incremental');
  const { data, errors } = body.singleResult;
  const [error] = errors ?? [];
  if (error && isErrorCode(error.extensions?.code))
    throw new DomainError(error.extensions.code, error.message, error.extensions);
  if (error || !data) throw new Error(error?.message ?? 'no data');
  return data.page as Page;
}
