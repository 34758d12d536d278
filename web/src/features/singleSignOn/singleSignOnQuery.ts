import { graphql } from '../../gql/gql.ts';

/** All data of the page in one request; each section adds the fields that it renders. */
export const singleSignOnQuery = graphql(`
  query SingleSignOn {
    domains {
      domain
      record
      text
      provedAt
    }
    singleSignOnValues {
      redirectUri
      signedOutUri
      scopes
    }
    signInConnection {
      name
      issuer
      clientId
      defaultRole
      groupsClaim
      groupRoles {
        group
        role
      }
      only
    }
  }
`);
