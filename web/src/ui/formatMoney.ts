/** "€35,000,000", "£39", "€12.50": the smaller unit is written only when there is some. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
}

/** "€1.2k", for the axis of a chart, where there is no room. */
export function formatMoneyShort(amount: number, currency: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-GB', { ...style, notation: 'compact', maximumFractionDigits: 1 }).format(amount);
}

/** Whole euros, as the law writes its amounts. */
export const formatEuros = (amount: number): string => formatMoney(Math.round(amount), 'EUR');
