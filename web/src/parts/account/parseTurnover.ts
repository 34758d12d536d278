/** Parses a typed amount in whole euros, with or without separators. Null if empty, undefined if invalid. */
export function parseTurnover(typed: string): number | null | undefined {
  const amount = typed.replace(/[\s'€_]/g, '');
  if (amount === '') return typed.includes('€') ? undefined : null;
  return /^(\d{1,15}|\d{1,3}([.,]\d{3}){1,4})$/.test(amount) ? Number(amount.replace(/[.,]/g, '')) : undefined;
}
