import { domainToASCII } from 'node:url';
import { collection, type Stored } from '@aicp/service/store/collection';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A domain whose addresses are an organisation's people's, as soon as its DNS says so. */
export type OrganisationDomain = {
  organisationId: number;
  domain: string;
  /** What a TXT record has to hold. */
  text: string;
  addedAt: Date;
  provedAt: Date | null;
};

type Row = Stored<OrganisationDomain & { id: string }>;

const Domains = collection<Row>(
  'domains',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    domain: { type: String, required: true },
    text: { type: String, required: true },
    addedAt: { type: Date, required: true },
    provedAt: { type: Date, default: null },
  },
  [
    [{ organisationId: 1, addedAt: 1 }],
    // One organisation's at most; who has only asked for it keeps nobody away.
    [{ domain: 1 }, { unique: true, partialFilterExpression: { provedAt: { $type: 'date' } } }],
  ],
);

export const MOST_DOMAINS = 20;

const idOf = (organisationId: number, domain: string) => `${organisationId} ${domain}`;
const PUBLIC = { _id: 0 } as const;

/** The oldest first. */
export async function listDomains(organisationId: number): Promise<OrganisationDomain[]> {
  return Domains.find({ organisationId }, PUBLIC).sort({ addedAt: 1 }).limit(MOST_DOMAINS).lean();
}

export async function findDomain(organisationId: number, domain: string): Promise<OrganisationDomain | null> {
  return Domains.findById(idOf(organisationId, domain), PUBLIC).lean();
}

/** Whose people have addresses of this one's domain; null where no organisation has proved it. */
export async function organisationOfEmail(email: string, tx?: Transaction): Promise<number | null> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  if (domain === '') return null;
  // As in the index, which would not be used otherwise.
  const proved = { domain, provedAt: mongoose.trusted({ $type: 'date' as const }) };
  const options = { session: tx?.session };
  return (await Domains.findOne(proved, { organisationId: 1 }, options).lean())?.organisationId ?? null;
}

export async function hasProvedDomain(organisationId: number): Promise<boolean> {
  const proved = { organisationId, provedAt: mongoose.trusted({ $type: 'date' as const }) };
  return (await Domains.exists(proved)) !== null;
}

/** For exports. */
export async function findDomainsForExport(organisationId: number): Promise<object[]> {
  return Domains.find({ organisationId }, { _id: 0, organisationId: 0, text: 0 }).sort({ addedAt: 1 }).lean();
}

export async function countDomains({ session }: Transaction, organisationId: number): Promise<number> {
  return Domains.countDocuments({ organisationId }, { session });
}

/** Stays as it is where it is there already. */
export async function insertDomain({ session }: Transaction, domain: OrganisationDomain): Promise<void> {
  const _id = idOf(domain.organisationId, domain.domain);
  await Domains.updateOne({ _id }, { $setOnInsert: domain }, { upsert: true, session });
}

/** @returns whether it is proved now; false where another organisation has proved it */
export async function proveDomain(
  { session }: Transaction,
  { organisationId, domain }: Pick<OrganisationDomain, 'organisationId' | 'domain'>,
  at: Date,
): Promise<boolean> {
  try {
    await Domains.updateOne({ _id: idOf(organisationId, domain) }, { provedAt: at }, { session });
    return true;
  } catch (error) {
    if (duplicateField(error)) return false;
    throw error;
  }
}

/** @returns whether there was one */
export async function deleteDomain({ session }: Transaction, organisationId: number, domain: string): Promise<boolean> {
  return (await Domains.deleteOne({ _id: idOf(organisationId, domain) }, { session })).deletedCount === 1;
}

export async function deleteDomainsOf({ session }: Transaction, organisationId: number): Promise<void> {
  await Domains.deleteMany({ organisationId }, { session });
}
