import { DocumentPurchased, DocumentPurchaseRevoked } from '@aicp/contracts/billingEvents';
import { on } from '@aicp/service/queue/consumer';
import type { Context } from '@aicp/service/store/context';
import { recordPurchase } from '../use-cases/recordPurchase.ts';

export const onDocumentPurchased = on(DocumentPurchased, (ctx: Context, data) =>
  recordPurchase(ctx, { ...data, paid: true }),
);
export const onDocumentPurchaseRevoked = on(DocumentPurchaseRevoked, (ctx: Context, data) =>
  recordPurchase(ctx, { ...data, paid: false }),
);
