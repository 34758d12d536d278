import { longDate } from '../../../law/calendar.ts';
import { CHECKED_ON } from '../cite.ts';
import { longDateOf } from '../dates.ts';
import { all, alwaysProfiling, annexIIIBinds, highRisk, is, items, provider } from '../facts.ts';
import { exceptionOf } from '../questions/uses.ts';
import { type Case, firstOf } from './case.ts';
import { classNotes } from './classNotes.ts';
import { conformityRoutes } from './conformityRoute.ts';
import { dutyNotes } from './dutyNotes.ts';
import { joinWords, pointOf, usesIn } from './routes.ts';
import { transitionOf } from './starts.ts';

/** The legal text used and how it was checked. It must not claim more than was actually checked. */
export const provenance = `Text of the Act as consolidated on 27 July 2026, checked through stored copies on ${longDate(CHECKED_ON)}. Not legal advice.`;

/** All notes for the reader besides class, duties and gaps, in order. */
export function notesOf(given: Case): string[] {
  const { says } = given;
  const said = (rows: typeof classNotes) => rows.filter(({ when }) => says(when)).map(({ say }) => say);
  const route = says(all(provider, highRisk)) ? firstOf(conformityRoutes, given) : undefined;
  const transition = transitionOf(given);
  return [
    ...said(classNotes),
    ...exceptions(given),
    ...routesOfException(given),
    ...(transition ? [transition.text] : []),
    ...legacyNotes(given),
    ...(route ? [route.say] : []),
    ...said(dutyNotes),
    provenance,
  ];
}

/** Uses that an express exception kept out: "Point 5(b): detecting financial fraud … does not count." */
function exceptions({ answers }: Case): string[] {
  return items.flatMap(item => {
    const reason = exceptionOf(item, answers[`eu2-a3-${item}`]);
    return reason ? [`Point ${pointOf(item)} of Annex III does not apply: ${reason}.`] : [];
  });
}

/** Whether Art. 6(3) is open for each point of Annex III, and why: even if no one claims it, since a provider's letter may. */
function routesOfException(given: Case): string[] {
  if (!given.says(annexIIIBinds)) return [];
  const uses = usesIn(given);
  const known = uses.filter(({ item, provisional }) => item !== null && !provisional);
  const points = (found: typeof uses) => joinWords(found.map(({ item }) => pointOf(item ?? '2')));
  const closed = known.filter(({ item }) => item && alwaysProfiling.includes(item));
  const open = known.filter(({ item }) => item && !alwaysProfiling.includes(item));
  return [
    ...(closed.length > 0
      ? [
          `Art. 6(3) is closed for point ${points(closed)} of Annex III: the use always profiles people as the law is read here (subparagraph 3, with GDPR Art. 4(4)), whatever a provider writes.`,
        ]
      : []),
    ...(open.length > 0
      ? [
          `Art. 6(3) is open for point ${points(open)} of Annex III only if the system profiles no one, one of the grounds (a) to (d) fits, and its provider documents that.`,
        ]
      : []),
    ...(uses.length > known.length
      ? ['Art. 6(3) cannot be relied on for a use of Annex III that is not known (rule of this tool).']
      : []),
  ];
}

function legacyNotes({ says }: Case): string[] {
  return [
    ...(says(is('m-gen', 'yes'))
      ? [
          `The generator was on the market before ${longDateOf('general')}: marking applies from ${longDateOf('legacy-marking')} (Art. 111(4)).`,
        ]
      : []),
    ...(says(is('g-when', 'yes'))
      ? [
          `The model was on the market before ${longDateOf('gpai-and-penalties')}: its duties apply from ${longDateOf('legacy-gpai')} (Art. 111(3)).`,
        ]
      : []),
  ];
}
