/** "€35,000,000": whole euros, as the law writes its amounts. */
export const formatEuros = (amount: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount);
