import { z } from 'zod';

/** Identity's plain route, for the gateway alone: the names of those who are in the caller's organisation. */
export const MEMBER_NAMES_ROUTE = '/internal/member-names';
/** It also has the email addresses that the caller may see. */
export const MEMBER_ADDRESSES_ROUTE = `${MEMBER_NAMES_ROUTE}?emails=true`;

const ByNumber = z.record(z.string(), z.string());

/** By their numbers. Posted along to what reads or writes people in a file and keeps no names itself. */
export const MemberNames = z.object({ names: ByNumber, emails: ByNumber.optional() });
