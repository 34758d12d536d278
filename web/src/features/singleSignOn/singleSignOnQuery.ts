import { graphql } from '../../gql/gql.ts';

/** All that the page shows, asked once; each section names what it draws. */
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
