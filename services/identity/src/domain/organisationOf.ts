/** The organisation that an account works in: the one made for it, which has its number. */
export function organisationOf({ id }: { id: number }): number {
  return id;
}
