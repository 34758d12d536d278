import { Email } from '@aicp/contracts/inputs/userInputs';
import { fullNameFrom } from './providerPerson.ts';

/** A user as a company's directory maintains them here by SCIM (RFC 7643). Their role in the product is in their membership. */
export type ProvisionedUser = {
  /** Random, not one of our numbers. */
  id: string;
  organisationId: number;
  /** The user's account; null until they have one. */
  userId: number | null;
  /** Whether the account was created for the directory, and not by the person. */
  isAccountOurs: boolean;
  /** Whether their role comes from a group. */
  hasGroupRole: boolean;
  externalId: string | null;
  userName: string;
  displayName: string | null;
  /** The whole name, as the directory writes it. */
  formattedName: string | null;
  givenName: string | null;
  familyName: string | null;
  /** The address that counts: the primary one, or the first. */
  email: string | null;
  active: boolean;
  createdAt: Date;
  changedAt: Date;
  /** Increases with every change. */
  version: number;
};

/** A group of the directory, which can give a role. */
export type ProvisionedGroup = {
  id: string;
  organisationId: number;
  externalId: string | null;
  displayName: string;
  /** Provisioned users, by their ids. */
  members: string[];
  createdAt: Date;
  changedAt: Date;
  version: number;
};

export type UserFields = Pick<
  ProvisionedUser,
  'externalId' | 'userName' | 'displayName' | 'formattedName' | 'givenName' | 'familyName' | 'email' | 'active'
>;
export type GroupFields = Pick<ProvisionedGroup, 'externalId' | 'displayName' | 'members'>;

/** Conditions that all users of a list meet; keys are in lower case. */
export type UserFilter = {
  id?: string;
  externalId?: string;
  active?: boolean;
  userNameKey?: string;
  emailKey?: string;
};
export type GroupFilter = { id?: string; externalId?: string; displayNameKey?: string; members?: string };

/** A person's email address: the one sent, or a userName that is an address. */
export function addressOf({ email, userName }: Pick<UserFields, 'email' | 'userName'>): string | null {
  return Email.safeParse(email ?? userName).data ?? null;
}

/** The full name that a directory suggests for an account. */
export function suggestedNameOf({ displayName, formattedName, givenName, familyName }: UserFields): string | null {
  const parts = [givenName, familyName].filter(part => part !== null).join(' ');
  return fullNameFrom(displayName) ?? fullNameFrom(formattedName) ?? fullNameFrom(parts);
}

/** The part of an address after the @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
