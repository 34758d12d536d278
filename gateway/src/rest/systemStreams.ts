import { SystemFacts } from '@aicp/contracts/inputs/systemFactsInputs';
import { modelFile, systemsFile } from '@aicp/contracts/limits';
import { MEMBER_ADDRESSES_ROUTE } from '@aicp/contracts/memberNames';
import { WORKBOOK_TYPE } from '@aicp/service/process/workbookOf';
import { z } from 'zod';
import { csvQuery, Failure, file, IdParams } from './answers.ts';
import { System } from './systemsAssessment.ts';

const column = z.int().meta({ description: 'The number in the file, from 1' });
const heading = z.string().meta({ description: 'Empty if the column has none' });

const Imported = z.object({
  rows: z.int().meta({ description: 'Rows of the file, without its header' }),
  faults: z
    .array(
      z.object({
        line: z.int().meta({ description: 'The number in the file, from 1' }),
        column: z.string().meta({ description: 'The column’s name in the file; empty if the whole line is meant' }),
        message: z.string(),
      }),
    )
    .meta({ description: 'The first hundred faults' }),
  faultCount: z.int().meta({ description: 'The number of all faults' }),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  differences: z
    .array(
      z.object({
        line: z.int(),
        systemId: z.int(),
        name: z.string(),
        field: z.string(),
        before: z.string(),
        after: z.string(),
      }),
    )
    .meta({ description: 'The first thousand overwritten values' }),
  differenceCount: z.int().meta({ description: 'The number of all differences' }),
  ignored: z
    .array(z.object({ column, heading, filled: z.int().meta({ description: 'The number of cells with content' }) }))
    .meta({ description: 'Columns that are left out' }),
  leftEmpty: z
    .array(z.object({ heading, text: z.string(), cells: z.int() }))
    .meta({ description: 'Texts that the mapping leaves empty; the first hundred' }),
  notice: z.string().nullable(),
});

const Words = z.record(z.string(), z.string());
const Previewed = Imported.extend({
  sheet: z.string().meta({ description: 'The sheet that contains the list; empty for a CSV file' }),
  sheets: z.array(z.string()),
  headerRow: z.int().meta({ description: 'The line of the headings, from 1; the last one if they take two' }),
  columns: z.array(
    z.object({
      column,
      heading,
      guess: z.string().meta({ description: 'The likely field, or `ignore`' }),
      samples: z.array(z.string()),
      filled: z.int(),
      values: z
        .array(z.object({ text: z.string(), cells: z.int(), guess: z.string().nullable() }))
        .meta({ description: 'For a field with a few values, or with people: its texts and their likely meanings' }),
    }),
  ),
  saved: z
    .object({ columns: Words, values: z.record(z.string(), Words) })
    .nullable()
    .meta({
      description: 'The mapping with which the last file with these headings was imported, by number of column',
    }),
});

const Proposed = z.object({
  kind: z.enum(['modelCard', 'mlBom']),
  name: z.string().nullable().meta({ description: 'The name of the model in the file; null if there are several' }),
  proposals: z.array(
    z.object({
      fact: z.string().meta({ description: 'A field of PATCH /api/systems/{id}/facts' }),
      now: z.string().nullable().meta({ description: 'The recorded fact' }),
      proposed: z.string(),
      from: z.string().meta({ description: 'The field or section of the file that contains the value' }),
      shortened: z.boolean().meta({ description: 'Whether the text in the file is longer than a fact can be' }),
      certainty: z.string().nullable().meta({ description: 'The certainty that the file states; null if missing' }),
    }),
  ),
  leftOut: z.array(z.string()).meta({ description: 'Parts of the file that match no fact, the first forty' }),
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
    sort: z.enum([
      'urgency',
      'newest',
      'name',
      'class',
      'level',
      'score',
      'openGaps',
      'nextDate',
      'lastAssessed',
      'progress',
    ]),
    reversed: z.enum(['true', 'false']),
  })
  .partial();

