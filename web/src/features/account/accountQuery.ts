import { graphql } from '../../gql/gql.ts';

/** All data of the page in one request; each section adds the fields that it renders. */
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
