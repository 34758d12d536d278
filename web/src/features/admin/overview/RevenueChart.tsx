import { useState } from 'react';
import { compactControl } from '../../../ui/compactControl.ts';
import { formatMoney, formatMoneyShort } from '../../../ui/formatMoney.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** Revenue by month, for one currency and mode at a time. */
export function RevenueChart({ months, revenue }: { months: readonly string[]; revenue: readonly Revenue[] }) {
  const [chosen, setChosen] = useState<string>();
  const kinds = revenueKinds(months, revenue);
  const kind = kinds.find(({ name }) => name === chosen) ?? kinds[0];
  const currency = kind?.currency ?? 'EUR';
  return (
    <ChartFigure
      title="Revenue"
      months={months}
      series={kind ? [{ name: kind.name, fill: 'fill-faint', values: kind.values }] : []}
      format={value => formatMoney(value, currency)}
      formatTick={value => formatMoneyShort(value, currency)}
      legend={
        kinds.length > 1 ? (
          <select
            aria-label="Revenue by"
            value={kind?.name}
            onChange={event => setChosen(event.target.value)}
            className={compactControl}
          >
            {kinds.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : (
          <span className="text-xs text-muted">{kind?.name}</span>
        )
      }
      empty="There were no sales in the last twelve months."
    />
  );
}

type Revenue = { month: string; currency: string; testMode: boolean; amount: number };

/** One series for each currency and mode: neither currencies nor test and real payments are added up. Real payments come first. */
function revenueKinds(months: readonly string[], revenue: readonly Revenue[]) {
  const kinds = Map.groupBy(revenue, ({ currency, testMode }) => (testMode ? `${currency}, test cards` : currency));
  return [...kinds]
    .map(([name, amounts]) => ({
      name,
      currency: name.slice(0, 3),
      values: months.map(month => amounts.find(amount => amount.month === month)?.amount ?? 0),
    }))
    .sort((one, other) => one.name.length - other.name.length || one.name.localeCompare(other.name));
}
