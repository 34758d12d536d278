import { z } from 'zod';

/** Identity's plain route, for the gateway alone: the names of those who are in the caller's organisation. */
export const MEMBER_NAMES_ROUTE = '/internal/member-names';

/** By their numbers. Posted along to what writes people into a file and keeps no names itself. */
export const MemberNames = z.object({ names: z.record(z.string(), z.string()) });
