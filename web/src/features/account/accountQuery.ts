import { graphql } from '../../gql/gql.ts';

/** All that the page shows, asked once; each section names what it draws. */
export const accountQuery = graphql(`
  query Account {
    me {
      id
      username
      createdAt
      signInMeans {
        password
      }
      ...ProfileSection_user
      ...TwoFactorSection_user
      ...PasskeysSection_user
      ...EmailsSection_user
      ...NotificationsSection_user
      ...DataSection_user
    }
    organisation {
      id
      ...DataSection_organisation
    }
    signInIdentities {
      id
      ...ProviderSection_identity
    }
    passkeys {
      id
      ...PasskeysSection_passkey
    }
    sessions {
      id
      ...SessionsSection_session
    }
    securityLog(first: 10) {
      ...SecurityLogSection_page
    }
    apiTokens {
      id
      ...ApiTokensSection_token
    }
  }
`);
