import { capitalise } from '../../../ui/capitalise.ts';
import { formatCount } from '../../../ui/formatCount.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { ListedOrganisation } from './useOrganisations.ts';

const counted = (of: number, noun: string, plural = `${noun}s`) => `${formatCount(of)} ${of === 1 ? noun : plural}`;

/** The cells of the heading; they are laid out like those of the rows. */
export const organisationHead = (
  <>
    <th className="font-medium">Organisation</th>
    <th className="font-medium">Plan and state</th>
  </>
);

export const organisationColumns = 'grid-cols-[minmax(0,1fr)_auto]';

/** The cells of one organisation. */
export function OrganisationRow({ organisation }: { organisation: ListedOrganisation }) {
  const { id, name, people, isActive, plan, systemCount, assessmentCount } = organisation;
  const use = [
    counted(people, 'person', 'people'),
    counted(systemCount, 'system'),
    counted(assessmentCount, 'assessment'),
    `number ${id}`,
  ].join(' · ');
  return (
    <>
      <th scope="row" className="min-w-0 text-left font-normal">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        <span className="figures block truncate text-muted" title={use}>
          {use}
        </span>
      </th>
      <td className="flex flex-wrap gap-1.5 @max-xl:col-span-2">
        <Tag>{capitalise(plan)}</Tag>
        <Tag>{isActive ? 'Active' : 'Nobody active'}</Tag>
      </td>
    </>
  );
}
