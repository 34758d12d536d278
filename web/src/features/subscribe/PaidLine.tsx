import { useGet } from '../../client/useGet.ts';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { formatMoney } from '../../ui/formatMoney.ts';

type Subscription = { plan: string; currentPeriodEnd: string | null };
type Invoice = { id: string; amount: number; currency: string; status: string; pdfUrl: string | null };

/** What was paid for, how much, when it renews, and the receipt. Left out as far as nobody can say. */
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
