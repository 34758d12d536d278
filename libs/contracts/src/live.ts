/** What of an organisation has changed. Nothing else is sent: listeners ask for the rest with their own permission. */
export type LiveNotice = 'systems' | `${'assessment' | 'report'} ${number}`;

/** The Redis channel on which services notify the gateways of what changed in organisations, as `liveMessage` writes it. */
export const LIVE_CHANNEL = 'aicp:live:organisations';

/** For example '12 assessment 345'. */
export function liveMessage(organisationId: number, notice: LiveNotice): string {
  return `${organisationId} ${notice}`;
}

/** The organisation and the notice of a message; null for one that is none. */
export function readLiveMessage(message: string): { organisationId: number; notice: string } | null {
  const [, organisationId, notice] = /^(\d{1,15}) (systems|(?:assessment|report) \d{1,15})$/.exec(message) ?? [];
  return organisationId && notice ? { organisationId: Number(organisationId), notice } : null;
}
