import { type ActiveBanks, activeBanks } from '@aicp/compliance/banks/activeBanks';
import { z } from 'zod';

export type { ActiveBanks };

/** The setting BANKS: versions of question banks to keep using, separated by commas; without it the newest ones are used. */
export const BanksSetting = z
  .string()
  .optional()
  .transform((names, ctx) => {
    try {
      return activeBanks(names);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      ctx.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
