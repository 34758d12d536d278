export type Revenue = { month: string; currency: string; testMode: boolean; amount: number };

/** Money of one currency and mode is one series: neither currencies nor test and real payments are added up. Real ones come first. */
export function revenueKinds(months: readonly string[], revenue: readonly Revenue[]) {
  const kinds = Map.groupBy(revenue, ({ currency, testMode }) => (testMode ? `${currency}, test cards` : currency));
  return [...kinds]
    .map(([name, amounts]) => ({
      name,
      currency: name.slice(0, 3),
      values: months.map(month => amounts.find(amount => amount.month === month)?.amount ?? 0),
    }))
    .sort((one, other) => one.name.length - other.name.length || one.name.localeCompare(other.name));
}
