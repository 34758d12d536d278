/**
 * The part of an organisation that changed; `changes` is anything that an event reports. Nothing else is sent: listeners query the rest
 * with their own permission.
 */
export type LiveNotice = 'changes' | 'systems' | `${'assessment' | 'report'} ${number}` | PersonalNotice;
/** This user has received or read a notification. Only they get the notice, without the number. */
type PersonalNotice = `notifications ${number}`;

/** The Redis channel on which services notify the gateways of changes in organisations, in the format of `liveMessage`. */
export const LIVE_CHANNEL = 'aicp:live:organisations';

/** The message for an organisation and a notice, for example '12 assessment 345'. */
export function liveMessage(organisationId: number, notice: LiveNotice): string {
  return `${organisationId} ${notice}`;
}

/** The organisation, notice and any recipient of a message; null for an invalid one. */
export function readLiveMessage(message: string): { organisationId: number; notice: string; userId?: number } | null {
  const [, organisationId, notice, kind, id] =
    /^(\d{1,15}) (changes|systems|(assessment|report|notifications) (\d{1,15}))$/.exec(message) ?? [];
  if (!organisationId || !notice) return null;
  if (kind === 'notifications') return { organisationId: Number(organisationId), notice: kind, userId: Number(id) };
  return { organisationId: Number(organisationId), notice };
}
