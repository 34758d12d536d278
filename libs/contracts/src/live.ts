/**
 * What of an organisation has changed; `changes` is anything that an event tells of. Nothing else is sent: listeners ask for the rest with
 * their own permission.
 */
export type LiveNotice = 'changes' | 'systems' | `${'assessment' | 'report'} ${number}` | PersonalNotice;
/** That this person has been notified of something, or has read it: for them alone, who hear the word without the number. */
type PersonalNotice = `notifications ${number}`;

/** The Redis channel on which services notify the gateways of what changed in organisations, as `liveMessage` writes it. */
export const LIVE_CHANNEL = 'aicp:live:organisations';

/** For example '12 assessment 345'. */
export function liveMessage(organisationId: number, notice: LiveNotice): string {
  return `${organisationId} ${notice}`;
}

/** The organisation and the notice of a message, and for whom it is if it is for one person; null for one that is none. */
export function readLiveMessage(message: string): { organisationId: number; notice: string; userId?: number } | null {
  const [, organisationId, notice, kind, id] =
    /^(\d{1,15}) (changes|systems|(assessment|report|notifications) (\d{1,15}))$/.exec(message) ?? [];
  if (!organisationId || !notice) return null;
  if (kind === 'notifications') return { organisationId: Number(organisationId), notice: kind, userId: Number(id) };
  return { organisationId: Number(organisationId), notice };
}
