/** "€35,000,000", "£39", "€12.50": the smaller unit is written only when there is some. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
}

/** Whole euros, as the law writes its amounts. */
export const formatEuros = (amount: number): string => formatMoney(Math.round(amount), 'EUR');
