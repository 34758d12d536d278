import { Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { csvText, type RowPages, SEPARATORS } from '../process/csvText.ts';
import { WORKBOOK_TYPE, workbookOf } from '../process/workbookOf.ts';
import type { IncomingRequest } from '../store/context.ts';
import type { Caller } from './actorToken.ts';

/** The part of the use-cases' context that a file needs. */
type Dated = { now(): Date };

/** Its rows, for the caller, the address's query, and other services' data that the gateway posts. */
type FileOf<Context> = (ctx: Context, query: unknown, beside: unknown) => Promise<RowPages>;

/** Spreadsheets need the mark to detect UTF-8; programs skip it. */
const BOM = '\uFEFF';

const Dialect = z.object({
  bom: z.stringbool('must be true or false').default(true),
  separator: z
    .string()
    .transform(name => (name === 'tab' ? '\t' : name))
    .pipe(z.enum(SEPARATORS, 'must be one of , ; tab |'))
    .default(','),
});

type Written = z.output<typeof Dialect> & { name: string; now: Date };
type Format = { type: string; write(pages: RowPages, written: Written): AsyncIterable<string | Uint8Array> };

const FORMATS: Readonly<Record<'csv' | 'xlsx', Format>> = {
  csv: { type: 'text/csv; charset=utf-8', write: linesOf },
  xlsx: { type: WORKBOOK_TYPE, write: (pages, { name, now }) => workbookOf([{ name, pages }], now) },
};

/**
 * Serves lists as files to the gateway, at /internal/<name>.csv and .xlsx, outside the graph because they can be long.
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
    for (const [name, fileOf] of Object.entries(files))
      for (const [ending, { type, write }] of Object.entries(FORMATS))
        scope.route({
          method: ['GET', 'POST'],
          url: `/internal/${name}.${ending}`,
          async handler(request, reply) {
            const requestId = String(request.headers['x-request-id'] ?? request.id);
            const ctx = contextBy({ ...callerBy(request), requestId });
            const dialect = parse(Dialect, request.query);
            const pages = await fileOf(ctx, request.query, request.body);
            const day = ctx.now().toISOString().slice(0, 10);
            return reply
              .type(type)
              .header('cache-control', 'private, no-store')
              .header('content-disposition', `attachment; filename="${name}-${day}.${ending}"`)
              .send(Readable.from(write(pages, { name, now: ctx.now(), ...dialect })));
          },
        });
  });
}

async function* linesOf(pages: RowPages, { bom, separator }: z.output<typeof Dialect>): AsyncGenerator<string> {
  let before = bom ? BOM : '';
  for await (const rows of pages) {
    yield `${before}${csvText(rows, separator)}`;
    before = '';
  }
}
