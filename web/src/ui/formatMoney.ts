/** Formats money like "€35,000,000", "£39" or "€12.50": cents or pence are written only if there are some. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
}

/** Formats money like "€1.2k", for a chart's axis with little room. */
export function formatMoneyShort(amount: number, currency: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-GB', { ...style, notation: 'compact', maximumFractionDigits: 1 }).format(amount);
}

/** Formats whole euros, as the law writes its amounts. */
export const formatEuros = (amount: number): string => formatMoney(Math.round(amount), 'EUR');
