import { z } from 'zod';

/** States that payments are simulated although the address is public: for demonstrations, never for a product that is sold. */
export const payments = z.enum(['simulated'], 'must be simulated, or not set').optional();

export const SIMULATED_IN_PUBLIC =
  'Payments are simulated, so anyone could get every paid plan free of charge. Set the keys of a Stripe account, or PAYMENTS=simulated if that is intended.';

/** Whether other machines can reach an address: its host is neither loopback nor localhost nor a name below it. */
export function isPublicAddress(url: string | undefined): boolean {
  if (!url || !URL.canParse(url)) return false;
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  return !/^(127(\.\d{1,3}){3}|\[::1\]|(.+\.)?localhost)$/.test(host);
}
