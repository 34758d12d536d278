import { z } from 'zod';
import { RESOURCES } from '../rights/rights.ts';
import { line } from '../text.ts';

const password = z.string('is required').min(1, 'is required').max(1024);

/** A typed code: spaces and hyphens do not count. */
export const Code = z
  .string('is required')
  .max(50)
  .transform(typed => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'is required'));

/** The fields of POST /api/login/confirm and of `confirmLogin`. */
export const ConfirmLoginInput = z.object({
  challenge: z.string('is required').min(1, 'is required').max(100),
  code: Code,
});

export const ConfirmTwoFactorInput = z.object({ code: Code });
export const SecondFactorInput = z.object({ password, code: Code });
export const PasswordAgain = z.object({ password });

/** The fields of POST /api/user/proof and of `giveProof`. */
export const ProofInput = z.object({ password, code: Code.nullish() });

/** The fields of DELETE /api/user and of `deleteAccount`. */
/** The password may be missing only for users without one. */
export const DeleteAccountInput = z.object({ password: password.nullish(), code: Code.nullish() });

const Network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses or networks, for example 192.0.2.0/24',
);

/** The fields of POST /api/user/tokens and of `createApiToken`. */
export const CreateApiTokenInput = z.object({
  name: line(100).min(1, 'is required'),
  scope: z.enum(['READ', 'WRITE'], 'must be READ or WRITE'),
  /** The resources of a writing token; systems and evidence by default. */
  resources: z.array(z.enum(RESOURCES, 'must be systems, evidence or organisation')).max(RESOURCES.length).nullish(),
  /** The addresses and networks from which it may be used, for example '192.0.2.0/24'; any by default. */
  networks: z.array(Network).max(20, 'must have at most 20 entries').nullish(),
  expiresInDays: z.int('must be a whole number').min(1, 'must be at least 1').max(365, 'must be at most 365'),
});
