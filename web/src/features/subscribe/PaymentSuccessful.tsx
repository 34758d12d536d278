import { useGet } from '../../client/useGet.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { formatMoney } from '../../ui/formatMoney.ts';
import { PageState } from '../../ui/PageState.tsx';

type Props = { testMode: boolean; amount: number; currency: string };

export function PaymentSuccessful({ testMode, amount, currency }: Props) {
  return (
    <PageState
      title="Payment Successful!"
      text={
        <>
          <p>Your subscription is now active. You can start using all the features.</p>
          <PaidLine amount={amount} currency={currency} />
          {testMode && (
            <p className="mt-4 inline-block rounded-control bg-test-soft px-3 py-1 text-sm text-test">
              Paid in test mode: nothing was charged.
            </p>
          )}
        </>
      }
    >
      <ButtonLink to="/dashboard" look="primary" size="large">
        Go to Dashboard
      </ButtonLink>
    </PageState>
  );
}

type Subscription = { plan: string; currentPeriodEnd: string | null };
type Invoice = { id: string; amount: number; currency: string; status: string; pdfUrl: string | null };

/** The paid plan, the amount, the renewal date, and the receipt. Unknown values are omitted. */
export function PaidLine({ amount, currency }: { amount: number; currency: string }) {
  const { data: subscription } = useGet<Subscription>('/api/subscription');
  const { data: invoices } = useGet<Invoice[]>('/api/invoices');
  const paid = formatMoney(amount / 100, currency);
  const receipt = invoices?.find(invoice => invoice.status === 'paid' && Math.round(invoice.amount * 100) === amount);
  return (
    <p className="figures mt-4 min-h-12 text-sm">
      {subscription && `${capitalise(subscription.plan)} plan. `}
      {paid} paid. {subscription?.currentPeriodEnd && `Renews on ${formatDay(subscription.currentPeriodEnd)}. `}
      {receipt?.pdfUrl && (
        <a href={receipt.pdfUrl} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
          Receipt<span className="sr-only"> (PDF, opens in a new tab)</span>
        </a>
      )}
    </p>
  );
}
