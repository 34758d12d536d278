import { graphql } from '../../gql/gql.ts';

/** Only owners may read invoices. For others the whole query would be refused. */
export const subscriptionQuery = graphql(`
  query Subscription($owns: Boolean!) {
    subscription {
      id
      plan
      ...PlanSection_subscription
      ...UnpaidNotice_subscription
      ...CardSection_subscription
    }
    plans {
      id
      name
      ...PlanSection_plan
      ...ChangePlanDialog_plan
    }
    systemUsage {
      ...UsageLine_usage
    }
    documentUsage {
      ...UsageLine_usage
    }
    invoices @include(if: $owns) {
      id
      ...InvoiceTable_invoice
    }
  }
`);
