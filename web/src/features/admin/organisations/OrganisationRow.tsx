import { capitalise } from '../../../ui/capitalise.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { ListedOrganisation } from './useOrganisations.ts';

const count = new Intl.NumberFormat('en-GB');
const counted = (of: number, noun: string, plural = `${noun}s`) => `${count.format(of)} ${of === 1 ? noun : plural}`;

/** The cells of the heading; they are laid out like those of the rows. */
export const organisationHead = (
  <>
    <th className="font-medium">Organisation</th>
    <th className="font-medium">Plan and state</th>
    <th className="text-right font-medium">People</th>
    <th className="text-right font-medium">Systems</th>
    <th className="text-right font-medium">Assessments</th>
  </>
);

export const organisationColumns = `grid-cols-[minmax(0,1fr)] @xl:grid-cols-[minmax(0,1fr)_12rem_4rem_4rem_6rem]`;

/** The cells of one organisation; on narrow screens the figures are a line. */
export function OrganisationRow({ organisation }: { organisation: ListedOrganisation }) {
  const { id, name, people, isActive, plan, systemCount, assessmentCount } = organisation;
  return (
    <>
      <th scope="row" className="min-w-0 truncate text-left font-medium" title={name}>
        {name} <span className="font-normal text-muted">{id}</span>
      </th>
      <td className="flex flex-wrap gap-1.5">
        <Tag>{capitalise(plan)}</Tag>
        <Tag>{isActive ? 'Active' : 'Nobody active'}</Tag>
      </td>
      <td className="figures text-muted @xl:text-right @xl:text-ink">
        <span className="@xl:hidden">
          {[
            counted(people, 'person', 'people'),
            counted(systemCount, 'system'),
            counted(assessmentCount, 'assessment'),
          ].join(' · ')}
        </span>
        <span className="@max-xl:hidden">{count.format(people)}</span>
      </td>
      <td className="figures text-right @max-xl:hidden">{count.format(systemCount)}</td>
      <td className="figures text-right @max-xl:hidden">{count.format(assessmentCount)}</td>
    </>
  );
}
