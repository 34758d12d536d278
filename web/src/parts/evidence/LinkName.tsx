import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { actionPath, systemPath } from '../paths.ts';

const Fragment = graphql(`
  fragment LinkName_link on EvidenceLink {
    linkId
    kind
    id
    jurisdiction
    systemId
    title
    system {
      id
      jurisdiction
      name
    }
  }
`);

const words: Record<string, string> = {
  duty: 'Duty',
  answer: 'Question',
  qms: 'QMS requirement',
  action: 'Action',
  record: 'Record',
  organisation: 'Organisation duty',
};
const look = 'underline underline-offset-4 hover:no-underline';

/** One target that a file proves, in words, with a link to its system or action. */
export function LinkName(props: { link: FragmentType<typeof Fragment> }) {
  const { kind, id, jurisdiction, systemId, title, system } = readFragment(Fragment, props.link);
  return (
    <>
      {system && jurisdiction && (
        <>
          <Link to={systemPath(jurisdiction, system.id)} className={look}>
            {system.name}
          </Link>{' '}
          ({jurisdiction}):{' '}
        </>
      )}
      {!system && systemId && `AI system ${systemId}: `}
      {kind === 'action' ? (
        <Link to={actionPath(id)} className={look}>
          {title ?? `Action ${id}`}
        </Link>
      ) : (
        (title ?? `${words[kind] ?? kind} ${id}`)
      )}
    </>
  );
}
