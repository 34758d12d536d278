import { formatDay } from '../../ui/formatDate.ts';

/** Until when a file is valid, or since when it is not, as of an ISO date. */
export const validWords = (validUntil: string, asOf: string) =>
  validUntil < asOf ? `expired on ${formatDay(validUntil)}` : `valid until ${formatDay(validUntil)}`;
