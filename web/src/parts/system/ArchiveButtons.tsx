import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evictLists, updateCachedSystem } from '../../client/systemCopies.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useRefusal } from '../account/useRefusal.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { isHeld } from './held.ts';

const EraseSystemDialog = lazyComponent(() =>
  import('./EraseSystemDialog.tsx').then(module => module.EraseSystemDialog),
);
const HoldSystemDialog = lazyComponent(() => import('./HoldSystemDialog.tsx').then(module => module.HoldSystemDialog));

const Fragment = graphql(`
  fragment ArchiveButtons_system on AiSystem {
    id
    name
    heldUntil
  }
`);

const RestoreSystem = graphql(`
  mutation RestoreSystem($id: ID!) {
    restoreSystem(id: $id) {
      id
      jurisdiction
      archived
      archivedAt
      heldUntil
      notice
    }
  }
`);

type Props = {
  system: FragmentType<typeof Fragment>;
  onRestored?: (() => void) | undefined;
  onErased?: (() => void) | undefined;
  /** Whether users who may not restore it see no button at all. */
  onlyRestore?: boolean;
};

/** The buttons of an archived system. */
export function ArchiveButtons({ onlyRestore = false, onRestored, onErased, ...props }: Props) {
  const { heldUntil = null, ...system } = readFragment(Fragment, props.system);
  const { id, name } = system;
  const refused = useRefusal('deleteSystems');
  const notOwner = useRefusal('own');
  const [open, setOpen] = useState<'hold' | 'erase'>();
  const close = () => setOpen(undefined);
  const [restore, { loading }] = useMutation(RestoreSystem, {
    variables: { id },
    update(cache, { data }) {
      if (!data) return;
      updateCachedSystem(cache, id, { archived: false, archivedAt: null, heldUntil: null });
      evictLists(cache);
    },
    onCompleted: ({ restoreSystem: { notice } }) => {
      toast({ title: 'System restored', text: notice ? `${name}. ${notice}` : name });
      onRestored?.();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  if (onlyRestore && refused) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        refused={refused}
        disabled={loading}
        aria-label={`Restore ${name}`}
        onClick={() => restore()}
      >
        Restore
      </Button>
      {!onlyRestore && (
        <>
          <Button size="small" refused={refused} aria-label={`Change hold of ${name}`} onClick={() => setOpen('hold')}>
            Change Hold
          </Button>
          <Button
            size="small"
            look="towardsDanger"
            refused={refused ?? (isHeld(heldUntil) ? notOwner : undefined)}
            aria-label={`Permanently delete ${name}`}
            onClick={() => setOpen('erase')}
          >
            Permanently Delete
          </Button>
        </>
      )}
      <Suspense>
        {open === 'hold' && <HoldSystemDialog system={{ ...system, heldUntil }} onClose={close} />}
        {open === 'erase' && (
          <EraseSystemDialog system={{ ...system, heldUntil }} onClose={close} onErased={onErased} />
        )}
      </Suspense>
    </div>
  );
}
