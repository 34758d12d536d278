import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { addDays } from '@aicp/contracts/emails/reminder';
import { signedIn } from '@aicp/contracts/rights/actor';
import { listArchived } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { appliesOn, proofOf } from '../domain/dutyProofs.ts';
import { findDutyDay, insertDutyDay } from '../store/dutyDays.ts';
import { listStanding } from '../store/evidence.ts';
import { listRetired } from '../store/registers.ts';
import { listLatestDuties, nextOrganisation } from '../store/subjects.ts';

/** Days back to the compared figures. */
const MONTH = 30;

/** Counts the duties that apply today under one law, and how many are met and proved, with the figures of about a month ago. */
export async function countDuties({ actor, now }: RequestContext, jurisdiction: Jurisdiction) {
  const { organisationId } = signedIn(actor);
  const asOf = now().toISOString().slice(0, 10);
  const of = { organisationId, jurisdiction };
  const [counts, before] = await Promise.all([countOn(of, asOf), findDutyDay(of, addDays(asOf, -MONTH), asOf)]);
  return { asOf, ...counts, before: before && { ...before, asOf: before.day } };
}

/** Stores the figures of the day for each organisation and law with duties. Repeating it changes nothing. */
export async function recordDutyDays(ctx: Context): Promise<void> {
  const at = ctx.now();
  const day = at.toISOString().slice(0, 10);
  for (let after = 0; ; ) {
    const organisationId = await nextOrganisation(after);
    if (organisationId === null) return;
    for (const jurisdiction of ['EU', 'UK'] as const) {
      const of = { organisationId, jurisdiction };
      const counts = await countOn(of, day);
      if (counts.applicable > 0)
        await ctx.transaction(async tx => {
          if (await lockUnlessDeleted(tx, 'organisation', organisationId))
            await insertDutyDay(tx, { ...of, ...counts, day, at });
        });
    }
    after = organisationId;
  }
}

type Of = { organisationId: number; jurisdiction: Jurisdiction };

/** The same number of reads for many systems as for one. */
async function countOn({ organisationId, jurisdiction }: Of, day: string) {
  const [retired, archived] = await Promise.all([listRetired(organisationId), listArchived(organisationId)]);
  const latest = await listLatestDuties(organisationId, jurisdiction, [...retired, ...archived]);
  const places = latest.map(({ systemId }) => ({ systemId, jurisdiction }));
  const files = places.length > 0 ? await listStanding(organisationId, places) : [];
  const applicable = latest.flatMap(({ duties }, at) =>
    duties.filter(duty => appliesOn(duty, day)).map(duty => proofOf(duty, files[at] ?? [], day)),
  );
  const met = applicable.filter(proof => proof !== null);
  return {
    applicable: applicable.length,
    met: met.length,
    proved: met.filter(proof => proof === 'proved').length,
  };
}
