import type { Charge } from '../objects/charge.ts';
import { type Dispute, newDispute } from '../objects/dispute.ts';
import { change, create, load, type Simulation } from '../simulation.ts';

/** The cardholder asks their bank for the money back: it is taken until somebody decides. */
export function openDispute(sim: Simulation, charge: Charge): Dispute {
  change<Charge>(sim, load<Charge>(sim, 'charge', charge.id), { disputed: true }, 'charge.updated');
  const dispute = create(sim, newDispute(sim.now(), charge), 'charge.dispute.created');
  sim.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides. */
export function closeDispute(sim: Simulation, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const closed = change<Dispute>(sim, dispute, { status }, 'charge.dispute.closed');
  if (status === 'won') sim.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}
