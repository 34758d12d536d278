import { DomainError } from '@aicp/contracts/domainError';
import { systemsFile } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { nextIds } from '@aicp/service/store/serialIds';
import { z } from 'zod';
import type { SystemsFile } from '../adapters/readSystemsFile.ts';
import type { RequestContext } from '../context.ts';
import type { Fault } from '../domain/book.ts';
import { firstOf } from '../domain/readSheet.ts';
import type { People } from '../domain/sheet/readCell.ts';
import { findMapping, upsertImport } from '../store/imports.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { isReferenceTaken } from '../store/systemFacts.ts';
import type { ImportPlan } from './importPlan.ts';
import { type Importing, planRows, requireRoom } from './planRows.ts';
import { type Progress, writeImport } from './writeImport.ts';

const ImportQuery = z.object({
  preview: z.stringbool().default(false),
  sheet: z.string().max(100).optional(),
  headerRow: z.coerce.number('must be a line number').int().min(1).max(1_048_576).optional(),
  mapping: z
    .string()
    .max(systemsFile.mapping.inAddress, 'is longer than 8 KB. Please send it as a part of the body')
    .optional(),
});

/** The most differences in a response. */
const MAX_DIFFERENCES = 1_000;

export type ImportResult = Pick<ImportPlan, 'faults' | 'unchanged' | 'differences'> &
  Pick<SystemsFile, 'rows' | 'ignored' | 'leftEmpty'> & {
    /** The number of all; the first hundred are listed. */
    faultCount: number;
    differenceCount: number;
    created: number;
    updated: number;
    /** The notice of a trial beyond the plan, as a sentence. */
    notice: string | null;
  };

/** A preview, which also has the place of the list, its columns, and the mapping of the last file with the same headings. */
export type Previewed = ImportResult &
  Pick<SystemsFile, 'sheet' | 'sheets' | 'headerRow' | 'columns'> & { saved: unknown };

type Sent = {
  /** The content type of the body. */
  type?: string | undefined;
  /** The members of the organisation, by the names that a file can use. */
  people?: People;
  /** Receives the number of written rows. */
  tell?: Progress;
};

/**
 * Registers and changes systems by a file. It is validated as a whole: with any fault nothing is written. It is written in batches; after
 * an interruption the same file resumes. A preview writes nothing.
 * @param bytes the file, CSV or an Excel workbook, or a form with it and a mapping
 * @throws DomainError FORBIDDEN with a message, if the plan includes fewer systems
 */
export async function importSystems(
  ctx: RequestContext,
  bytes: Buffer,
  query: unknown,
  { type, people, tell = () => {} }: Sent = {},
): Promise<ImportResult | Previewed> {
  const { organisationId, userId } = requireRight(ctx.actor, 'importSystems');
  const { preview, ...asked } = parse(ImportQuery, query);
  const ownFields = await listOwnFields(organisationId);
  const file = await ctx.reading.sheet(ctx.actor, bytes, { ...asked, type, ownFields, ...(people && { people }) });
  const { fingerprint } = file;
  const importing = { organisationId, userId, fingerprint };
  const { plan, notice } = await ctx.transaction(async tx => {
    const plan = await planRows(tx, importing, file.systems);
    return { plan, notice: await requireRoom(ctx, tx, organisationId, plan.creates.length) };
  });
  const imported = answerOf(file, plan, notice);
  if (preview) {
    const { sheet, sheets, headerRow, columns } = file;
    const mapping = await findMapping(organisationId, file.shape);
    return { ...imported, sheet, sheets, headerRow, columns, saved: mapping === null ? null : JSON.parse(mapping) };
  }
  if (imported.faults.length === 0) {
    await writePages(ctx, importing, { file, plan, tell });
    ctx.notify(organisationId, 'systems');
  }
  return imported;
}

function answerOf(file: SystemsFile, plan: ImportPlan, notice: string | null): ImportResult {
  const { rows, ignored, leftEmpty, titles } = file;
  const planned = plan.faults.map((fault): Fault => ({ ...fault, column: titles[fault.column] ?? fault.column }));
  const { faults } = firstOf([...file.faults, ...planned].toSorted((a, b) => a.line - b.line));
  const { unchanged, differences } = plan;
  return {
    rows,
    faults,
    faultCount: file.faultCount + planned.length,
    created: plan.creates.length,
    updated: plan.updates.length,
    unchanged,
    differences: differences.slice(0, MAX_DIFFERENCES),
    differenceCount: differences.length,
    ignored,
    leftEmpty,
    notice,
  };
}

type Writing = { file: SystemsFile; plan: ImportPlan; tell: Progress };

/** Writes the effect of a file, a batch of rows in each transaction: written batches stay. */
async function writePages(ctx: RequestContext, importing: Importing, { file, plan, tell }: Writing): Promise<void> {
  const { organisationId, fingerprint } = importing;
  const { shape, mapping } = file;
  const [id = 0] = await nextIds('imports', 1);
  const kept = { mapping: mapping && JSON.stringify(mapping), importedAt: ctx.now() };
  await ctx.transaction(tx => upsertImport(tx, { id, organisationId, fingerprint, shape, ...kept }));
  const changed = new Set([...plan.creates, ...plan.updates].map(({ line }) => line));
  const isNew = new Set(plan.creates.map(({ line }) => line));
  const rows = file.systems.filter(({ line }) => changed.has(line));
  tell(0, rows.length);
  for (let done = 0; done < rows.length; done += systemsFile.pageRows) {
    const page = rows.slice(done, done + systemsFile.pageRows);
    const ids = await nextIds('ai_systems', page.filter(({ line }) => isNew.has(line)).length);
    const stopped = () =>
      new DomainError(
        'CONFLICT',
        `Systems were changed while the file was being imported. ${done} of ${rows.length} rows were imported. Please import the same file again to continue from there.`,
      );
    await ctx
      .transaction(async tx => {
        const now = await planRows(tx, importing, page);
        if (now.faults.length > 0 || now.creates.length > ids.length) throw stopped();
        await requireRoom(ctx, tx, organisationId, now.creates.length);
        await writeImport(ctx, tx, { ...importing, ids, plan: now });
      })
      .catch((error: unknown) => {
        throw isReferenceTaken(error) ? stopped() : error;
      });
    tell(done + page.length, rows.length);
  }
}
