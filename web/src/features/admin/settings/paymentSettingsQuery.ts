import { graphql } from '../../../gql/gql.ts';

/** The page shows a warning about the settings of this tab. */
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
