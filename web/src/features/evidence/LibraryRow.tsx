import { evidenceFile } from '@aicp/contracts/limits';
import { useMutation, useQuery } from '@apollo/client/react';
import { Suspense, useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { EditEvidenceDialog } from '../../parts/evidence/EditEvidenceDialog.tsx';
import { kindWord } from '../../parts/evidence/kindWords.ts';
import { LinkName } from '../../parts/evidence/LinkName.tsx';
import { unlinkMutation } from '../../parts/evidence/linkMutations.ts';
import { RemoveEverywhereDialog } from '../../parts/evidence/RemoveEverywhereDialog.tsx';
import { RemoveEvidenceDialog } from '../../parts/evidence/RemoveEvidenceDialog.tsx';
import { refuseFile } from '../../parts/evidence/refuseFile.ts';
import { StandingMark } from '../../parts/evidence/StandingMark.tsx';
import { uploadEvidence } from '../../parts/evidence/uploadEvidence.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';
import { formatSize } from '../../ui/formatSize.ts';
import { HashLine } from '../../ui/HashLine.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { LinkFileDialog } from './LinkFileDialog.tsx';

const Fragment = graphql(`
  fragment LibraryRow_file on EvidenceFile {
    id
    name
    title
    kind
    note
    effectiveFrom
    validUntil
    owner
    ownedBy {
      id
      username
      fullName
    }
    ending
    bytes
    sha256
    version
    uploadedAt
    mayManage
    standing
    url
    isKept
    links {
      linkId
    }
  }
`);

const Details = graphql(`
  query EvidenceFile($id: ID!) {
    evidenceFile(id: $id) {
      id
      links {
        linkId
        ...LinkName_link
      }
      earlier {
        id
        name
        version
        uploadedAt
        url
      }
    }
  }
`);

type Props = { file: FragmentType<typeof Fragment>; isOpen: boolean; onChanged: () => void };

/** A file of the library: its details, its validity, what it proves, and its actions. */
export function LibraryRow({ isOpen, onChanged, ...props }: Props) {
  const file = readFragment(Fragment, props.file);
  const [open, setOpen] = useState<'edit' | 'link' | 'remove' | 'everywhere'>();
  const [moved, setMoved] = useState<string>();
  const [isShown, setShown] = useState(isOpen);
  const replacement = useRef<HTMLInputElement>(null);
  const refused = useRefusal('evidence');
  const refusedOthers = useRefusal('manageEvidence');
  const refusedHere = refused ?? (file.mayManage ? undefined : refusedOthers);
  const count = file.links.length;
  const facts = [
    file.ending.toUpperCase(),
    formatSize(file.bytes),
    file.version > 1 && `version ${file.version}`,
    `uploaded ${formatDay(file.uploadedAt)}`,
    file.effectiveFrom && `effective ${formatShortDate(file.effectiveFrom)}`,
    file.validUntil && `valid until ${formatShortDate(file.validUntil)}`,
  ].filter(Boolean);
  const close = () => {
    setOpen(undefined);
    setMoved(undefined);
  };

  async function replace(chosen: File) {
    const refusal = refuseFile(chosen);
    if (refusal) return toastFailure('Error', refusal);
    try {
      await uploadEvidence(chosen, { replaces: file.id }, () => {});
      toast({ title: 'Replaced by a newer version', text: file.title });
      onChanged();
    } catch (error) {
      toastFailure('Error', failureOf(error).message);
    }
  }

  return (
    <li className="px-4 py-4 text-sm sm:px-6">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {file.url ? (
              <a href={file.url} download={file.name} className="font-medium wrap-anywhere text-accent hover:underline">
                {file.title}
              </a>
            ) : (
              <span className="font-medium wrap-anywhere">{file.title}</span>
            )}
            <Tag>{kindWord(file.kind)}</Tag>
            <StandingMark standing={file.standing} />
          </p>
          <p className="figures mt-0.5 text-xs text-muted">
            {facts.join(' · ')}
            {file.ownedBy && (
              <>
                {' · '}owner <PersonName person={file.ownedBy} />
              </>
            )}
          </p>
          {file.note && <p className="mt-1 break-words">{file.note}</p>}
        </div>
        <Menu
          label={`Actions for ${file.title}`}
          items={[
            { label: 'Edit Details', onSelect: () => setOpen('edit'), refused },
            { label: 'Link', onSelect: () => setOpen('link'), refused },
            { label: 'Replace with a Newer Version', onSelect: () => replacement.current?.click(), refused },
            { label: 'Remove', onSelect: () => setOpen('remove'), danger: true, refused: refusedHere },
            {
              label: 'Delete Everywhere',
              onSelect: () => setOpen('everywhere'),
              danger: true,
              refused: refusedOthers,
            },
          ]}
        />
      </div>
      <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)} className="mt-1">
        <summary className="w-fit cursor-pointer text-xs text-muted">
          {count === 0 ? 'Not linked yet' : `${count} ${count === 1 ? 'link' : 'links'}`}
        </summary>
        {isShown && (
          <FileDetails
            id={file.id}
            sha256={file.sha256}
            refused={refusedHere}
            onChanged={onChanged}
            onMove={linkId => {
              setMoved(linkId);
              setOpen('link');
            }}
          />
        )}
      </details>
      <input
        ref={replacement}
        type="file"
        accept={evidenceFile.endings.join(',')}
        hidden
        aria-label={`Newer version of ${file.title}`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void replace(chosen);
          currentTarget.value = '';
        }}
      />
      <Suspense>
        {open === 'edit' && <EditEvidenceDialog file={file} onChanged={onChanged} onClose={close} />}
        {open === 'link' && <LinkFileDialog file={file} movedFrom={moved} onChanged={onChanged} onClose={close} />}
        {open === 'remove' && <RemoveEvidenceDialog file={file} onChanged={onChanged} onClose={close} />}
        {open === 'everywhere' && <RemoveEverywhereDialog file={file} onChanged={onChanged} onClose={close} />}
      </Suspense>
    </li>
  );
}

