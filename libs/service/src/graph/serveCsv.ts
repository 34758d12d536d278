import { Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { workbookOf } from '../process/workbookOf.ts';
import type { IncomingRequest } from '../store/context.ts';
import { csvText, type RowPages, SEPARATORS, type Separator } from '../store/csvText.ts';
import type { Caller } from './actorToken.ts';

/** What a file is made from, of the use-cases' context. */
type Dated = { now(): Date };

/** Its rows, for who asks, the address's query, and what the gateway posts along of what other services keep. */
type FileOf<Context> = (ctx: Context, query: unknown, beside: unknown) => Promise<RowPages>;

/** Without the mark at its beginning spreadsheets take the letters of UTF-8 for others; programs leave it out. */
const BOM = '\uFEFF';

const Dialect = z.object({
  bom: z.stringbool('must be true or false').default(true),
  separator: z
    .string()
    .transform(name => (name === 'tab' ? '\t' : name))
    .pipe(z.enum(SEPARATORS, 'must be one of , ; tab |'))
    .default(','),
});

/**
 * Lists as files for the gateway, at /internal/<name>.csv and .xlsx, past the graph: they are as long as they are.
 * @param files by name
 */
export function serveCsv<Context extends Dated>(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: (request: IncomingRequest) => Context,
  files: Record<string, FileOf<Context>>,
): void {
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      const { reason } = error.details ?? {};
      return reply
        .code(STATUS_OF[error.code])
        .send({ message: error.message, ...(reason !== undefined && { reason }) });
    });
    const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    for (const [name, fileOf] of Object.entries(files)) {
      scope.get(`/internal/${name}.xlsx`, async (request, reply) => {
        const requestId = String(request.headers['x-request-id'] ?? request.id);
        const ctx = contextBy({ ...callerBy(request), requestId });
        const pages = await fileOf(ctx, request.query, request.body);
        const day = ctx.now().toISOString().slice(0, 10);
        return reply
          .type(XLSX)
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}-${day}.xlsx"`)
          .send(Readable.from(workbookOf([{ name, pages }], ctx.now())));
      });
      scope.route({
        method: ['GET', 'POST'],
        url: `/internal/${name}.csv`,
        async handler(request, reply) {
          const requestId = String(request.headers['x-request-id'] ?? request.id);
          const ctx = contextBy({ ...callerBy(request), requestId });
          const { bom, separator } = parse(Dialect, request.query);
          const pages = await fileOf(ctx, request.query, request.body);
          const day = ctx.now().toISOString().slice(0, 10);
          return reply
            .type('text/csv; charset=utf-8')
            .header('cache-control', 'private, no-store')
            .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
            .send(Readable.from(linesOf(pages, bom ? BOM : '', separator)));
        },
      });
    }
  });
}

async function* linesOf(pages: RowPages, mark: string, separator: Separator): AsyncGenerator<string> {
  let before = mark;
  for await (const rows of pages) {
    yield `${before}${csvText(rows, separator)}`;
    before = '';
  }
}