/** Exports and imports of systems as files. */
export const systemStreams = [
  {
    method: 'GET',
    url: '/api/systems.csv',
    service: 'systems-assessment',
    path: '/internal/systems.csv',
    timeoutMs: 60_000,
    describes: {
      summary:
        'Your AI systems as a CSV file, with the fields of GET /api/systems, of the dashboard and its facts; filtered and sorted as requested, newest first by default',
      tags: ['AI systems'],
      querystring: ListQuery.extend(csvQuery),
      response: { 200: file('text/csv') },
    },
  },
  {
    method: 'GET',
    url: '/api/systems.xlsx',
    service: 'systems-assessment',
    path: '/internal/systems.xlsx',
    timeoutMs: 60_000,
    describes: {
      summary:
        'The same list as an Excel workbook with text cells: opening, saving and importing it again changes nothing',
      tags: ['AI systems'],
      querystring: ListQuery,
      response: { 200: file(WORKBOOK_TYPE) },
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
        'Your AI systems as a JSON file, each with the fields of GET /api/systems and its recorded facts; filtered and sorted as requested, newest first by default',
      tags: ['AI systems'],
      querystring: ListQuery,
      response: { 200: z.array(SystemOnRecord) },
    },
  },
  {
    method: 'GET',
    url: '/api/systems/example.xlsx',
    service: 'systems-assessment',
    path: '/internal/systems/example.xlsx',
    timeoutMs: 30_000,
    describes: {
      summary: 'A workbook to fill in and import: every field with its label, drop-downs, and one example row',
      tags: ['AI systems'],
      response: { 200: file(WORKBOOK_TYPE) },
    },
  },
  {
    // The file itself.
    method: 'POST',
    url: '/api/systems/import',
    service: 'systems-assessment',
    path: '/internal/systems/import',
    // A form has the file, a mapping and their separators.
    maxBytes: systemsFile.maxBytes + systemsFile.mapping.inBody + 4 * 1024,
    keep: ['accept'],
    ahead: { service: 'identity', path: MEMBER_ADDRESSES_ROUTE },
    timeoutMs: 300_000,
    describes: {
      summary:
        'Import AI systems from a CSV file or an Excel workbook (.xlsx), 10 MB and 5,000 rows at most: the body, or its part `file` with a part `mapping` of up to 256 KB. Without a mapping, only headings that name fields as GET /api/systems.csv does are read; other columns are left out and listed in `ignored`. People are named by number, username or email address, or by full name if only one member has it. A row with the id or the own reference of a system changes that system. The file is checked as a whole: if it has faults, nothing is written and the response is 400. Rows are written in pages of 200; if that is interrupted, sending the same file again continues without duplicates. With application/x-ndjson, the response reports the progress line by line as {done, of}, and finally {status, answer}',
      tags: ['AI systems'],
      querystring: z
        .object({
          preview: z
            .enum(['true', 'false'])
            .meta({ description: 'true: returns what would change, and writes nothing' }),
          sheet: z.string().meta({ description: 'The sheet of a workbook; found automatically if left out' }),
          headerRow: z
            .string()
            .meta({ description: 'The line of the headings, from 1; found automatically if left out' }),
          mapping: z.string().meta({
            description:
              'JSON of up to 8 KB: {"columns": {heading, or number of the column from 1: field, own:<name> or ignore}, "values": {heading: {text: value}}}; a flat object is read as columns. The value "" leaves a text empty, the text "*" means every other one',
          }),
        })
        .partial(),
      consumes: ['text/csv', WORKBOOK_TYPE, 'multipart/form-data'],
      body: z.file(),
      response: {
        200: {
          description: 'The actual or expected outcome, or the progress line by line',
          content: {
            'application/json': { schema: z.union([Previewed, Imported]) },
            'application/x-ndjson': { schema: z.file() },
          },
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
        'Propose facts of an AI system from a model file, next to the recorded facts. The body is a model card (Markdown with a YAML header in the Hugging Face format, with sections, or both) or a CycloneDX ML-BOM (JSON, 1.5 to 1.7), 2 MB at most. Nothing is written; save the correct proposals with PATCH /api/systems/{id}/facts',
      tags: ['AI systems'],
      params: IdParams,
      consumes: ['text/markdown', 'application/json', 'application/vnd.cyclonedx+json', 'application/octet-stream'],
      body: z.file(),
      response: { 200: Proposed },
    },
  },
] as const;
