/** Why a process is not ready, as a sentence for people: /readyz says it as it is. */
export class NotReady extends Error {}
