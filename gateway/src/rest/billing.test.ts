import { expect, it } from '@jest/globals';
import { billingRoutes } from './billing.ts';

const of = { id: '1', currency: 'EUR', createdAt: '2026-11-21T10:00:00.000Z' };
const invoice = { ...of, number: null, status: 'paid', pdfUrl: null, hostedUrl: null };
const purchase = {
  ...of,
  ...{ assessmentId: '1', documentType: 'model-card', status: 'paid', testMode: false, paidAt: null, receiptUrl: null },
};
const checkout = { purchaseId: '1', clientSecret: null, currency: 'EUR', purchase: { status: 'pending' } };

it.each([
  ['GET', '/api/invoices', [{ ...invoice, amount: 66.64 }], [{ amount: 66.64 }]],
  ['GET', '/api/document-purchases', [{ ...purchase, amount: 49.99 }], [{ amount: 49.99 }]],
  ['POST', '/api/document-purchases', { ...checkout, amount: 49.99 }, { amount: 49.99 }],
])('%s %s answers with money to the cent', (method, url, given, answered) => {
  const route = billingRoutes.find(one => one.method === method && one.url === url);
  expect(route?.answer?.parse(given)).toMatchObject(answered);
});
