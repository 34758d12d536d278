import { PassThrough, Readable } from 'node:stream';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { modelFile, systemsFile } from '@aicp/contracts/limits';
import { MemberNames } from '@aicp/contracts/memberNames';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { Logger } from '@aicp/service/process/logger';
import { WORKBOOK_TYPE } from '@aicp/service/process/workbookOf';
import type { IncomingRequest } from '@aicp/service/store/context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from './context.ts';
import { type People, peopleOf } from './domain/sheet/readCell.ts';
import { exampleWorkbook } from './use-cases/exampleWorkbook.ts';
import { extractFactProposals } from './use-cases/extractFactProposals.ts';
import { importSystems } from './use-cases/importSystems.ts';
import { systemsJson } from './use-cases/systemsJson.ts';
import type { Progress } from './use-cases/writeImport.ts';

/** The content type of an answer that is streamed line by line. */
const LINES = 'application/x-ndjson';

/** Receives and serves files of systems and about models outside the graph, as bytes: the body is the file. */
export function serveSystems(
  server: FastifyInstance,
  callerBy: (request: FastifyRequest) => Caller,
  contextBy: (request: IncomingRequest) => RequestContext,
): void {
  server.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(STATUS_OF[error.code]).send({ message: error.message });
    });
    const contextOf = (request: FastifyRequest) =>
      contextBy({ ...callerBy(request), requestId: String(request.headers['x-request-id'] ?? request.id) });

    scope.get('/internal/systems.json', async (request, reply) => {
      const ctx = contextOf(request);
      const day = ctx.now().toISOString().slice(0, 10);
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="systems-${day}.json"`)
        .send(Readable.from(await systemsJson(ctx, request.query)));
    });

    scope.get('/internal/systems/example.xlsx', (request, reply) =>
      reply
        .type(WORKBOOK_TYPE)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="ai-systems.xlsx"')
        .send(Readable.from(exampleWorkbook(contextOf(request)))),
    );

    scope.post('/internal/systems/import', async (request, reply) => {
      const ctx = contextOf(request);
      const { people, file } = await sentIn(request);
      const type = request.headers['content-type'];
      const run = async (tell: Progress = () => {}) => {
        const imported = await importSystems(ctx, file, request.query, { type, people, tell });
        const isPreview = (request.query as { preview?: string }).preview === 'true';
        if (isPreview || imported.faults.length === 0) return { status: 200, answer: imported };
        const message = 'Nothing was imported, because some lines have errors.';
        return { status: STATUS_OF.INVALID, answer: { message, ...imported } };
      };
      if (request.headers.accept?.includes(LINES))
        return reply.type(LINES).header('cache-control', 'no-store').send(asItGoes(ctx.logger, run));
      const { status, answer } = await run();
      return reply.code(status).send(answer);
    });

    scope.post('/internal/systems/:id/proposals', async (request, reply) => {
      const { id } = request.params as { id: string };
      const proposed = await extractFactProposals(contextOf(request), id, await bytesOf(request, modelFile));
      return reply.header('cache-control', 'private, no-store').send(proposed);
    });
  });
}

type Answer = { status: number; answer: object };

/** Streams the progress line by line, and finally the response with its status. */
function asItGoes(logger: Logger, run: (tell: Progress) => Promise<Answer>): Readable {
  const lines = new PassThrough();
  const say = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
  const end = (last: Answer) => lines.end(`${JSON.stringify(last)}\n`);
  run((done, of) => say({ done, of }))
    .then(end)
    .catch((error: unknown) => {
      if (error instanceof DomainError)
        return end({ status: STATUS_OF[error.code], answer: { message: error.message } });
      logger.error({ err: error }, 'import: failed');
      end({ status: 500, answer: { message: 'Something went wrong' } });
    });
  return lines;
}

/** The gateway sends the members' names as a line of JSON before the caller's bytes, which may be a form: the file with a mapping. */
async function sentIn(request: FastifyRequest): Promise<{ people: People; file: Buffer }> {
  const { maxBytes, tooLarge, mapping } = systemsFile;
  const bytes = await bytesOf(request, { maxBytes: maxBytes + mapping.inBody + MAX_NAMES, tooLarge });
  const end = bytes.indexOf('\n');
  return {
    people: peopleOf(MemberNames.parse(JSON.parse(bytes.subarray(0, end).toString()))),
    file: bytes.subarray(end + 1),
  };
}

/** Room for the names and email addresses of thousands of people. */
const MAX_NAMES = 4 * 1024 * 1024;

async function bytesOf({ body }: FastifyRequest, limit: { maxBytes: number; tooLarge: string }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (body as Readable | undefined) ?? []) {
    size += chunk.length;
    if (size > limit.maxBytes) throw new DomainError('INVALID', limit.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
