import type { Jurisdiction } from '../../gql/graphql.ts';
import { registerPath, supplierPath } from '../../parts/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';

type Props = { id: string; jurisdiction: Jurisdiction; isReadOnly: boolean };

/** The ways to what is recorded about the system, and to what its supplier is asked. */
export function RegisterLink({ id, jurisdiction, isReadOnly }: Props) {
  return (
    <>
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
      {!isReadOnly && (
        <section
          aria-labelledby="supplier"
          className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
        >
          <div className="min-w-0">
            <h2 id="supplier" className="text-sm font-semibold">
              Supplier
            </h2>
            <p className="mt-1 text-sm text-muted">
              Questions that the supplier answers by a link, without an account. You accept or decline each answer.
            </p>
          </div>
          <ButtonLink size="small" to={supplierPath(jurisdiction, id)}>
            Ask the Supplier
          </ButtonLink>
        </section>
      )}
    </>
  );
}
