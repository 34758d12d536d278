import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RevenueChart } from '../features/admin/overview/RevenueChart.tsx';
import { PlanCard } from '../features/pricing/PlanCards.tsx';
import { PurchaseLine } from '../features/report/documents/PurchaseLine.tsx';
import { PaidLine } from '../features/subscribe/PaymentSuccessful.tsx';
import { ChangeCost } from '../features/subscription/ChangeCost.tsx';
import { InvoiceTable } from '../features/subscription/InvoiceTable.tsx';
import { PlanSection } from '../features/subscription/PlanSection.tsx';
import { UnpaidNotice } from '../features/subscription/UnpaidNotice.tsx';

const day = '2026-11-21T10:00:00.000Z';
const money = { amount: 49.99, currency: 'EUR' };
const plan = { id: 'starter', name: 'Starter', price: 49.99, interval: 'month', features: [], popular: false };

/** These screens send no request until a button is pressed. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { mutate: { errorPolicy: 'all' } },
});

/** The visible text. */
function textOf(component: ComponentType<never>, properties: object): string {
  const Component = component as ComponentType<object>;
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <Component {...properties} />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return drawn.replace(/<[^>]+>/g, ' ');
}

it.each<[string, ComponentType<never>, object, string[]]>([
  ['a plan for sale', PlanCard, { plan, isCurrent: false }, ['€49.99']],
  [
    'the plan of an organisation',
    PlanSection,
    { plans: [plan], subscription: { id: '1', plan: 'starter', status: 'active', currentPeriodEnd: day } },
    ['€49.99 per month. Renews'],
  ],
  [
    'a change of plan',
    ChangeCost,
    { cost: { amountDue: 66.64, credit: 1.07, currency: 'EUR', nextAmount: 149.9 } },
    ['€66.64', '€1.07', '€149.90'],
  ],
  ['an invoice', InvoiceTable, { invoices: [{ ...money, id: '1', createdAt: day, status: 'paid' }] }, ['€49.99']],
  ['what is unpaid', UnpaidNotice, { subscription: { id: '1', plan: 'starter', unpaid: money } }, ['€49.99 is due']],
  ['a payment just made', PaidLine, { amount: 4999, currency: 'eur' }, ['€49.99 paid']],
  [
    'a document that was bought',
    PurchaseLine,
    { title: 'Model card', purchase: { ...money, id: '1', status: 'paid', createdAt: day, paidAt: day } },
    ['for €49.99'],
  ],
  [
    'the revenue of a year',
    RevenueChart,
    { months: ['2026-10', '2026-11'], revenue: [{ ...money, month: '2026-11', testMode: false }] },
    ['€49.99'],
  ],
])('%s shows money to the cent', (_, component, properties, amounts) => {
  const text = textOf(component, properties);
  for (const amount of amounts) expect(text).toContain(amount);
});
