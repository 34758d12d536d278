import { type ComponentProps, Suspense, useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Menu } from '../../ui/Menu.tsx';
import { useRefusal } from '../account/useRefusal.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { lawTitles, otherLaw } from './laws.ts';

const AssessOtherLawDialog = lazyComponent(() =>
  import('./AssessOtherLawDialog.tsx').then(module => module.AssessOtherLawDialog),
);
const EditSystemDialog = lazyComponent(() => import('./EditSystemDialog.tsx').then(module => module.EditSystemDialog));
const DeleteSystemDialog = lazyComponent(() =>
  import('./DeleteSystemDialog.tsx').then(module => module.DeleteSystemDialog),
);

const Fragment = graphql(`
  fragment SystemMenu_system on AiSystem {
    id
    name
    jurisdiction
    latestAssessment {
      id
    }
    results {
      jurisdiction
    }
    ...EditSystemDialog_system
    ...DeleteSystemDialog_system
  }
`);

type Props = {
  system: FragmentType<typeof Fragment>;
  /** Called after the deletion, for pages that cannot stay open. */
  onDeleted?: () => void;
  /** Further actions of the page. */
  more?: ComponentProps<typeof Menu>['items'];
};

/** The other actions for a system. */
export function SystemMenu({ onDeleted, more = [], ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const [open, setOpen] = useState<'edit' | 'otherLaw' | 'delete'>();
  const close = () => setOpen(undefined);
  const law = otherLaw(system.jurisdiction);
  const isUnderOne = !!system.latestAssessment && system.results.length === 1;
  const refused = { edit: useRefusal('work'), delete: useRefusal('deleteSystems') };
  return (
    <>
      <Menu
        label={`Actions for ${system.name}`}
        className="relative"
        items={[
          { label: 'Edit', onSelect: () => setOpen('edit'), refused: refused.edit },
          ...(isUnderOne
            ? [{ label: `Assess Under ${lawTitles[law]}`, onSelect: () => setOpen('otherLaw'), refused: refused.edit }]
            : []),
          ...more,
          { label: 'Delete', onSelect: () => setOpen('delete'), danger: true, refused: refused.delete },
        ]}
      />
      <Suspense>
        {open === 'edit' && <EditSystemDialog system={system} onClose={close} />}
        {open === 'otherLaw' && <AssessOtherLawDialog id={system.id} name={system.name} law={law} onClose={close} />}
        {open === 'delete' && <DeleteSystemDialog system={system} onClose={close} onDeleted={onDeleted} />}
      </Suspense>
    </>
  );
}
