import { z } from 'zod';

/** Identity's plain route, for the gateway only: the names of the members of the caller's organisation. */
export const MEMBER_NAMES_ROUTE = '/internal/member-names';
/** Also returns the email addresses that the caller may see. */
export const MEMBER_ADDRESSES_ROUTE = `${MEMBER_NAMES_ROUTE}?emails=true`;

const ByNumber = z.record(z.string(), z.string());

/**
 * Usernames and full names by user id; members without a full name are missing from `fullNames`. Posted with a request to a service that
 * reads or writes people in a file and stores no names.
 */
export const MemberNames = z.object({
  names: ByNumber,
  fullNames: ByNumber.default({}),
  emails: ByNumber.optional(),
});
