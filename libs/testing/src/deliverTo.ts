import type { EventType } from '@aicp/contracts/event';
import type { Handler } from '@aicp/service/queue/consumer';

/**
 * Hands an event to the handler of a service, as its queue would.
 * @throws when the service does not handle it, and what the handler throws
 */
export function deliverTo<Context>(
  handlers: readonly Handler<Context>[],
  { name }: Pick<EventType, 'name'>,
  ctx: Context,
  data: unknown,
): Promise<void> {
  const handler = handlers.find(({ event }) => event.name === name);
  if (!handler) throw new Error(`no handler for ${name}`);
  return handler.run(ctx, data);
}
