import { isolated } from '@aicp/contracts/isolated';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { RoomPreview } from './RoomPreview.tsx';

const LinkReports = graphql(`
  query LinkReports($id: ID!) {
    link(id: $id) {
      id
      room {
        id
        reports {
          id
          system
          documents {
            id
            title
            hasNewer
          }
          evidence {
            id
            name
            hasNewer
          }
        }
      }
      reports(first: 1000) {
        id
        system
        jurisdiction
        completedAt
        newerId
      }
    }
  }
`);
const RenewRoom = graphql(`
  mutation RenewRoom($input: RenewRoomInput!) {
    renewRoom(input: $input) {
      id
    }
  }
`);
const RenewLink = graphql(`
  mutation RenewLink($input: RenewLinkInput!) {
    renewLink(input: $input) {
      id
      ...LinkRows_link
    }
  }
`);

type Props = { link: { id: string; name: string }; onClose: () => void };

/** Asks for confirmation before a link shows a newer report, document or file; for a room it first shows a preview. */
export function RenewLinkDialog({ link: { id, name }, onClose }: Props) {
  const { data, error } = useQuery(LinkReports, { variables: { id }, fetchPolicy: 'network-only' });
  const [room, setRoom] = useState<string>();
  const [prepare, prepared] = useMutation(RenewRoom, {
    onError: () => {},
    onCompleted: ({ renewRoom }) => setRoom(renewRoom.id),
  });
  const [renew, renewed] = useMutation(RenewLink, {
    onError: () => {},
    onCompleted: () => {
      toast({ title: 'Link replaced', text: `The same link now shows the newer ${what}.` });
      onClose();
    },
  });
  const link = data?.link;
  const newer = link?.reports.filter(({ newerId }) => newerId) ?? [];
  // The content of a replaced report is replaced with it.
  const changed = (link?.room?.reports ?? [])
    .filter(({ id }) => !newer.some(report => report.id === id))
    .flatMap(({ system, documents, evidence }) => [
      ...documents.filter(one => one.hasNewer).map(({ id, title }) => ({ id, system, name: title })),
      ...evidence.filter(one => one.hasNewer).map(({ id, name }) => ({ id, system, name })),
    ]);
  const what = link && newer.length === 0 ? 'version' : 'report';
  const isPreviewed = !link?.room || room;
  const failure = error ?? prepared.error ?? renewed.error;

  function go() {
    if (!link) return;
    if (!link.room || room) return renew({ variables: { input: { id, room: room ?? null } } });
    const reports = link.reports.map(report => report.newerId ?? report.id);
    return prepare({ variables: { input: { room: link.room.id, reports } } });
  }

  return (
    <Dialog
      title={`Replace with the newer ${what}?`}
      text={`Anyone who has the link “${isolated(name)}” will see the newer ${what} instead. The link does not change.`}
      open
      onOpenChange={onClose}
    >
      {!link && !error && <Skeleton rows={2} className="h-8" />}
      <ul className="space-y-2 text-sm">
        {newer.map(({ id: report, system, jurisdiction, completedAt }) => (
          <li key={report} className="wrap-anywhere">
            <span className="font-medium">{system}</span>, {jurisdiction}: the report of {formatDay(completedAt)} is
            replaced by the latest one.
          </li>
        ))}
        {changed.map(({ id: thing, system, name }) => (
          <li key={thing} className="wrap-anywhere">
            <span className="font-medium">{name}</span> of {system}: replaced by its latest version.
          </li>
        ))}
      </ul>
      {room && (
        <div className="mt-5 space-y-3">
          <p className="text-sm font-medium">Recipients will see exactly these items:</p>
          <RoomPreview id={room} />
        </div>
      )}
      <div className="mt-5 space-y-4">
        <FormFailure message={failure && failureOf(failure).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={!link || prepared.loading || renewed.loading} onClick={go}>
            {prepared.loading || renewed.loading ? 'Preparing...' : isPreviewed ? 'Replace' : 'Preview'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
