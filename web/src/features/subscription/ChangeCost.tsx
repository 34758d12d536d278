import { formatMoney } from '../../ui/formatMoney.ts';

type Cost = { amountDue: number; credit: number; currency: string; nextAmount: number };

/** The cost of a plan change, today and from the next period on, to the cent. */
export function ChangeCost({ cost }: { cost: Cost }) {
  return (
    <dl className="figures divide-y divide-line border-y border-line">
      <Line label="Due today" amount={formatMoney(cost.amountDue, cost.currency)} />
      {cost.credit > 0 && (
        <Line label="Credit towards your next invoices" amount={formatMoney(cost.credit, cost.currency)} />
      )}
      <Line label="Then monthly" amount={formatMoney(cost.nextAmount, cost.currency)} />
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{amount}</dd>
    </div>
  );
}
