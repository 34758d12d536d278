import type { EventType } from '@aicp/contracts/event';
import type { Handler } from '@aicp/service/queue/consumer';

/**
 * Passes an event to a service's handler, as its queue would.
 * @throws if the service does not handle it, and the handler's errors
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
