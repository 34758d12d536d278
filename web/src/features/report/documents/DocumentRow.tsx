import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { BuyDocumentButton } from './BuyDocumentButton.tsx';

const Fragment = graphql(`
  fragment DocumentRow_purchase on DocumentPurchase {
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

type Props = {
  assessmentId: string;
  type: string;
  title: string;
  text: string;
  /** Undefined when the plan includes it. */
  price: string | undefined;
  purchase: FragmentType<typeof Fragment> | undefined;
};

/** One document: bought, with when and how; or for sale. */
export function DocumentRow({ assessmentId, type, title, text, price, ...props }: Props) {
  const purchase = readFragment(Fragment, props.purchase);
  const isBought = purchase?.status === 'paid' || purchase?.status === 'disputed';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="max-w-130 flex-1 basis-70">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {title}
          {purchase && isBought && purchase.testMode && (
            <span className="rounded-control bg-test-soft px-2 py-0.5 text-xs font-semibold text-test">Test mode</span>
          )}
        </h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
        {purchase && isBought && (
          <p className="figures mt-2 text-sm">
            Bought on {formatDay(purchase.paidAt ?? purchase.createdAt)} for{' '}
            {formatMoney(purchase.amount, purchase.currency)}
            {purchase.testMode && '; in test mode, so nothing was charged'}.
            {purchase.receiptUrl && (
              <>
                {' '}
                <a
                  href={purchase.receiptUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="whitespace-nowrap text-accent hover:underline"
                >
                  Receipt<span className="sr-only"> for the {title.toLowerCase()} (opens in a new tab)</span>
                </a>
              </>
            )}
          </p>
        )}
        {purchase?.status === 'refunded' && <p className="mt-2 text-sm text-muted">Your payment was refunded.</p>}
      </div>
      {isBought ? (
        <p className="inline-flex h-8 items-center gap-1.5 text-sm font-semibold text-low">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
            <path d="m3 8.5 3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
          Bought
        </p>
      ) : (
        price && <BuyDocumentButton assessmentId={assessmentId} type={type} title={title} price={price} />
      )}
    </li>
  );
}
