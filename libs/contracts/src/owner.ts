import { z } from 'zod';

const id = z.int().positive();

/** The owner of a thing: its organisation, and the account that created it. */
export type Owner = { userId: number; organisationId: number };

/** The object of an event, a job or a credential that belongs to an organisation. */
export function owned<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ userId: id, organisationId: id, ...shape });
}

/** Picks only the owner's fields of an object. */
export function ownerOf({ userId, organisationId }: Owner): Owner {
  return { userId, organisationId };
}
