import { evidenceEndings } from '@aicp/contracts/limits';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Suspense, useContext, useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';
import { formatSize } from '../../ui/formatSize.ts';
import { HashLine } from '../../ui/HashLine.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useRefusal } from '../account/useRefusal.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { evidenceQuery } from './evidenceQuery.ts';
import { unlinkMutation } from './linkMutations.ts';
import { StandingMark } from './StandingMark.tsx';

const EditEvidenceDialog = lazyComponent(() =>
  import('./EditEvidenceDialog.tsx').then(module => module.EditEvidenceDialog),
);
const RemoveEvidenceDialog = lazyComponent(() =>
  import('./RemoveEvidenceDialog.tsx').then(module => module.RemoveEvidenceDialog),
);
const RemoveEverywhereDialog = lazyComponent(() =>
  import('./RemoveEverywhereDialog.tsx').then(module => module.RemoveEverywhereDialog),
);
const PreviewDialog = lazyComponent(() => import('./PreviewDialog.tsx').then(module => module.PreviewDialog));

const Fragment = graphql(`
  fragment EvidenceRow_evidence on Evidence {
    id
    supports
    name
    title
    ending
    bytes
    sha256
    note
    effectiveFrom
    validUntil
    uploadedAt
    standing
    url
    removedAt
    removalReason
    isKept
    mayManage
    linkId
    asOf
  }
`);

type Props = {
  assessmentId: string;
  evidence: FragmentType<typeof Fragment>;
  onReplace?: (file: File) => void;
  /** Whether its question was not asked; it then has no successor and can be removed. */
  isStray?: boolean;
};

/** One file: its name, its status, its dates, its hash, and its actions. */
export function EvidenceRow({ assessmentId, onReplace, isStray, ...props }: Props) {
  const file = readFragment(Fragment, props.evidence);
  const [open, setOpen] = useState<'preview' | 'edit' | 'remove' | 'everywhere'>();
  const replacement = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);
  const isArchived = useContext(ReadOnly) !== undefined;
  const refused = useRefusal('evidence');
  const refusedEverywhere = useRefusal('manageEvidence');
  const refusedOthers = refused ?? (file.mayManage ? undefined : refusedEverywhere);
  const client = useApolloClient();
  const refresh = () =>
    void client
      .query({ query: evidenceQuery, variables: { id: assessmentId }, fetchPolicy: 'network-only' })
      .catch(error => toastFailure('Error', failureOf(error).message));
  const [unlink] = useMutation(unlinkMutation, {
    variables: { id: file.id, linkId: file.linkId },
    onCompleted: refresh,
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const isPicture = file.ending === 'jpg' || file.ending === 'png';
  const items = [
    ...(isPicture ? [{ label: 'Preview', onSelect: () => setOpen('preview') }] : []),
    ...(file.asOf || isArchived
      ? []
      : [
          { label: 'Edit Details', onSelect: () => setOpen('edit'), refused },
          ...(onReplace ? [{ label: 'Replace', onSelect: () => replacement.current?.click(), refused }] : []),
          { label: 'Unlink', onSelect: () => void unlink(), refused: refusedOthers },
          { label: 'Remove', onSelect: () => setOpen('remove'), danger: true, refused: refusedOthers },
        ]),
    ...(file.isKept
      ? [
          {
            label: 'Delete Everywhere',
            onSelect: () => setOpen('everywhere'),
            danger: true,
            refused: refusedEverywhere,
          },
        ]
      : []),
  ];
  const facts = [
    !file.name.startsWith(file.title) && file.title,
    file.ending.toUpperCase(),
    formatSize(file.bytes),
    `uploaded ${formatDay(file.uploadedAt)}`,
    file.effectiveFrom && `effective ${formatShortDate(file.effectiveFrom)}`,
    file.validUntil && `valid until ${formatShortDate(file.validUntil)}`,
    file.removedAt && `removed ${formatDay(file.removedAt)}${file.removalReason ? ' everywhere' : ''}`,
  ].filter(Boolean);

  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {file.url ? (
            <a href={file.url} download={file.name} className="font-medium wrap-anywhere text-accent hover:underline">
              {file.name}
            </a>
          ) : (
            <span className="font-medium wrap-anywhere text-muted">{file.name}</span>
          )}
          <StandingMark standing={file.standing} />
        </p>
        <p className="figures mt-0.5 text-xs text-muted">{facts.join(' · ')}</p>
        {file.removalReason && <p className="mt-1 break-words">Reason: {file.removalReason}</p>}
        {file.note && <p className="mt-1 break-words">{file.note}</p>}
        <HashLine hash={file.sha256} />
      </div>
      {(onReplace || isStray) && file.url && (
        <>
          {items.length > 0 && <Menu label={`Actions for ${file.name}`} items={items} />}
          <input
            ref={replacement}
            type="file"
            accept={evidenceEndings(file.supports).endings.join(',')}
            hidden
            aria-label={`Replacement for ${file.name}`}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) onReplace?.(chosen);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <Suspense>
        {open === 'preview' && file.url && <PreviewDialog name={file.name} url={file.url} onClose={close} />}
        {open === 'edit' && <EditEvidenceDialog file={file} onChanged={refresh} onClose={close} />}
        {open === 'remove' && <RemoveEvidenceDialog file={file} onChanged={refresh} onClose={close} />}
        {open === 'everywhere' && <RemoveEverywhereDialog file={file} onChanged={refresh} onClose={close} />}
      </Suspense>
    </li>
  );
}
