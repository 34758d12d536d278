import type { Jurisdiction } from '../../gql/graphql.ts';
import { registerPath } from '../../parts/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';

type Props = { id: string; jurisdiction: Jurisdiction };

/** The way to what is on record about the system. */
export function RegisterLink({ id, jurisdiction }: Props) {
  return (
    <section
      aria-labelledby="register"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="register" className="text-sm font-semibold">
          Register
        </h2>
        <p className="mt-1 text-sm text-muted">
          Version, people, parts and market: facts that documents are written from.
        </p>
      </div>
      <ButtonLink size="small" to={registerPath(jurisdiction, id)}>
        Open Register
      </ButtonLink>
    </section>
  );
}