type DetailsProps = {
  id: string;
  sha256: string;
  refused: string | undefined;
  onChanged: () => void;
  onMove: (linkId: string) => void;
};

/** The file's uses, its hash, and its earlier versions. */
function FileDetails({ id, sha256, refused, onChanged, onMove }: DetailsProps) {
  const { data, error, refetch } = useQuery(Details, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [unlink, { loading }] = useMutation(unlinkMutation, {
    onCompleted: () => {
      void refetch().catch(() => {});
      onChanged();
    },
    onError: failure => toastFailure('Error', failureOf(failure).message),
  });
  if (!data && !error) return <Skeleton className="mt-2 h-10" />;
  if (!data) return <p className="mt-2 text-muted">The details cannot be shown at the moment.</p>;
  const { links, earlier } = data.evidenceFile;
  return (
    <div className="mt-2 space-y-3">
      {links.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {links.map(link => (
            <li key={link.linkId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <LinkName link={link} />
              </span>
              <Button size="small" look="quiet" refused={refused} onClick={() => onMove(link.linkId)}>
                Move
              </Button>
              <Button
                size="small"
                look="quiet"
                disabled={loading}
                refused={refused}
                onClick={() => void unlink({ variables: { id, linkId: link.linkId } })}
              >
                Unlink
              </Button>
            </li>
          ))}
        </ul>
      )}
      <HashLine hash={sha256} />
      {earlier.length > 0 && (
        <ul className="space-y-1 text-xs text-muted">
          {earlier.map(version => (
            <li key={version.id} className="figures wrap-anywhere">
              Version {version.version}, {formatDay(version.uploadedAt)}:{' '}
              {version.url ? (
                <a href={version.url} download={version.name} className="underline underline-offset-4">
                  {version.name}
                </a>
              ) : (
                version.name
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
