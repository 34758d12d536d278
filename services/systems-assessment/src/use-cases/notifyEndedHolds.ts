import { Notify } from '@aicp/contracts/emails/notify';
import { may } from '@aicp/contracts/rights/rights';
import type { Context } from '@aicp/service/store/context';
import { membersOf } from '@aicp/service/store/members';
import { outside } from '@aicp/service/store/outside';
import { reminderRecipients } from '../domain/systemDays.ts';
import { pageEndedHolds, setHoldEndNotified } from '../store/archive.ts';

const PAGE = 100;

/** Notifies the members responsible for archived systems once when a hold has ended. Erases nothing. */
export async function notifyEndedHolds(ctx: Context): Promise<void> {
  for (let count = PAGE; count === PAGE; ) {
    count = await ctx.transaction(async tx => {
      tx.inBulk();
      const systems = await pageEndedHolds(tx, ctx.now().toISOString().slice(0, 10), PAGE);
      const members = await outside('the managers of an organisation', () =>
        membersOf([...new Set(systems.map(({ organisationId }) => organisationId))]),
      );
      for (const system of systems) {
        const { organisationId, id: systemId, heldUntil } = system;
        const managers = members.filter(one => one.organisationId === organisationId && may(one.role, 'manage'));
        for (const userId of reminderRecipients(
          system,
          managers.map(one => one.userId),
        ))
          tx.send(Notify, {
            ...{ userId, organisationId, by: null, what: 'holdEnded', systemId },
            ...(heldUntil !== null && { due: heldUntil }),
          });
      }
      await setHoldEndNotified(
        tx,
        systems.map(({ id }) => id),
      );
      return systems.length;
    });
  }
}
