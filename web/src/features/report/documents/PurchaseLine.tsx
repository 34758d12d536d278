import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { formatMoney } from '../../../ui/formatMoney.ts';

const Fragment = graphql(`
  fragment PurchaseLine_purchase on DocumentPurchase {
    id
    status
    amount
    currency
    testMode
    createdAt
    paidAt
    receiptUrl
  }
`);

/** The date, price and receipt of a purchase, or a note that it was refunded. */
export function PurchaseLine({ title, ...props }: { title: string; purchase: FragmentType<typeof Fragment> }) {
  const purchase = readFragment(Fragment, props.purchase);
  if (purchase.status === 'refunded') return <p className="mt-1 text-sm text-muted">Your payment was refunded.</p>;
  if (purchase.status !== 'paid' && purchase.status !== 'disputed') return null;
  return (
    <p className="figures mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      <span className="inline-flex items-center gap-1 font-semibold text-low">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
          <path d="m3 8.5 3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
        <span>Bought</span>
      </span>
      {purchase.testMode && (
        <span className="rounded-control bg-test-soft px-2 py-0.5 text-xs font-semibold text-test">Test mode</span>
      )}
      <span>
        on {formatDay(purchase.paidAt ?? purchase.createdAt)} for {formatMoney(purchase.amount, purchase.currency)}
        {purchase.testMode && '; in test mode, so nothing was charged'}.
      </span>
      {purchase.receiptUrl && (
        <a
          href={purchase.receiptUrl}
          target="_blank"
          rel="noreferrer"
          className="whitespace-nowrap text-accent hover:underline"
        >
          Receipt<span className="sr-only"> for the {title.toLowerCase()} (opens in a new tab)</span>
        </a>
      )}
    </p>
  );
}
