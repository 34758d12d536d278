import type { Actor } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import type { Logger } from '@aicp/service/process/logger';

/** The gateway's data about a request while its operation runs. */
export type GraphContext = {
  actor: Actor;
  actorToken(service: ServiceName): string;
  /** Key of the queue: an account, or the guests of one network. */
  caller: string;
  requestId: string;
  logger: Logger;
  /** Sets the session cookie on the response, or clears it with ''. */
  setSession(id: string): void;
  /** Sets the device cookie on the response. */
  setDevice(id: string): void;
};
