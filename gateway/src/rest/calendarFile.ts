import { isolated } from '@aicp/contracts/isolated';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { z } from 'zod';

const Named = z.object({ id: z.string(), name: z.string() });
const Law = z.enum(['EU', 'UK']);
const LawDays = z.array(
  z.object({
    date: z.iso.date(),
    binding: z.boolean(),
    what: z.array(z.string()),
    citation: z.object({ label: z.string(), url: z.string() }),
    systemCount: z.int(),
    systems: z.array(Named.nullable()),
  }),
);

/** All dates that are shown to one user, in one query. */
export const CALENDAR_QUERY = `query Calendar {
  eu: nextDays(jurisdiction: EU, first: 20) { ...day }
  uk: nextDays(jurisdiction: UK, first: 20) { ...day }
  evidenceDates(first: 100) { id title validUntil system { id name } }
  actionDates(first: 100, mine: true) { id title day state organisation system { id name } }
  organisationDuties { id title reviewOn }
  policyDates(first: 100) { id title reviewOn }
  reviewDates(first: 100) { day system { id name jurisdiction } }
  organisation { name reassessments(first: 100) { dueOn jurisdiction system { id name } } }
}
fragment day on ClockDay { date binding what citation { label url } systemCount systems { id name } }`;

export const CalendarData = z.object({
  eu: LawDays,
  uk: LawDays,
  evidenceDates: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      validUntil: z.iso.date(),
      system: Named.nullable(),
    }),
  ),
  actionDates: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      day: z.iso.date(),
      state: z.string(),
      organisation: z.boolean(),
      system: Named.nullable(),
    }),
  ),
  organisationDuties: z.array(z.object({ id: z.string(), title: z.string(), reviewOn: z.iso.date().nullable() })),
  policyDates: z.array(z.object({ id: z.string(), title: z.string(), reviewOn: z.iso.date() })),
  reviewDates: z.array(z.object({ day: z.iso.date(), system: Named.extend({ jurisdiction: Law }).nullable() })),
  organisation: z.object({
    name: z.string(),
    reassessments: z.array(z.object({ dueOn: z.iso.date(), jurisdiction: Law, system: Named.nullable() })),
  }),
});
type CalendarData = z.infer<typeof CalendarData>;

/** `id` names it permanently, so that a calendar moves its entry instead of adding it again. */
type Entry = { id: string; date: string; summary: string; description?: string; path: string };

const REFRESH_SECONDS = 3600;

/**
 * Dates as an iCalendar file (RFC 5545). They are dates, not instants: the same in every time zone.
 * @param today ISO date
 * @param publicUrl the product's public address
 */
export function calendarFile(data: CalendarData, today: string, publicUrl: string): string {
  const calendar = ical({
    name: `Deadlines: ${isolated(data.organisation.name)}`,
    prodId: { company: 'AI Compliance', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, date, summary, description, path } of entriesOf(data))
    calendar.createEvent({
      id: `${id}@${new URL(publicUrl).hostname}`,
      // Taken from the date, so that the file is the same for the whole day.
      stamp: new Date(today),
      start: new Date(date),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      description: description ?? null,
      url: `${publicUrl}${path}`,
    });
  return calendar.toString();
}

function entriesOf(data: CalendarData): Entry[] {
  const { eu, uk, evidenceDates, actionDates, organisationDuties, policyDates, reviewDates, organisation } = data;
  return [
    ...lawEntries('EU', eu),
    ...lawEntries('UK', uk),
    ...evidenceDates.map(({ id, title, validUntil, system }) => ({
      id: `evidence-${id}`,
      date: validUntil,
      summary: `Evidence expires: ${isolated(title)}${about(system)}`,
      path: `/evidence?file=${id}`,
    })),
    ...actionDates.map(({ id, title, day, state, organisation, system }) => ({
      id: `action-${id}`,
      date: day,
      summary: `${state === 'accepted' ? 'Review the accepted risk' : 'Action'}: ${isolated(title)}${organisation ? ' (Organisation)' : about(system)}`,
      path: `/actions?action=${id}`,
    })),
    ...organisationDuties.flatMap(({ id, title, reviewOn }) =>
      reviewOn
        ? [
            {
              id: `duty-${id}`,
              date: reviewOn,
              summary: `Review: ${title} (Organisation)`,
              path: '/organisation/duties',
            },
          ]
        : [],
    ),
    ...policyDates.map(({ id, title, reviewOn }) => ({
      id: `policy-${id}`,
      date: reviewOn,
      summary: `Review the policy: ${isolated(title)}`,
      path: '/organisation/policies',
    })),
    ...reviewDates.flatMap(({ day, system }) =>
      system
        ? [
            {
              id: `review-${system.id}`,
              date: day,
              summary: `Next review${about(system)}`,
              path: pageOf(system.jurisdiction, system),
            },
          ]
        : [],
    ),
    ...organisation.reassessments.flatMap(({ dueOn, jurisdiction, system }) =>
      system
        ? [
            {
              id: `reassessment-${jurisdiction.toLowerCase()}-${system.id}`,
              date: dueOn,
              summary: `Reassess under ${jurisdiction} rules${about(system)}`,
              path: pageOf(jurisdiction, system),
            },
          ]
        : [],
    ),
  ];
}

function lawEntries(jurisdiction: 'EU' | 'UK', days: CalendarData['eu']): Entry[] {
  return days.map(({ date, binding, what, citation, systems, systemCount }) => {
    const names = systems.flatMap(system => (system ? [isolated(system.name)] : []));
    const more = systemCount - names.length;
    const concerned = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
    return {
      id: `law-${jurisdiction.toLowerCase()}-${date}${binding ? '' : '-proposed'}`,
      date,
      summary: `${binding ? '' : 'Proposed, not law: '}${what[0] ?? citation.label}`,
      description: [...what, `Systems: ${concerned}`, `${citation.label}: ${citation.url}`].join('\n'),
      path: '/deadlines',
    };
  });
}

const about = (system: { name: string } | null) => (system ? ` (${isolated(system.name)})` : '');
const pageOf = (jurisdiction: 'EU' | 'UK', system: { id: string } | null) =>
  system ? `${jurisdiction === 'UK' ? '/uk' : ''}/systems/${system.id}` : '/deadlines';
