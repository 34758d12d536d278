import { domainToASCII } from 'node:url';
import { collection, type Stored } from '@aicp/service/store/collection';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { inDays, LAPSE_DAYS, LOOK_DAYS } from '../domain/domainVerification.ts';

/** A domain whose addresses belong to an organisation's members once its DNS confirms it. */
export type OrganisationDomain = {
  organisationId: number;
  domain: string;
  /** The required TXT record. */
  text: string;
  addedAt: Date;
  /** The user who added it, or verified it last. */
  addedBy: number;
  provedAt: Date | null;
};

/** State of the repeated look at a verified domain's DNS. */
export type Look = {
  /** When its record was last found. */
  seenAt: Date | null;
  /** Missing since; null while it exists. */
  missingSince: Date | null;
  /** The number of notifications to the owners about it. */
  told: number;
  /** The next check; null for an unverified domain. */
  lookAt: Date | null;
};

type Row = Stored<OrganisationDomain & Look & { id: string }>;

const Domains = collection<Row>(
  'domains',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    domain: { type: String, required: true },
    text: { type: String, required: true },
    addedAt: { type: Date, required: true },
    addedBy: { type: Number, required: true },
    provedAt: { type: Date, default: null },
    seenAt: { type: Date, default: null },
    missingSince: { type: Date, default: null },
    told: { type: Number, default: 0 },
    lookAt: { type: Date, default: null },
  },
  [
    [{ lookAt: 1 }],
    [{ organisationId: 1, addedAt: 1 }],
    // One verified organisation at most; unverified claims block no one.
    [{ domain: 1 }, { unique: true, partialFilterExpression: { provedAt: { $type: 'date' } } }],
  ],
);

export const MAX_DOMAINS = 20;

const idOf = (organisationId: number, domain: string) => `${organisationId} ${domain}`;
const PUBLIC = { _id: 0, seenAt: 0, told: 0, lookAt: 0, missingSince: 0 } as const;

/** The organisation's domains, oldest first. */
export async function listDomains(organisationId: number): Promise<OrganisationDomain[]> {
  return Domains.find({ organisationId }, PUBLIC).sort({ addedAt: 1 }).limit(MAX_DOMAINS).lean();
}

export async function findDomain(organisationId: number, domain: string): Promise<OrganisationDomain | null> {
  return Domains.findById(idOf(organisationId, domain), PUBLIC).lean();
}

/** The end of the grace period of a verified domain whose record is missing; null if the record exists or the domain was removed. */
export async function findMissing(
  organisationId: number,
  domain: string,
): Promise<{ isVerified: boolean; lapsesAt: Date } | null> {
  const found = await Domains.findById(idOf(organisationId, domain), { provedAt: 1, missingSince: 1 }).lean();
  if (!found?.missingSince) return null;
  return { isVerified: found.provedAt !== null, lapsesAt: inDays(found.missingSince, LAPSE_DAYS) };
}

/** Verified domains that are due for a check, longest due first. */
export async function listDomainsDue(now: Date, most: number): Promise<(OrganisationDomain & Look)[]> {
  const due = { lookAt: mongoose.trusted({ $lte: now }) };
  return Domains.find(due, { _id: 0 }).sort({ lookAt: 1 }).limit(most).lean();
}

/** @returns false if another process or the owner has changed it since */
export async function recordDomainCheck(
  { session }: Transaction,
  { organisationId, domain, lookAt }: Pick<OrganisationDomain & Look, 'organisationId' | 'domain' | 'lookAt'>,
  change: Partial<Look & Pick<OrganisationDomain, 'provedAt'>>,
): Promise<boolean> {
  const before = { _id: idOf(organisationId, domain), lookAt };
  return (await Domains.updateOne(before, change, { session })).matchedCount === 1;
}

/** The organisation that has verified the domain of this address; null if none has. */
export async function findOrganisationByEmail(email: string, tx?: Transaction): Promise<number | null> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  if (domain === '') return null;
  // Same condition as the index, which would not be used otherwise.
  const proved = { domain, provedAt: mongoose.trusted({ $type: 'date' as const }) };
  const options = { session: tx?.session };
  return (await Domains.findOne(proved, { organisationId: 1 }, options).lean())?.organisationId ?? null;
}

export async function hasVerifiedDomain(organisationId: number): Promise<boolean> {
  const proved = { organisationId, provedAt: mongoose.trusted({ $type: 'date' as const }) };
  return (await Domains.exists(proved)) !== null;
}

/** For exports. */
export async function listDomainsForExport(organisationId: number): Promise<object[]> {
  return Domains.find({ organisationId }, { ...PUBLIC, organisationId: 0, text: 0 })
    .sort({ addedAt: 1 })
    .lean();
}

export async function countDomains({ session }: Transaction, organisationId: number): Promise<number> {
  return Domains.countDocuments({ organisationId }, { session });
}

/** Keeps an existing one unchanged. */
export async function insertDomain({ session }: Transaction, domain: OrganisationDomain): Promise<void> {
  const _id = idOf(domain.organisationId, domain.domain);
  await Domains.updateOne({ _id }, { $setOnInsert: domain }, { upsert: true, session });
}

/** @returns whether it is verified now; false if another organisation has verified it */
export async function verifyDomain(
  { session }: Transaction,
  { organisationId, domain }: Pick<OrganisationDomain, 'organisationId' | 'domain'>,
  { at, by }: { at: Date; by: number },
): Promise<boolean> {
  try {
    const seen = { addedBy: by, provedAt: at, seenAt: at, missingSince: null, told: 0, lookAt: inDays(at, LOOK_DAYS) };
    await Domains.updateOne({ _id: idOf(organisationId, domain) }, seen, { session });
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

/** Deletes the domains that the user added or verified at this instant or later. @returns whether there were any */
export async function deleteDomainsBy(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  since: Date,
): Promise<boolean> {
  const later = mongoose.trusted({ $gte: since });
  const theirs = { organisationId, addedBy: userId, $or: [{ addedAt: later }, { provedAt: later }] };
  return (await Domains.deleteMany(theirs, { session })).deletedCount > 0;
}

export async function deleteDomainsOf({ session }: Transaction, organisationId: number): Promise<void> {
  await Domains.deleteMany({ organisationId }, { session });
}
