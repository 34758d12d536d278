import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { LinkName } from './LinkName.tsx';

const Effects = graphql(`
  query EvidenceEffects($id: ID!) {
    evidenceEffects(id: $id) {
      links {
        link {
          linkId
          ...LinkName_link
        }
        others
      }
      keptBy
    }
  }
`);

const Remove = graphql(`
  mutation RemoveEvidence($id: ID!) {
    removeEvidence(id: $id) {
      id
      standing
    }
  }
`);

type Props = { file: { id: string; title: string; isKept: boolean }; onChanged: () => void; onClose: () => void };

/** Lists the effects before a file is removed. */
export function RemoveEvidenceDialog({ file: { id, title, isKept }, onChanged, onClose }: Props) {
  const { data, error, refetch } = useQuery(Effects, { variables: { id }, fetchPolicy: 'network-only' });
  const [remove, { loading }] = useMutation(Remove, {
    variables: { id },
    onCompleted: () => {
      toast({ title: 'Evidence removed', text: title });
      onChanged();
      onClose();
    },
    onError: failure => toastFailure('Error', failureOf(failure).message),
  });
  const links = data?.evidenceEffects.links ?? [];
  return (
    <ConfirmDialog
      title="Remove this file?"
      name={title}
      text={
        isKept
          ? 'It no longer counts as proof. Reports of earlier assessments and audit rooms that contain the file keep it until it is deleted everywhere.'
          : 'The file is deleted. Its name, hash and dates are kept for the audit trail.'
      }
      action="Remove File"
      doing="Removing..."
      loading={loading}
      waiting={!data}
      onConfirm={remove}
      onClose={onClose}
    >
      <div className="mb-5 text-sm">
        {!data && !error && <Skeleton className="h-10" />}
        <LoadFailure error={!data && error} onRetry={refetch} />
        {data && links.length === 0 && <p className="text-muted">It is not linked to anything.</p>}
        {links.length > 0 && (
          <>
            <p className="font-medium">
              {links.length === 1 ? 'This link is removed:' : `These ${links.length} links are removed:`}
            </p>
            <ul className="mt-1 max-h-60 list-disc space-y-1 overflow-y-auto pl-5">
              {links.map(({ link, others }) => (
                <li key={link.linkId} className="wrap-anywhere">
                  <LinkName link={link} />
                  <span className="text-muted">
                    {others === 0
                      ? ' · no other file'
                      : ` · ${others} other ${others === 1 ? 'file counts' : 'files count'}`}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
