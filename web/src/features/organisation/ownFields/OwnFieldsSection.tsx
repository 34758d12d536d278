import { MAX_OWN_FIELDS } from '@aicp/contracts/limits';
import { Suspense, useState } from 'react';
import { AccountRow } from '../../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../../parts/account/AccountSection.tsx';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import type { OwnField } from '../../../parts/system/ownFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { kinds } from './kinds.ts';

const OwnFieldDialog = lazyComponent(() => import('./OwnFieldDialog.tsx').then(module => module.OwnFieldDialog));
const RemoveOwnFieldDialog = lazyComponent(() =>
  import('./RemoveOwnFieldDialog.tsx').then(module => module.RemoveOwnFieldDialog),
);

/** The own fields that the organisation adds to the facts about its systems. */
export function OwnFieldsSection({ fields }: { fields: readonly OwnField[] }) {
  const refused = useRefusal('manage');
  const [editing, setEditing] = useState<OwnField | 'new'>();
  const [removing, setRemoving] = useState<OwnField>();
  const full =
    fields.length >= MAX_OWN_FIELDS ? `An organisation has at most ${MAX_OWN_FIELDS} own fields.` : undefined;
  return (
    <>
      <AccountSection
        id="own-fields"
        title="Own fields"
        text="Your own fields for every AI system. They appear on its Facts page, in lists, in files and in an appendix of the risk assessment, and never affect results."
        action={
          <Button size="small" refused={refused ?? full} onClick={() => setEditing('new')}>
            Add Field
          </Button>
        }
      >
        {fields.length === 0 && <p className="px-5 py-4 text-sm text-muted sm:px-6">No own fields yet.</p>}
        {fields.length > 0 && (
          <ul aria-label="Own fields" className="divide-y divide-line">
            {fields.map(field => (
              <li key={field.name}>
                <AccountRow
                  label={
                    <span id={`own-${field.name}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="min-w-0 wrap-anywhere">{field.label}</span>
                      <Tag>{kinds[field.kind]}</Tag>
                    </span>
                  }
                  action={
                    <>
                      <Button
                        size="small"
                        refused={refused}
                        aria-describedby={`own-${field.name}`}
                        onClick={() => setEditing(field)}
                      >
                        Change
                      </Button>
                      <Button
                        size="small"
                        refused={refused}
                        aria-describedby={`own-${field.name}`}
                        onClick={() => setRemoving(field)}
                      >
                        Remove
                      </Button>
                    </>
                  }
                >
                  <span className="font-mono">own:{field.name}</span> · {valuesOf(field)}
                  {field.choices.length > 0 && <span className="block">{field.choices.join(', ')}</span>}
                </AccountRow>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
      <Suspense>
        {editing && (
          <OwnFieldDialog field={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        )}
        {removing && <RemoveOwnFieldDialog field={removing} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </>
  );
}

function valuesOf({ values }: OwnField): string {
  if (values === 0) return 'empty for every system';
  return values === 1 ? 'filled in for one system' : `filled in for ${values} systems`;
}
