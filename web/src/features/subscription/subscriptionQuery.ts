import { graphql } from '../../gql/gql.ts';

export const subscriptionQuery = graphql(`
  query Subscription {
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
    invoices {
      id
      ...InvoiceTable_invoice
    }
  }
`);
