import type { ActionsStatedData } from '@aicp/contracts/events/actionEvents';
import type { ProposalDecidedData, RequestStatedData } from '@aicp/contracts/events/requestEvents';
import type { Context } from '@aicp/service/store/context';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { upsertActions } from '../store/actions.ts';
import { insertAnswerOnce } from '../store/supplierAnswers.ts';
import { upsertSupplierRequest } from '../store/supplierRequests.ts';

type Of = { organisationId: number; systemId: number };

/** Writes data about a system under its current number, unless the system or its organisation is deleted. */
async function about(
  ctx: Context,
  { organisationId, systemId }: Of,
  write: (tx: Transaction, of: Of) => Promise<void>,
) {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const kept = await lockKeptSystem(tx, systemId);
    if (kept !== null) await write(tx, { organisationId, systemId: kept });
  });
}

/** Copies actions and their comments, for bundles and rooms. */
export function applyActions(ctx: Context, { systemId, ...stated }: ActionsStatedData): Promise<void> {
  const { organisationId } = stated;
  if (systemId !== null)
    return about(ctx, { organisationId, systemId }, (tx, of) => upsertActions(tx, { ...stated, ...of }));
  return ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', organisationId)) await upsertActions(tx, { ...stated, systemId });
  });
}

/** Stores a copy of an accepted supplier answer, for bundles and rooms. Files are stored as evidence. */
export async function applySupplierAnswer(
  ctx: Context,
  { answer, accepted, ...of }: ProposalDecidedData,
): Promise<void> {
  if (!answer || !accepted) return;
  const { number, question, value, from, sentAt, decidedBy, decidedAt } = answer;
  await about(ctx, of, (tx, system) =>
    insertAnswerOnce(tx, {
      _id: `${of.linkId}-${number}`,
      ...system,
      ...{ question, value, from },
      sentAt: new Date(sentAt),
      acceptedBy: decidedBy,
      acceptedAt: new Date(decidedAt),
    }),
  );
}

/** Copies how far a request to a supplier is, for bundles and rooms. */
export function applySupplierRequest(
  ctx: Context,
  { userId: _, linkId, createdAt, expiresAt, endedAt, ...stated }: RequestStatedData,
): Promise<void> {
  const days = {
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    endedAt: endedAt ? new Date(endedAt) : null,
  };
  return about(ctx, stated, (tx, of) => upsertSupplierRequest(tx, { _id: linkId, ...stated, ...days, ...of }));
}
