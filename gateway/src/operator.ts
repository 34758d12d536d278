import { Email } from '@aicp/contracts/inputs/userInputs';
import { z } from 'zod';

const line = z.string().trim().min(1).max(200);

/** Several entries in one variable, separated by semicolons. */
const entries = z
  .string()
  .transform(list => list.split(';').map(entry => entry.trim()))
  .pipe(z.array(line).max(30));

/** The types of the landing page's calculator, each with a sum in euros: 'recruitment=15000000; general=7000000'. */
const fines = entries.transform((list, context) => {
  const sums: Record<string, number> = {};
  for (const entry of list) {
    const [, type, sum] = /^(recruitment|biometric|credit|healthcare|general) *= *(\d{1,9})$/.exec(entry) ?? [];
    if (type && sum) sums[type] = Number(sum);
    else context.addIssue(`'${entry}' is not an AI type with a sum in euros`);
  }
  return sums;
});

/** The operator of this installation, and the claims of its public pages. */
export const operatorEnv = {
  /** The company or person, named as the law requires. */
  OPERATOR_NAME: line.optional(),
  OPERATOR_ADDRESS: entries.optional(),
  OPERATOR_EMAIL: Email.optional(),
  OPERATOR_PHONE: line.optional(),
  /** The company's representative. */
  OPERATOR_REPRESENTATIVE: line.optional(),
  /** The register and number, for example 'Companies House, 01234567'. */
  OPERATOR_REGISTER: line.optional(),
  OPERATOR_VAT_ID: line.optional(),
  /** The law of the terms, and the courts. */
  OPERATOR_LAW: line.optional(),
  /** The contact for personal data: a data protection officer, for example. */
  PRIVACY_CONTACT: line.optional(),
  /** The companies that process personal data for the operator: who, for what, where. */
  PROCESSORS: entries.optional(),
  /** The number of users stated on the first pages; 'off' hides it. */
  USED_BY: line.optional(),
  CALCULATOR_FINES: fines.optional(),
};

const OperatorEnv = z.object(operatorEnv);

export const Operator = z.object({
  name: z.string().nullable(),
  address: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  representative: z.string().nullable(),
  register: z.string().nullable(),
  vatId: z.string().nullable(),
  law: z.string().nullable(),
  privacyContact: z.string().nullable(),
  processors: z.array(z.string()),
  /** External recipients of data, according to the settings. */
  payments: z.enum(['stripe', 'simulated', 'none']),
  timestampAuthority: z.string().nullable(),
  identityProvider: z.string().nullable(),
});

type Settings = z.output<typeof OperatorEnv> & {
  PLANS?: 'off' | undefined;
  TSA_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
};

/** The operator's settings for the pages on privacy, terms and the operator. Missing settings are null, and the pages state that. */
export function operatorOf(env: Settings, stripe: boolean): z.output<typeof Operator> {
  const hostOf = (url?: string) => (url ? new URL(url).host : null);
  return {
    name: env.OPERATOR_NAME ?? null,
    address: env.OPERATOR_ADDRESS ?? [],
    email: env.OPERATOR_EMAIL ?? null,
    phone: env.OPERATOR_PHONE ?? null,
    representative: env.OPERATOR_REPRESENTATIVE ?? null,
    register: env.OPERATOR_REGISTER ?? null,
    vatId: env.OPERATOR_VAT_ID ?? null,
    law: env.OPERATOR_LAW ?? null,
    privacyContact: env.PRIVACY_CONTACT ?? null,
    processors: env.PROCESSORS ?? [],
    payments: env.PLANS === 'off' ? 'none' : stripe ? 'stripe' : 'simulated',
    timestampAuthority: hostOf(env.TSA_URL),
    identityProvider: hostOf(env.OIDC_ISSUER),
  };
}

/** Claims of the first pages that the operator overrides. */
export function claimsOf({ USED_BY, CALCULATOR_FINES }: Settings) {
  return { ...(USED_BY && { usedBy: USED_BY }), ...(CALCULATOR_FINES && { calculatorFines: CALCULATOR_FINES }) };
}

/** The claim in the client's build: in the text of its pages, and in their head for the client. */
const CLAIM = '500+ companies';

/** A page with the operator's claims; 'off' hides the line and empties it. The same in web/nginx/start.sh. */
export function claiming(html: string, usedBy: string | undefined): string {
  if (!usedBy) return html;
  const text = usedBy.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
  return html
    .replaceAll(`>${CLAIM}<`, () => `>${usedBy === 'off' ? '' : text}<`)
    .replaceAll(`content="${CLAIM}"`, () => `content="${text}"`)
    .replaceAll('data-claim="used-by"', usedBy === 'off' ? 'data-claim="used-by" hidden=""' : '$&');
}
