import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { linkMutation, unlinkMutation } from '../../parts/evidence/linkMutations.ts';
import { StandingMark } from '../../parts/evidence/StandingMark.tsx';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { libraryPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const PickFileDialog = lazyComponent(() =>
  import('../../parts/evidence/PickFileDialog.tsx').then(module => module.PickFileDialog),
);
const AddFileDialog = lazyComponent(() =>
  import('../../parts/evidence/AddFileDialog.tsx').then(module => module.AddFileDialog),
);

const Fragment = graphql(`
  fragment DutyFiles_duty on OrganisationDuty {
    id
    title
    evidence
    files(first: 10) {
      linkId
      file {
        id
        title
        name
        url
        uploadedAt
        validUntil
        standing
        mayManage
      }
    }
  }
`);

const Again = graphql(`
  query DutyFilesAgain {
    organisationDuties {
      id
      proof
      ...DutyFiles_duty
    }
  }
`);

/** The files that prove an organisation duty, with their dates; more can be chosen from the library or added. */
export function DutyFiles(props: { duty: FragmentType<typeof Fragment> }) {
  const { id, title, evidence, files } = readFragment(Fragment, props.duty);
  const [open, setOpen] = useState<'pick' | 'add'>();
  const refused = useRefusal('evidence');
  const notTheirs = useRefusal('manageEvidence');
  const close = () => setOpen(undefined);
  const onError = (error: unknown) => toastFailure('Error', failureOf(error).message);
  const [link, { client }] = useMutation(linkMutation, { onError });
  const refresh = () => void client.query({ query: Again, fetchPolicy: 'network-only' }).catch(onError);
  const [unlink, { loading }] = useMutation(unlinkMutation, { onCompleted: refresh, onError });

  async function linkAdded(evidenceId: string) {
    const input = { evidenceId, kind: 'organisation', systemId: null, jurisdiction: null, id };
    const { data } = await link({ variables: { input } });
    if (data) toast({ title: 'Evidence linked', text: title });
    refresh();
  }

  return (
    <div>
      {files.length > 0 && (
        <ul aria-label={`Evidence for ${title}`} className="mb-2 divide-y divide-line border-y border-line">
          {files.map(({ linkId, file }) => (
            <li key={linkId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <span className="min-w-0 flex-1 basis-60">
                {file.url ? (
                  <a href={file.url} download={file.name} className="wrap-anywhere text-accent hover:underline">
                    {file.title}
                  </a>
                ) : (
                  <span className="wrap-anywhere">{file.title}</span>
                )}{' '}
                <StandingMark standing={file.standing} />
              </span>
              <span className="figures text-xs text-muted">
                uploaded {formatDay(file.uploadedAt)}
                {file.validUntil && `, valid until ${formatShortDate(file.validUntil)}`}
              </span>
              <Button
                size="small"
                look="quiet"
                disabled={loading}
                refused={refused ?? (file.mayManage ? undefined : notTheirs)}
                onClick={() => void unlink({ variables: { id: file.id, linkId } })}
              >
                Unlink<span className="sr-only"> {file.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" refused={refused} onClick={() => setOpen('pick')}>
          Add Evidence<span className="sr-only"> for {title}</span>
        </Button>
        {evidence.length > files.length && (
          <ButtonLink size="small" look="quiet" to={libraryPath()}>
            {files.length} of {evidence.length} files. Open the Library
          </ButtonLink>
        )}
      </p>
      <Suspense>
        {open === 'pick' && (
          <PickFileDialog
            assessmentId={null}
            supports={id}
            onAdd={() => setOpen('add')}
            onPicked={refresh}
            onClose={close}
          />
        )}
        {open === 'add' && <AddFileDialog proves={title} onAdded={linkAdded} onClose={close} />}
      </Suspense>
    </div>
  );
}
