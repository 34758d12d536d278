import { graphql } from '../../../gql/gql.ts';

/** The page warns of what the tab sets. */
export const paymentSettingsQuery = graphql(`
  query PaymentSettings {
    paymentSettings {
      sandboxMode
      testReady
      liveReady
      simulator
      warning
    }
  }
`);
