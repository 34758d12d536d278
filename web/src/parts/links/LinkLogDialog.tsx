import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { LinkLogQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatShortDate } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

const LinkLog = graphql(`
  query LinkLog($id: ID!) {
    link(id: $id) {
      id
      days {
        day
        uses
      }
      reports {
        id
        system
      }
      room {
        id
        reports {
          id
          system
          documents {
            id
            title
          }
          evidence {
            id
            name
          }
        }
      }
    }
    linkOpenings(id: $id) {
      day
      thing
      thingId
      format
      times
    }
  }
`);

type Props = { link: { id: string; name: string }; onClose: () => void };

/** The log of a link by day: what was opened and how often, but never by whom. */
export function LinkLogDialog({ link: { id, name }, onClose }: Props) {
  const { data, error } = useQuery(LinkLog, { variables: { id }, fetchPolicy: 'network-only' });
  const openings = data?.linkOpenings ?? [];
  const days = [...new Set([...(data?.link.days ?? []), ...openings].map(({ day }) => day))].sort().reverse();
  return (
    <Dialog
      title="Access Log"
      text={`Items opened through the link “${isolated(name)}”, by day. We do not record who opened them.`}
      open
      onOpenChange={onClose}
    >
      <FormFailure message={error && failureOf(error).message} />
      {!data && !error && <Skeleton rows={3} className="h-8" />}
      {data && (
        <section className="space-y-4" aria-label="Opened items">
          {days.map(day => {
            const uses = data.link.days.find(one => one.day === day)?.uses;
            return (
              <div key={day} className="text-sm">
                <h3 className="figures font-semibold">{formatShortDate(day)}</h3>
                <ul className="mt-1 space-y-1">
                  {uses !== undefined && <Line what="The link itself" times={uses} />}
                  {openings
                    .filter(opening => opening.day === day)
                    .map(opening => (
                      <Line
                        key={`${opening.thing} ${opening.thingId} ${opening.format}`}
                        what={wordsOf(opening, data.link)}
                        times={opening.times}
                      />
                    ))}
                </ul>
              </div>
            );
          })}
        </section>
      )}
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

function Line({ what, times }: { what: string; times: number }) {
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">{what}</span>
      <span className="figures shrink-0 text-muted">{times === 1 ? 'once' : `${times} times`}</span>
    </li>
  );
}

type Opening = LinkLogQuery['linkOpenings'][number];

/** Items replaced or deleted after they were opened have only their id. */
function wordsOf({ thing, thingId: id, format }: Opening, { reports, room }: LinkLogQuery['link']): string {
  const system = [...reports, ...(room?.reports ?? [])].find(report => report.id === id)?.system;
  const shown = room?.reports ?? [];
  if (thing === 'report')
    return `Report ${id}${system ? ` on ${isolated(system)}` : ''}, ${format === 'pdf' ? 'as PDF' : 'on screen or as JSON'}`;
  if (thing === 'organisation') return 'Everything about the organisation, as JSON';
  if (thing === 'bundle') return `Audit bundle of report ${id}${system ? ` on ${isolated(system)}` : ''}`;
  if (thing === 'evidence')
    return shown.flatMap(({ evidence }) => evidence).find(file => file.id === id)?.name ?? `Evidence file ${id}`;
  const title = shown.flatMap(({ documents }) => documents).find(document => document.id === id)?.title;
  return `${title ?? `Document ${id}`}, as ${format.toUpperCase()}`;
}
