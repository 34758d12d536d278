import { failureOf } from '../client/failure.ts';
import { postJson } from '../client/postJson.ts';
import { reloadForOrganisation } from '../client/reloadForOrganisation.ts';
import { withExclusiveSession } from '../client/tracedFetch.ts';
import { useGet } from '../client/useGet.ts';
import { capitalise } from '../ui/capitalise.ts';
import { Menu } from '../ui/Menu.tsx';
import { toastFailure } from '../ui/toast.ts';

type Organisation = { id: number; name: string; role: string; current: boolean };

async function enterOrganisation(id: number): Promise<void> {
  try {
    await withExclusiveSession(async send => {
      await postJson(`/api/organisations/${id}/enter`, {}, send);
      reloadForOrganisation();
    });
  } catch (error) {
    toastFailure('Error', failureOf(error).message);
  }
}

/**
 * Shows members of several organisations the current one and lets them switch. Uses REST, because pages without a GraphQL client show it.
 */
export function OrganisationMenu({ current }: { current: string }) {
  const { data = [] } = useGet<Organisation[]>('/api/organisations');
  return (
    <Menu
      label={`Organisation: ${current}`}
      className="h-10! w-auto! max-w-full grid-cols-[minmax(0,1fr)_auto] gap-1.5 px-3 text-sm font-semibold text-ink max-lg:h-12! max-lg:self-start max-lg:text-base"
      items={data.map(({ id, name, role, current }) => ({
        label: name,
        hint: current ? `${capitalise(role)} · current organisation` : capitalise(role),
        onSelect: () => void (current || enterOrganisation(id)),
      }))}
    >
      <span className="max-w-full truncate">{current}</span>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-muted">
        <path d="M1.5 4 6 8.5 10.5 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Menu>
  );
}
