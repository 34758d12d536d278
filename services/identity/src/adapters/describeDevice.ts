import { createHash } from 'node:crypto';
import type { Client } from '@aicp/contracts/rights/actor';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import { networkOf } from '@aicp/service/process/networkOf';

/** The id of any client of the same kind in the same wider network, so that a new address at home is not a new device. */
export function deviceId({ address, agent }: Client): string {
  const network = networkOf(address);
  const wide = network.split(network.includes(':') ? ':' : '.').slice(0, 2);
  return createHash('sha256')
    .update([deviceLabel(agent), ...wide].join(' '))
    .digest('base64url')
    .slice(0, 16);
}
