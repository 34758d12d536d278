/** The name of someone who does something in the organisation; who has no account any more has none. */
export function personName({ username }: { username?: string | null | undefined }): string {
  return username ?? 'Former member';
}
