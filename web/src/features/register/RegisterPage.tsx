import { factCards, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { annexViiiPath, factsPath } from '../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../parts/system/ArchivedNotice.tsx';
import { otherAddress, SystemState } from '../../parts/system/SystemState.tsx';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { FactCard } from './FactCard.tsx';
import { FromFile } from './FromFile.tsx';
import { ownCard, RegisterFacts, recordedIn } from './facts.ts';

const Register = graphql(`
  query SystemRegister($id: ID!, $jurisdiction: Jurisdiction!) {
    system(id: $id, jurisdiction: $jurisdiction) {
      id
      name
      jurisdiction
      archived
      ...ArchivedNotice_system
      latestAssessment {
        id
      }
      facts {
        ...RegisterFacts
      }
      suppliedFacts {
        fact
        from
        at
      }
      recordedFacts {
        fact
        at
        by {
          id
          username
          fullName
        }
      }
    }
    ownFields {
      name
      label
      kind
      choices
      values
    }
  }
`);

/** From this number of recorded facts on, the cards are folded. */
const MANY = 25;

/** A system's recorded facts in addition to its description, in cards. */
export function RegisterPage() {
  const { id = '' } = useParams();
  const jurisdiction = useLocation().pathname.startsWith('/uk/') ? 'UK' : 'EU';
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(Register, { variables: { id, jurisdiction } });
  usePageTitle(data ? `Facts of ${isolated(data.system.name)}` : 'Facts');
  if (!data)
    return (
      <SystemState jurisdiction={jurisdiction} error={error} title="The facts could not be loaded" onRetry={refetch} />
    );
  const other = otherAddress(data.system, { id, jurisdiction }, (law, kept) =>
    factsPath(law, kept, query.get('fact') ?? undefined),
  );
  if (other) return <Navigate to={other} replace />;
  const { name, archived, facts: masked, suppliedFacts, recordedFacts } = data.system;
  const facts = readFragment(RegisterFacts, masked);
  const recorded = recordedIn(facts);
  const cards = [...factCards, ...(data.ownFields.length > 0 ? [ownCard(data.ownFields)] : [])];
  const count = systemFacts.filter(({ name }) => facts[name]).length;
  return (
    <ReadOnly value={whyReadOnly(data.system)}>
      <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
        <SystemTabs id={id} jurisdiction={jurisdiction} reportId={data.system.latestAssessment?.id} />
        <ArchivedNotice system={data.system} />
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere">Facts of {name}</h1>
        <p className="mt-2 max-w-170 text-base text-muted">
          {!archived && 'Enter each fact once; new document versions use it. Everything is optional. '}
          The tag shows which provision requires the fact.
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-sm font-medium">
            {count} {count === 1 ? 'fact' : 'facts'} recorded out of {systemFacts.length}. All are optional.
          </p>
          {data.system.jurisdiction === 'EU' && (
            <ButtonLink size="small" to={annexViiiPath(id)}>
              Annex VIII Registration
            </ButtonLink>
          )}
        </div>
        <div className="mt-8 space-y-6">
          {!archived && <FromFile systemId={id} facts={facts} />}
          {cards.map(card => (
            <FactCard
              key={card.id}
              systemId={id}
              card={card}
              facts={recorded}
              folded={count > MANY}
              supplied={suppliedFacts}
              recorded={recordedFacts}
              first={query.get('fact')}
            />
          ))}
          {!archived && data.ownFields.length === 0 && <OwnFieldsHint />}
        </div>
      </div>
    </ReadOnly>
  );
}

/** Leads users who may add own fields to their place. */
function OwnFieldsHint() {
  if (useRefusal('manage')) return null;
  return (
    <p className="text-sm text-muted">
      Need another field?{' '}
      <Link to="/organisation#own-fields" className="text-accent underline underline-offset-4">
        Add own fields
      </Link>{' '}
      for all of your systems.
    </p>
  );
}
