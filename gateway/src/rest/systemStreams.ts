import { SystemFacts } from '@aicp/contracts/inputs/systemFactsInputs';
import { modelFile, systemsFile } from '@aicp/contracts/limits';
import { z } from 'zod';
import { Failure, file, IdParams } from './answers.ts';
import { System } from './systemsAssessment.ts';

const Imported = z.object({
  rows: z.int().meta({ description: 'Rows of the file, without its header' }),
  faults: z
    .array(
      z.object({
        line: z.int().meta({ description: 'Of the file, from 1' }),
        column: z.string().meta({ description: 'As the file calls it; empty where the whole line is meant' }),
        message: z.string(),
      }),
    )
    .meta({ description: 'The first hundred' }),
  faultCount: z.int().meta({ description: 'Of all faults' }),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  differences: z.array(
    z.object({
      line: z.int(),
      systemId: z.int(),
      name: z.string(),
      field: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  notice: z.string().nullable(),
});

const Proposed = z.object({
  kind: z.enum(['modelCard', 'mlBom']),
  name: z.string().nullable().meta({ description: 'What the model is called there; null where there are several' }),
  proposals: z.array(
    z.object({
      fact: z.string().meta({ description: 'A field of PATCH /api/systems/{id}/facts' }),
      now: z.string().nullable().meta({ description: 'What is on record' }),
      proposed: z.string(),
      from: z.string().meta({ description: 'Where the file says so' }),
      shortened: z.boolean().meta({ description: 'Whether the file says more than a fact can hold' }),
    }),
  ),
});

const SystemOnRecord = System.extend({ facts: SystemFacts.omit({ own: true }).partial(), own: SystemFacts.shape.own });

const ListQuery = z
  .object({
    jurisdiction: z.enum(['EU', 'UK']),
    level: z.enum(['HIGH', 'MEDIUM', 'LOW', 'NOT_ASSESSED']),
    systemType: z.string(),
    ownerId: z.string(),
    inProgress: z.enum(['true', 'false']),
    search: z.string(),
    sort: z.enum(['newest', 'name', 'class', 'level', 'score', 'openGaps', 'nextDate', 'lastAssessed', 'progress']),
    reversed: z.enum(['true', 'false']),
  })
  .partial();

/** Lists of systems as files, out and in. */
export const systemStreams = [
  {
    method: 'GET',
    url: '/api/systems.csv',
    service: 'systems-assessment',
    path: '/internal/systems.csv',
    timeoutMs: 60_000,
    describes: {
      summary:
        'Your AI systems as a CSV file, with the fields of GET /api/systems, of the dashboard and of the register; filtered and sorted as asked, newest first by default',
      tags: ['AI systems'],
      querystring: ListQuery,
      response: { 200: file('text/csv') },
    },
  },
  {
    method: 'GET',
    url: '/api/systems.json',
    service: 'systems-assessment',
    path: '/internal/systems.json',
    timeoutMs: 60_000,
    describes: {
      summary:
        'Your AI systems as a JSON file, each with the fields of GET /api/systems and what is on record about it; filtered and sorted as asked, newest first by default',
      tags: ['AI systems'],
      querystring: ListQuery,
      response: { 200: z.array(SystemOnRecord) },
    },
  },
  {
    // The file itself.
    method: 'POST',
    url: '/api/systems/import',
    service: 'systems-assessment',
    path: '/internal/systems/import',
    maxBytes: systemsFile.maxBytes,
    keep: ['accept'],
    timeoutMs: 60_000,
    describes: {
      summary:
        'Import AI systems from a CSV file (UTF-8) or the first sheet of an Excel workbook (.xlsx), 10 MB and 1,000 rows at most, the body, whose header names fields as GET /api/systems.csv does; a row with the id or the own reference of a system changes it. All rows or none: with faults nothing is written, and the answer is 400. Asked for application/x-ndjson, it is told line by line as {done, of}, and last as {status, answer}',
      tags: ['AI systems'],
      querystring: z
        .object({
          preview: z.enum(['true', 'false']).meta({ description: 'true: says what would be, and writes nothing' }),
        })
        .partial(),
      consumes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      body: z.file(),
      response: {
        200: {
          description: 'What became of it, or would; or how far it is, line by line',
          content: { 'application/json': { schema: Imported }, 'application/x-ndjson': { schema: z.file() } },
        },
        400: z.union([Imported.extend({ message: z.string() }), Failure]),
      },
    },
  },
  {
    // The file itself.
    method: 'POST',
    url: '/api/systems/:id/proposals',
    service: 'systems-assessment',
    path: '/internal/systems/:id/proposals',
    maxBytes: modelFile.maxBytes,
    timeoutMs: 30_000,
    describes: {
      summary:
        'What a file about a model proposes for the register of an AI system, beside what is on record: a model card as Hugging Face has it (README.md with a YAML header) or a CycloneDX ML-BOM (JSON, 1.5 to 1.7), the body, 2 MB at most. Nothing is written; take what is right with PATCH /api/systems/{id}/facts',
      tags: ['AI systems'],
      params: IdParams,
      consumes: ['text/markdown', 'application/json', 'application/vnd.cyclonedx+json', 'application/octet-stream'],
      body: z.file(),
      response: { 200: Proposed },
    },
  },
] as const;
